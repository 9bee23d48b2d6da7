import { guessType } from '../../src/content/explain/index.ts'
import { pageText, starts, toJson, typeWhere } from '../../src/content/scaffold/index.ts'
import { blocksOf, blockSchema, blockTypes, isGroup } from '../../src/content/schema/index.ts'
import { samples } from '../../src/content/wording/index.ts'
import { didYouMean, quote } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'

/**
 * What the document of shared blocks with this title can be, the best first. Each has one block, which visitors see on every page
 * that uses it. `from`: the type of the block, or what other tools call it; without it, the closing call.
 * @throws UsageError when nothing is called like that
 */
export function sharedTexts(title: string, from?: string): string[] {
  const type = from === undefined ? undefined : typeCalled(from)
  const blocks =
    type === undefined
      ? [{ type: typeWhere(({ closing }) => closing), title: title.slice(0, 45), description: samples.call }]
      : [
          ...begun(type),
          ...(blockSchema(type)?.examples ?? []).flatMap((one) => (isGroup(one) ? [{ type, ...one }] : [])),
        ]
  return blocks.map((block) =>
    toJson({ $schema: '../../schemas/shared.gen.json', title: `${title}, for several pages`, blocks: [block] }),
  )
}

function typeCalled(name: string): string {
  const isCalled = (type: string) => {
    const { title, alsoCalled = [] } = blockSchema(type) ?? {}
    return type === name || title === name || alsoCalled.includes(name)
  }
  const types = blockTypes.filter((type) => type !== 'shared' && isCalled(type))
  const [type] = types
  if (type !== undefined && types.length === 1) return type
  const meant = types.length > 1 ? types : guessType(name).words
  throw new UsageError(`There is no block ${quote(name)}.${didYouMean(meant)} The guide shows all: npm run guide.`)
}

/** The block of this type with which pages begin, whose words say what to write in their place. */
const begun = (type: string) =>
  Object.keys(starts).flatMap((from) =>
    blocksOf(JSON.parse(pageText({ key: 'a.json', from }))).filter((block) => isGroup(block) && block.type === type),
  )
