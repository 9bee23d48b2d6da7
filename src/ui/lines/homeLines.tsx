import { css, keyframes } from '@emotion/react'
import type { Line } from '../../model/schema.gen.ts'
import { lines as strokes, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

type Path = readonly [line: Line, path: string]

// The lines of the drawing "homeHero", in its coordinates; a test compares them with the drawing. They are in the page
// because nothing can move in a picture file.

/** The lines of the wide cut; the last one leaves the card that the clay line has entered. */
export const wideLines: readonly Path[] = [
  ['lagoon', 'M-720 664L515.4 664A40 40 0 0 0 543.7 652.3L984.8 211.2A52 52 0 0 1 1021.5 196L2160 196'],
  ['clay', 'M-720 680L515.4 680A56 56 0 0 0 555 663.6L821.9 396.7A52 52 0 0 1 858.7 381.5L960 381.5'],
  ['sun', 'M-720 696L515.4 696A72 72 0 0 0 566.3 674.9L622 619.2A52 52 0 0 1 658.8 604L2160 604'],
  ['sky', 'M-720 712H2160'],
  ['clay', 'M1224 352.8H2160'],
]

/** The lines of the small cut, in the same order. */
export const smallLines: readonly Path[] = [
  ['lagoon', 'M56 14L56 73.2A26 26 0 0 0 63.6 91.6L70.4 98.4A26 26 0 0 0 88.8 106L390 106'],
  ['clay', 'M42 14L42 263.5A26 26 0 0 0 49.6 281.9L56.4 288.7A26 26 0 0 0 74.8 296.3L112 296.3'],
  ['sun', 'M28 14L28 457.2A26 26 0 0 0 35.6 475.6L42.4 482.4A26 26 0 0 0 60.8 490L390 490'],
  ['sky', 'M14 14L14 625.2A26 26 0 0 0 21.6 643.6L28.4 650.4A26 26 0 0 0 46.8 658L390 658'],
  ['clay', 'M334 271.5H390'],
]

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const run = keyframes({ to: { strokeDashoffset: -1 } })

const drawing = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  '& > path': { strokeDasharray: 1, animation: `${draw} ${theme.t4} ${theme.depart} backwards` },
  // The clay line comes in two parts, before and behind its card: together they take as long as one of the others.
  '& > :nth-of-type(2)': { animationDuration: '.5s' },
  '& > :nth-of-type(5)': { animationDuration: '.45s', animationDelay: '.45s' },
  '@media print': { '& > path': { animation: 'none' } },
})
// Invisible rather than not drawn, where the other cut is shown: an animation would begin again when a window changes its width.
const wide = css({ strokeWidth: 11, [media.phone]: { visibility: 'hidden' } })
const small = css({ strokeWidth: 9.5, strokeLinecap: 'butt', [media.fromTablet]: { visibility: 'hidden' } })

// The signal: a dash that runs along each line twice and is gone. At rest it lies before the beginning of its line.
const signal = css({
  strokeWidth: 3,
  '& > path:nth-of-type(n)': {
    strokeDasharray: '.02 2',
    strokeDashoffset: 0.03,
    animation: `${run} 2.4s linear .8s 2`,
  },
  '@media print': { display: 'none' },
})

/** The lines of the home page's head, under its picture: they draw themselves once, then a signal runs along them. */
export function HomeLines() {
  return (
    <>
      <svg css={[strokes, drawing, wide]} viewBox="-720 0 2880 800" aria-hidden="true">
        {wideLines.map(([line, path]) => (
          <path key={path} d={path} stroke={theme[line]} pathLength="1" />
        ))}
      </svg>
      <svg css={[strokes, drawing, wide, signal]} viewBox="-720 0 2880 800" aria-hidden="true">
        {wideLines.slice(0, 4).map(([, path]) => (
          <path key={path} d={path} stroke={theme.paper} pathLength="1" />
        ))}
      </svg>
      <svg css={[strokes, drawing, small]} viewBox="0 0 390 724" aria-hidden="true">
        {smallLines.map(([line, path]) => (
          <path key={path} d={path} stroke={theme[line]} pathLength="1" />
        ))}
      </svg>
    </>
  )
}
