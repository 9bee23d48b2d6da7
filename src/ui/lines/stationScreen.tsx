import { css } from '@emotion/react'
import type { Drawing } from '../../model/values.ts'
import { stationArt } from '../../theme/art.ts'
import { Picture } from '../images/picture.tsx'

const { x, y, width, bottom } = stationArt
const share = (part: number) => `${(part / width) * 100}%`
const screen = css({
  maxWidth: 340,
  '& img': { width: share(width + 2 * x), maxWidth: 'none', margin: `${share(-y)} ${share(-x)} ${share(-bottom)}` },
})

/**
 * The screen of one station; the room around it for its shadow is outside of its place. On a phone that is outside of the
 * page too: the section has to clip, as the page must not scroll there.
 */
export function StationScreen({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <div css={screen} className={className}>
      <Picture drawing={drawing} />
    </div>
  )
}
