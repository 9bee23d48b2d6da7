import { mainTitles } from '../../model/blockFacts.gen.ts'
import type { Purpose } from './blockFacts.ts'
import { blockSchema, blockTypes } from './catalogue.ts'

/** The field that decides whether a block of this type has the main title; undefined when it always or never has it. */
export const mainTitleSwitch = (type: string): string | undefined =>
  Object.hasOwn(mainTitles, type) ? mainTitles[type]?.if : undefined

/** The types that can be offered for a purpose, in the order of the alphabet. The generator makes sure that there is one. */
export const suggestedTypes = (purpose: Purpose): string[] =>
  blockTypes.filter((type) => blockSchema(type)?.suggestedFor?.includes(purpose))

/** The first of the {@link suggestedTypes}. */
export const suggestedType = (purpose: Purpose): string => suggestedTypes(purpose)[0] ?? ''
