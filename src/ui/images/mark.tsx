import { css, type SerializedStyles } from '@emotion/react'
import { fittedTo, markRoom } from '../../model/marks.ts'
import type { Mark as MarkValue } from '../../model/values.ts'
import { marks, markSize } from '../../theme/marks.ts'
import { theme } from '../../theme/tokens.ts'
import { Variants } from './mediaImage.tsx'

type Size = 'small' | 'large' | 'plain' | 'inline' | 'station' | 'signature' | 'tile'

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: 'var(--ct)',
  color: 'var(--cx)',
  forcedColorAdjust: 'none',
})
const sizes: Record<Size, SerializedStyles> = {
  small: css({ width: 56, height: 56, borderRadius: theme.rM }),
  large: css({ width: 112, height: 112, borderRadius: theme.rL, background: theme.paper }),
  plain: css({ background: 'none' }),
  inline: css({ background: 'none' }),
  station: css({ background: 'none' }),
  signature: css({ width: 48, height: 48, borderRadius: theme.rM }),
  tile: css({ width: 80, height: 80, borderRadius: 20, background: theme.paper }),
}
// A picture and a name may be wider than the drawn marks, and are seen on white wherever they are.
const white = css({ width: 'auto', background: theme.paper, border: `1px solid ${theme.rule}`, borderRadius: theme.rM })
const pictured: Record<Size, SerializedStyles> = {
  small: css(white, { minWidth: 56, paddingInline: 8 }),
  large: css(white, {
    minWidth: 112,
    maxWidth: '100%',
    paddingInline: 20,
    borderRadius: theme.rL,
  }),
  plain: css(white, { maxWidth: '100%', padding: '20px 28px' }),
  inline: css(white, { padding: 4 }),
  station: css(white, { paddingInline: 8 }),
  signature: css(white, { minWidth: 48, paddingInline: 6 }),
  tile: css(white, { minWidth: 80, maxWidth: '100%', paddingInline: 16, borderRadius: 20 }),
}
const typed: Record<Size, SerializedStyles> = {
  small: css({ fontWeight: 600 }),
  large: css({
    width: 'auto',
    height: 'auto',
    minWidth: 112,
    minHeight: 112,
    maxWidth: '100%',
    padding: '12px 16px',
  }),
  plain: css({ maxWidth: '100%', paddingInline: 24 }),
  inline: css({ display: 'none' }),
  station: css({ display: 'none' }),
  signature: css({ fontWeight: 600 }),
  tile: css({ width: 'auto', minWidth: 80, paddingInline: 20, fontSize: theme.fs4 }),
}
const word = css({
  fontSize: theme.fs3,
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
const longWord = css({ fontSize: theme.fs4 })
/** So many letters of one word fit the narrowest tile, on a tablet: in large type, and at all. */
const longest = { large: 7, any: 13 }
const shape = css({ fill: 'currentColor' })
/** Edge of a drawn mark, in px. */
const edges: Record<Size, number> = {
  small: 28,
  large: 60,
  plain: 72,
  inline: 34,
  station: 34,
  signature: 26,
  tile: 44,
}
/** The room of a picture, in px. */
const rooms = {
  small: { width: 104, height: 38 },
  large: { width: 174, height: 72 },
  plain: markRoom,
  inline: { width: 72, height: 30 },
  station: { width: 120, height: 30 },
  signature: { width: 84, height: 30 },
  tile: { width: 140, height: 56 },
}

interface Props {
  /** Undefined: the company has none, and its name is set in type. */
  mark: MarkValue | undefined
  /** The name of the company. */
  name: string
  /** small: a tile of 56 px in the tint of the line; large: a white one of 112 px; plain: the mark alone, on a tint; inline: before the name; station: on the line of a lane, which grows with it; signature: 48 px, under a quote. */
  size: Size
}

/** The mark of a customer or partner. Decorative: the name is beside it. */
export function Mark({ mark, name, size }: Props) {
  if (mark === undefined)
    return (
      <span css={[tile, sizes[size], typed[size]]} aria-hidden="true">
        {size === 'small' || size === 'signature' ? initialsOf(name) : <NameInType name={name} />}
      </span>
    )
  if (typeof mark !== 'string') {
    const room = fittedTo(rooms[size], mark)
    return (
      <span css={[tile, sizes[size], pictured[size]]}>
        <Variants picture={{ ...mark, ...room }} sizes={`${room.width}px`} />
      </span>
    )
  }
  return (
    <span css={[tile, sizes[size]]}>
      <svg
        css={shape}
        width={edges[size]}
        height={edges[size]}
        viewBox={`0 0 ${markSize} ${markSize}`}
        aria-hidden="true"
      >
        <path d={marks[mark]} />
      </svg>
    </span>
  )
}

/** A name in place of a mark. One with a word that is wider than the tile shows its first letters. */
function NameInType({ name }: { name: string }) {
  const letters = Math.max(...name.split(/[\s-]+/).map((part) => part.length))
  if (letters > longest.any) return <span css={word}>{initialsOf(name)}</span>
  return <span css={letters > longest.large ? [word, longWord] : word}>{name}</span>
}

/** The first letters of the first two words: there is no room for a name, which is beside it. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? [])
  return letters.slice(0, 2).join('').toUpperCase()
}
