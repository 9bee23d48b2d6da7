import { css } from '@emotion/react'
import type { ReactElement } from 'react'
import { lines } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

// 300 by 132 units. The lines run on far past both sides, and the box clips them, so they meet its edges also where it
// is wider than the art.
const box = css({ display: 'grid', alignItems: 'center', overflow: 'clip', background: 'var(--ct)' })
const image = css({ width: '100%', strokeWidth: 10, forcedColorAdjust: 'none' })

const Rail = ({ d, colour = 'var(--c)' }: { d: string; colour?: string }) => <path d={d} stroke={colour} />
const Dots = ({ d }: { d: string }) => <path d={d} stroke={theme.edge} strokeWidth="9" strokeDasharray="1 22" />
const Ink = ({ d, width }: { d: string; width: number }) => <path d={d} stroke={theme.ink} strokeWidth={width} />

interface RingProps {
  x: number
  y: number
  r?: number
  width?: number
  fill?: string
}

const Ring = ({ x, y, r = 7, width = 3.5, fill = theme.paper }: RingProps) => (
  <circle cx={x} cy={y} r={r} fill={fill} stroke={theme.ink} strokeWidth={width} />
)
const Capsule = ({ x, height, width }: { x: number; height: number; width: number }) => (
  <rect
    x={x - width / 2}
    y={66 - height / 2}
    width={width}
    height={height}
    rx={width / 2}
    fill={theme.paper}
    stroke={theme.ink}
    strokeWidth="4.5"
  />
)
const straight = <Rail d="M-200 66H500" />

const glyphs = {
  fan: (
    <>
      {straight}
      <Rail d="M-200 66H86.9A22 22 0 0 0 102.4 59.6L121.6 40.4A22 22 0 0 1 137.1 34H500" />
      <Rail d="M-200 66H86.9A22 22 0 0 1 102.4 72.4L121.6 91.6A22 22 0 0 0 137.1 98H500" />
      <Ring x={70} y={66} />
      <Ring x={190} y={34} />
      <Ring x={214} y={66} />
      <Ring x={190} y={98} />
    </>
  ),
  merge: (
    <>
      <Rail d="M-200 34H110.9A22 22 0 0 1 126.4 40.4L145.6 59.6A22 22 0 0 0 161.1 66H500" />
      <Rail d="M-200 98H110.9A22 22 0 0 0 126.4 91.6L145.6 72.4A22 22 0 0 1 161.1 66H500" />
      {straight}
      <Ring x={66} y={34} />
      <Ring x={66} y={66} />
      <Ring x={66} y={98} />
      <Capsule x={206} height={40} width={24} />
    </>
  ),
  check: (
    <>
      {straight}
      <Ring x={150} y={66} r={25} width={5} />
      <Ink d="M158 60 147 71 142 66" width={2.8} />
    </>
  ),
  loop: (
    <>
      <Rail d="M-200 46H174A22 22 0 0 1 196 68V70A22 22 0 0 1 174 92H104" />
      <Dots d="M214 46H500" />
      <Ring x={104} y={92} fill="var(--c)" />
      <Ring x={60} y={46} />
    </>
  ),
  climb: (
    <>
      <Rail d="M-200 104H51.7A20 20 0 0 0 65.9 98.1L90.1 73.9A20 20 0 0 1 104.3 68H155.7A20 20 0 0 0 169.9 62.1L194.1 37.9A20 20 0 0 1 208.3 32H500" />
      <Ring x={40} y={104} />
      <Ring x={130} y={68} />
      <Ring x={236} y={32} />
    </>
  ),
  gate: (
    <>
      {straight}
      <Capsule x={118} height={52} width={22} />
      <Capsule x={178} height={52} width={22} />
      <Ink d="M122.3 63.2 116.8 68.8 113.7 65.8M182.3 63.2 176.8 68.8 173.7 65.8" width={1.8} />
    </>
  ),
  clock: (
    <>
      {straight}
      <Ring x={60} y={66} />
      <Ring x={100} y={66} />
      <Ring x={140} y={66} />
      <Ring x={216} y={66} r={24} width={5} />
      <Ink d="M216 54V66L224 74" width={4} />
    </>
  ),
  shield: (
    <>
      {straight}
      <rect x="92" y="32" width="116" height="68" rx="34" stroke={theme.ink} strokeWidth="5" />
      <Ring x={150} y={66} fill={theme.ink} />
    </>
  ),
  world: (
    <>
      <Rail d="M-200 34H80.9A22 22 0 0 1 96.4 40.4L147.6 91.6A22 22 0 0 0 163.1 98H500" />
      <Rail d="M-200 98H80.9A22 22 0 0 0 96.4 91.6L147.6 40.4A22 22 0 0 1 163.1 34H500" />
      <Ring x={122} y={66} r={22} width={5} />
      <Ring x={56} y={34} />
      <Ring x={56} y={98} />
      <Ring x={212} y={34} />
      <Ring x={212} y={98} />
    </>
  ),
  swap: (
    <>
      <Rail d="M-200 66H86.9A22 22 0 0 0 102.4 59.6L121.6 40.4A22 22 0 0 1 137.1 34H500" />
      <Rail d="M-200 66H86.9A22 22 0 0 1 102.4 72.4L121.6 91.6A22 22 0 0 0 137.1 98H500" />
      <Ring x={70} y={66} />
      <Ring x={206} y={34} r={16} width={5} />
      <Ring x={206} y={98} r={16} width={5} fill="var(--c)" />
    </>
  ),
  limit: (
    <>
      <Rail d="M130 66H236" colour={theme.paper} />
      <Rail d="M-200 66H150" />
      <Ink d="M236 38V94" width={12} />
      <Ring x={150} y={66} r={16} width={5} />
    </>
  ),
  bundle: (
    <>
      <Rail d="M-200 59H97.6A9 9 0 0 0 103.9 56.4L114.4 45.9A51 51 0 0 1 150.4 31H500" colour={theme.lagoon} />
      <Rail d="M-200 73H97.6A23 23 0 0 0 113.8 66.3L124.3 55.8A37 37 0 0 1 150.4 45H500" colour={theme.clay} />
      <Rail d="M-200 87H97.6A37 37 0 0 0 123.7 76.2L134.2 65.7A23 23 0 0 1 150.4 59H500" colour={theme.sun} />
      <Rail d="M-200 101H97.6A51 51 0 0 0 133.6 86.1L144.1 75.6A9 9 0 0 1 150.4 73H500" colour={theme.sky} />
    </>
  ),
} satisfies Record<string, ReactElement>

/** What a line says without words: it parts, meets, is checked, comes back, climbs, passes two gates … */
export type GlyphName = keyof typeof glyphs

/** Whether there is such a glyph. */
export const isGlyph = (name: unknown): name is GlyphName => typeof name === 'string' && Object.hasOwn(glyphs, name)

/** A small drawing of a line on the tint of its colour, which `data-line` above it gives; decorative. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <div css={box} className={className}>
      <svg css={[lines, image]} viewBox="0 0 300 132" aria-hidden="true">
        {glyphs[name]}
      </svg>
    </div>
  )
}
