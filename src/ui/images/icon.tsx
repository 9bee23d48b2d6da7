import { css } from '@emotion/react'
import { theme } from '../../theme/tokens.ts'

// Lucide, ISC licence: the paths of a 24 px icon.
const paths = {
  arrow: 'M5 12h14m-7-7 7 7-7 7',
  check: 'M20 6 9 17l-5-5',
  chevronDown: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  document: 'M5 3h9l5 5v13H5zM9 12h6M9 16h6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  shield: 'M12 2l8 3v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10V5zM9 12l2 2 4-4',
} as const

const icon = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `transform ${theme.t2} ${theme.arrive}`,
})

interface Props {
  name: keyof typeof paths
  /** Edge in px: 16 in meta lines, 18 in buttons, 20 in lists, 24 and 28 where the icon leads. */
  size?: number
}

/** A line icon in the colour of its text; decorative, so the word beside it carries the meaning. */
export function Icon({ name, size = 20 }: Props) {
  return <LineIcon path={paths[name]} size={size} />
}

/** The same from path data of a 24 px square, for icons that one block alone needs: no other page downloads them. */
export function LineIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg css={icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
