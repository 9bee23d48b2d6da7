import type { DocumentChange, FieldChange } from '../../src/content/changes/index.ts'
import { routeOf } from '../../src/model/route.ts'

/** Documents in which nothing changes but links to a page that has moved. */
export function findFollowers(documents: readonly DocumentChange[]): Set<DocumentChange> {
  const moves = documents.flatMap(({ key, oldKey }) => {
    const [from, to] = [oldKey === undefined ? null : routeOf(oldKey), routeOf(key)]
    return from === null || to === null ? [] : [{ from, to }]
  })
  const follows = (field: FieldChange) =>
    field.kind === 'setting' &&
    moves.some(
      ({ from, to }) => field.before?.split(/[?#]/)[0] === from && field.after === to + field.before.slice(from.length),
    )
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
