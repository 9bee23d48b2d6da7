import type { ReactNode } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { Dots, Station, Way } from './parts.tsx'

/** What the line does: as a picture of 1440 by 760 units, and as one of 360 by 640. */
interface LineSymbol {
  /** What a window shows that is not as wide: the middle, or the right with the last dot. */
  keeps: 'middle' | 'right'
  wide: ReactNode
  small: ReactNode
}

function Capsule({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const edge = width / 4
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={width / 2}
      fill={theme.paper}
      stroke={theme.ink}
      strokeWidth={edge}
    />
  )
}

function Card({ x, y, width, edge }: { x: number; y: number; width: number; edge: number }) {
  const r = width * 0.072
  return (
    <g fill="none" stroke={theme.paper} strokeWidth={edge}>
      <rect x={x} y={y} width={width} height={width * 0.63} rx={width * 0.09} />
      <circle cx={x + width * 0.17} cy={y + width * 0.17} r={r} />
    </g>
  )
}

const braces = (left: string, right: string, width: number) => (
  <path
    d={left + right}
    fill="none"
    stroke="var(--way)"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

export const symbols: Record<BlockProps['placeholder']['symbol'], LineSymbol> = {
  station: {
    keeps: 'right',
    wide: (
      <>
        <Dots from={1112} count={6} y={470} width={30} />
        <Way d="M-40 670H522.7A90 90 0 0 0 586.4 643.6L733.6 496.4A90 90 0 0 1 797.3 470H1000" width={44} />
        <Station x={1010} y={470} r={50} />
      </>
    ),
    small: (
      <>
        <Dots from={270} count={3} y={480} width={15} />
        <Way d="M-40 560H73.4A40 40 0 0 0 101.7 548.3L158.3 491.7A40 40 0 0 1 186.6 480H212" width={22} />
        <Station x={212} y={480} r={26} />
      </>
    ),
  },
  fan: {
    keeps: 'right',
    wide: (
      <>
        {[455, 565, 675].map((y) => (
          <Dots key={y} from={1185} count={5} y={y} width={28} />
        ))}
        <Way d="M-40 565H515" width={44} half="first" />
        <Way
          d="M513 565H671.9A80 80 0 0 0 728.4 541.6L791.6 478.4A80 80 0 0 1 848.1 455H1090"
          width={40}
          half="second"
        />
        <Way d="M513 565H1090" width={40} half="second" />
        <Way
          d="M513 565H671.9A80 80 0 0 1 728.4 588.4L791.6 651.6A80 80 0 0 0 848.1 675H1090"
          width={40}
          half="second"
        />
        <Capsule x={485} y={495} width={56} height={140} />
        {[455, 565, 675].map((y) => (
          <Station key={y} x={1095} y={y} r={38} open />
        ))}
      </>
    ),
    small: (
      <>
        {[400, 480, 560].map((y) => (
          <Dots key={y} from={284} count={3} y={y} width={14} />
        ))}
        <Way d="M-40 480H80" width={20} half="first" />
        <Way d="M77 480H105.9A34 34 0 0 0 130 470L190 410A34 34 0 0 1 214.1 400H238" width={20} half="second" />
        <Way d="M77 480H238" width={20} half="second" />
        <Way d="M77 480H105.9A34 34 0 0 1 130 490L190 550A34 34 0 0 0 214.1 560H238" width={20} half="second" />
        <Capsule x={62} y={440} width={30} height={80} />
        {[400, 480, 560].map((y) => (
          <Station key={y} x={240} y={y} r={19} open />
        ))}
      </>
    ),
  },
  card: {
    keeps: 'middle',
    wide: (
      <g transform="translate(0 30)">
        <rect x={620} y={380} width={390} height={246} rx={35} fill={theme.ink2} />
        <Way
          d="M-40 650H396.9A80 80 0 0 0 453.4 626.6L536.6 543.4A80 80 0 0 1 593.1 520H726.9A80 80 0 0 0 783.4 496.6L806.6 473.4A80 80 0 0 1 863.1 450H1004"
          width={44}
          half="first"
        />
        <Way
          d="M1004 450H1066.9A80 80 0 0 0 1123.4 426.6L1132.6 417.4A80 80 0 0 1 1189.1 394H1480"
          width={44}
          light
          half="second"
        />
        <Card x={620} y={380} width={390} edge={12} />
      </g>
    ),
    small: (
      <>
        <rect x={84} y={420} width={200} height={126} rx={18} fill={theme.ink2} />
        <Way
          d="M-40 596H-22.4A30 30 0 0 0 -1.2 587.2L51.2 534.8A30 30 0 0 1 72.4 526H137.6A30 30 0 0 0 158.8 517.2L185.2 490.8A30 30 0 0 1 206.4 482H282"
          width={22}
          half="first"
        />
        <Way
          d="M282 482H293.6A30 30 0 0 0 314.8 473.2L331.2 456.8A30 30 0 0 1 352.4 448H400"
          width={22}
          light
          half="second"
        />
        <Card x={84} y={420} width={200} edge={7} />
      </>
    ),
  },
  braces: {
    keeps: 'middle',
    wide: (
      <g transform="translate(0 -16)">
        {braces('M470 480H440V560L400 600L440 640V720H470', 'M1050 480H1080V560L1120 600L1080 640V720H1050', 36)}
        <Dots from={800} count={4} y={600} width={30} />
        <Way d="M-40 600H330" width={44} />
        <Way d="M560 600H690" width={44} />
        <Way d="M1190 600H1480" width={44} />
        <Station x={690} y={600} r={40} />
      </g>
    ),
    small: (
      <g transform="translate(0 -24)">
        {braces('M110 474H92V524L68 548L92 572V622H110', 'M250 474H268V524L292 548L268 572V622H250', 18)}
        <Dots from={212} count={2} y={548} width={12} />
        <Way d="M-40 548H40" width={20} />
        <Way d="M120 548H166" width={20} />
        <Way d="M320 548H400" width={20} />
        <Station x={166} y={548} r={19} />
      </g>
    ),
  },
}
