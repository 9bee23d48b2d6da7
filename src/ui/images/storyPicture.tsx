import { css } from '@emotion/react'
import type { Drawing } from '../../model/values.ts'
import { storyArt } from '../../theme/artPages.ts'
import { lines, media } from '../../theme/styles.ts'
import { Picture } from './picture.tsx'

const { side, line, wide, small } = storyArt
const percent = (share: number) => `${share * 100}%`

const place = css({ position: 'relative' })
// Around the art is room for shadows.
const art = css({
  position: 'relative',
  '& img, & .lv': {
    width: percent(1 + (2 * side) / wide.width),
    maxWidth: 'none',
    marginLeft: percent(-side / wide.width),
  },
  [media.phone]: {
    '& img, & .lv': {
      width: percent(1 + (2 * side) / small.width),
      marginLeft: percent(-side / small.width),
    },
  },
})
const way = css(lines, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  [media.phone]: { display: 'none' },
  '@media print': { display: 'none' },
})
const straight = css({ [media.fromDesktop]: { '&[data-climbs]': { display: 'none' } } })
const climbing = css({ display: 'none', [media.fromDesktop]: { display: 'inline' } })

// From far outside of any page. Bends have a radius of 44. The rise leaves the words room above the line, and keeps the line
// from what ends the head below it: two lines side by side look like a mistake.
const rise = 70
const low = wide.dock + rise
const start = 'M-2400'
const level = `${start} ${wide.dock}H2`
const climb = `${start} ${low}H${-38.2 - rise}A44 44 0 0 0${-7.1 - rise} ${low - 12.9}L-32.9 ${wide.dock + 12.9}A44 44 0 0 1-1.8 ${wide.dock}H2`

interface Props {
  drawing: Drawing
  /** Where words are left of the drawing from 1200 px on: the line comes under them, and climbs. */
  climbs?: boolean
  eager?: boolean
}

/** A customer's product in use, at the end of the line that comes from the left edge of the page. */
export function StoryPicture({ drawing, climbs = false, eager = false }: Props) {
  const mark = climbs ? '' : undefined
  return (
    <div css={place}>
      <svg css={way} viewBox={`0 0 ${wide.width} ${wide.height}`} aria-hidden="true">
        <path css={straight} data-climbs={mark} d={level} stroke="var(--c)" strokeWidth={line} />
        {climbs && <path css={climbing} d={climb} stroke="var(--c)" strokeWidth={line} />}
      </svg>
      <div css={art}>
        <Picture drawing={drawing} eager={eager} />
      </div>
    </div>
  )
}
