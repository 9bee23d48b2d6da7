import { css } from '@emotion/react'
import type { Drawing } from '../../model/values.ts'
import { detailArt } from '../../theme/artPages.ts'
import { Picture } from './picture.tsx'

// Its line runs on to both edges of its place, wherever these are. Some words are on the tint itself, which forced colours
// would make as dark as they are.
const place = css({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  background: 'var(--ct)',
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '& > picture': { display: 'contents' },
  '& img': { display: 'block' },
})
const { width, side, widest, least } = detailArt
const canvas = (width + 2 * side) / width
const art = css({ width: `clamp(${canvas * least}px, ${canvas * 100}%, ${canvas * widest}px)`, maxWidth: 'none' })

/** A detail of the product on the tint of its line, which fills the place that it gets. */
export function DetailPicture({ drawing, className }: { drawing: Drawing; className?: string | undefined }) {
  return (
    <div css={place} className={className}>
      <Picture css={art} drawing={drawing} />
    </div>
  )
}
