import { css, type SerializedStyles } from '@emotion/react'
import type { Mark as MarkName } from '../../model/schema.gen.ts'
import { marks, markSize } from '../../theme/marks.ts'
import { theme } from '../../theme/tokens.ts'

type Size = 'small' | 'large' | 'plain'

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
}
const shape = css({ fill: 'currentColor' })
/** Edge of the mark itself, in px. */
const edges: Record<Size, number> = { small: 28, large: 60, plain: 72 }

interface Props {
  name: MarkName
  /** small: a tile of 56 px in the tint of the line; large: a white one of 112 px; plain: the mark alone, on a tint. */
  size: Size
}

/** The mark of a customer or partner. Decorative: its name is beside it. */
export function Mark({ name, size }: Props) {
  return (
    <span css={[tile, sizes[size]]}>
      <svg
        css={shape}
        width={edges[size]}
        height={edges[size]}
        viewBox={`0 0 ${markSize} ${markSize}`}
        aria-hidden="true"
      >
        <path d={marks[name]} />
      </svg>
    </span>
  )
}
