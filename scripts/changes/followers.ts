import { type DocumentChange, type FieldChange, followMoves } from '../../src/content/changes/index.ts'

/** Documents in which nothing changes but links to a page that has moved. */
export function findFollowers(documents: readonly DocumentChange[]): Set<DocumentChange> {
  const follow = followMoves(documents)
  const follows = (field: FieldChange) =>
    field.kind === 'setting' && field.before !== null && field.after === follow(field.before)
  return new Set(
    documents.filter(
      ({ kind, fields, blocks }) =>
        kind === 'changed' &&
        fields.every(follows) &&
        blocks.every((block) => block.kind === 'changed' && block.fields.every(follows)),
    ),
  )
}

/** How many links such a document has changed. */
export const linkCount = ({ fields, blocks }: DocumentChange): number =>
  blocks.reduce((sum, block) => sum + block.fields.length, fields.length)
