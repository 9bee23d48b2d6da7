import type { Piece } from '../../src/content/changes/index.ts'
import type { Style } from './style.ts'

/** Beyond these, the changes of a text cannot be read one by one. */
const most = { replaced: 2, share: 1 / 3 } as const
/** What a longer text says alike in both versions is not said in full. */
const mostInFull = 300

/** Whether a text can be read with marks around what is gone and what is new. */
export function isReadable({ isMarkable }: Style, pieces: readonly Piece[]): boolean {
  const wordsOf = (one: Piece['kind']) =>
    pieces.reduce((sum, { kind, text }) => sum + (kind === one ? (text.match(/\S+/g) ?? []).length : 0), 0)
  const isChanged = (piece: Piece | undefined) => piece !== undefined && piece.kind !== 'same'
  const replaced = pieces.filter((piece, at) => isChanged(piece) && isChanged(pieces[at + 1])).length
  const changed = wordsOf('gone') + wordsOf('new')
  return (
    replaced <= most.replaced &&
    changed <= (changed + 2 * wordsOf('same')) * most.share &&
    pieces.every((piece) => !isChanged(piece) || isMarkable(piece.text.trim()))
  )
}

/** A text with marks in it; of what stays only the words beside them. `cut`: makes too long words shorter. */
export function marked({ safe, gone, fresh }: Style, pieces: readonly Piece[], cut: (text: string) => string): string {
  const texts = pieces.map((piece, at) => {
    if (piece.kind === 'same') return safe(besides(piece.text, at === 0, at === pieces.length - 1))
    const inner = cut(piece.text.trim())
    return inner === '' ? '' : piece.kind === 'gone' ? gone(inner) : fresh(inner)
  })
  return texts.filter((text) => text !== '').join(' ')
}

/** A text as it was and as it is. */
export function versions(pieces: readonly Piece[]): [string, string] {
  const sides = (['new', 'gone'] as const).map((other) => pieces.filter(({ kind }) => kind !== other))
  const texts = sides.map((side) => side.map(({ text }) => text).join(''))
  const [before = '', after = ''] = texts.every(({ length }) => length <= mostInFull)
    ? texts
    : sides.map((side) =>
        side
          .map(({ kind, text }, at) =>
            kind === 'same' ? besides(text, at === 0, at === side.length - 1) : text.trim(),
          )
          .filter((text) => text !== '')
          .join(' '),
      )
  return [before, after]
}

/** The words of a stretch that are beside what changes. */
function besides(text: string, isFirst: boolean, isLast: boolean): string {
  const all = text.trim().split(/\s+/)
  if (all.length <= 8) return text.trim()
  return `${isFirst ? '' : all.slice(0, 3).join(' ')} … ${isLast ? '' : all.slice(-3).join(' ')}`.trim()
}
