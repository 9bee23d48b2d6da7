import { collectedTypes } from '../schema/index.ts'
import { isAlways } from '../../model/showing.ts'
import type { BlockFact, BlockGist } from './types.ts'

/** What the blocks of a document are, in few words. */
export const gistOf = (blocks: readonly BlockFact[]): BlockGist => ({
  shows: distinct(blocks.flatMap(({ use }) => use ?? [])),
  takes: blocks.flatMap(({ use, taken }) => (use === undefined && taken ? taken : [])),
  lists: blocks.flatMap(({ collection }) => collection ?? []),
  dated: blocks.some(({ showing }) => !isAlways(showing)),
  offers: distinct(blocks.flatMap(({ type }) => (collectedTypes.has(type) ? type : []))),
})

const distinct = (names: readonly string[]): readonly string[] => (names.length > 1 ? [...new Set(names)] : names)

/** The names of the shared documents that a document shows, or of which it shows entries. */
export const sharedIn = ({ shows, takes }: BlockGist): readonly string[] =>
  takes.length > 0 ? [...shows, ...takes.map(({ shared }) => shared)] : shows
