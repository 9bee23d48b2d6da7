import type { Schema } from '../../src/content/schema/index.ts'
import { otherValues, placesIn, put } from './otherValues.ts'
import { sample } from './sample.ts'

type Fields = Record<string, unknown>

/** How a test looks at a block or a document. */
interface Look {
  /** Whether nothing is wrong with it. */
  isSound(value: Fields): boolean
  /** Whether something else comes of it than of the one that is looked at: for those who edit, if the field `isInternal`. */
  differs(value: Fields, isInternal: boolean): boolean
}

/**
 * Of a sample of the fields of a value, at every depth: those of which nobody would see whether they are written, or what
 * they hold.
 */
export function silentIn(schema: Schema, value: Fields, { isSound, differs }: Look): string[] {
  return sample(placesIn(schema, value), 60, 'silent fields').flatMap((place) => {
    const { path, steps, held, isRequired, isInternal } = place
    const changed = otherValues(place).map((other) => put(value, steps, other) as Fields)
    const without =
      held === undefined || isRequired || held === place.schema.default ? [] : [put(value, steps, undefined) as Fields]
    return [changed, without].flatMap((tries, index) => {
      const sound = tries.filter(isSound)
      const isSilent = sound.length > 0 && !sound.some((one) => differs(one, isInternal))
      return isSilent ? [index === 0 ? path : `without ${path}`] : []
    })
  })
}
