import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import type { Drawing } from '../../model/values.ts'
import { networksArt, returnedArt } from '../../theme/art.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'

type Kind = BlockProps['split']['art']

const below = css({ maxWidth: 720, [media.fromDesktop]: { maxWidth: 'none' } })

/** The art fills the column; the rest of its canvas lies around it, and the section cuts it. */
function placed({ canvas, x, y, width, height }: typeof returnedArt): SerializedStyles {
  const share = (part: number) => `${(part / width) * 100}%`
  return css({
    [media.fromTablet]: {
      position: 'relative',
      aspectRatio: `${width} / ${height}`,
      '& img': {
        position: 'absolute',
        top: 0,
        left: 0,
        width: share(canvas.width),
        maxWidth: 'none',
        margin: `${share(-y)} 0 0 ${share(-x)}`,
      },
    },
  })
}

// Stacked, the words are where the line comes from: it ends at the edge of the art. Below, it runs on to that of the section.
const cutAbove = (top: string, bottom: string) =>
  css({ [media.tablet]: { clipPath: `inset(${top} -100vw ${bottom})` } })
const edgeToEdge = css({
  [media.phone]: { width: `calc(100% + 2 * ${theme.gutter})`, marginInline: `calc(-1 * ${theme.gutter})` },
})

const kinds: Record<Kind, readonly SerializedStyles[]> = {
  plain: [],
  through: [placed(returnedArt), cutAbove('0', '-100vh')],
  // Above the interchange the arriving line is cut off.
  junction: [placed(networksArt), cutAbove(`${(15 / networksArt.height) * 100}%`, '-100px'), edgeToEdge],
}

/** The drawing of a split section. */
export function Art({ kind, drawing }: { kind: Kind; drawing: Drawing }) {
  return (
    <div css={[below, ...kinds[kind]]}>
      <Picture drawing={drawing} />
    </div>
  )
}
