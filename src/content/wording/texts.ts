import type { Group, Schema, Text, Visitor } from '../schema/index.ts'
import type { Place } from '../facts/index.ts'
import type { Code, RawFinding } from '../finding/index.ts'

export type { Group, Text } from '../schema/index.ts'

/** What a rule has found, and where. The place in the file is looked up when it is reported. */
export interface Found extends Pick<RawFinding, 'message' | 'hint' | 'suggestions' | 'further' | 'fix'> {
  place: Place
}

/** The same with the code of the rule. */
export interface TextFinding extends Found {
  code: Code
}

/** Nothing found: one list for all the texts that are as they should be. */
export const noFindings: readonly never[] = []

/** The place of a text. It is not kept with every text, because few have findings. */
export const placeOf = ({ above, step, group }: Text): Place => ({ pointer: above + step, where: group.place.where })

/** Values of these formats are no words: they are checked where they lead, or not at all. */
const wordless: ReadonlySet<string | undefined> = new Set([
  'link',
  'path',
  'date',
  'anchor',
  'drawing',
  'folder',
  'pageName',
  'sharedName',
  'entryName',
  'media',
  'mark',
])

/** Whether the texts of a field are words. */
export const isWords = ({ format }: Schema): boolean => !wordless.has(format)

/** A visitor of all groups, and of the texts that are words: people read or hear them. */
export const wordVisitor = (visit: { group?(group: Group): void; text(text: Text): void }): Visitor => ({
  ...visit,
  text(text) {
    if (isWords(text.schema)) visit.text(text)
  },
})
