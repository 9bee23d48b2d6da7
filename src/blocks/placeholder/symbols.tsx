import type { ReactNode } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { Dots, Station, Way } from './parts.tsx'

/** What the line does: as a picture of 1440 by 760 units, and as one of 360 by 640. */
interface LineSymbol {
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
    wide: (
      <>
        <Dots from={1112} to={1480} y={440} width={30} />
        <Way d="M-40 640H522.7A90 90 0 0 0 586.4 613.6L733.6 466.4A90 90 0 0 1 797.3 440H1000" width={44} />
        <Station x={1010} y={440} r={50} />
      </>
    ),
    small: (
      <>
        <Dots from={270} to={400} y={480} width={15} />
        <Way d="M-40 560H73.4A40 40 0 0 0 101.7 548.3L158.3 491.7A40 40 0 0 1 186.6 480H212" width={22} />
        <Station x={212} y={480} r={26} />
      </>
    ),
  },
  fan: {
    wide: (
      <>
        {[420, 540, 660].map((y) => (
          <Dots key={y} from={1000} to={1480} y={y} width={28} />
        ))}
        <Way d="M-40 540H330" width={44} half="first" />
        <Way
          d="M328 540H486.9A80 80 0 0 0 543.4 516.6L616.6 443.4A80 80 0 0 1 673.1 420H905"
          width={40}
          half="second"
        />
        <Way d="M328 540H905" width={40} half="second" />
        <Way
          d="M328 540H486.9A80 80 0 0 1 543.4 563.4L616.6 636.6A80 80 0 0 0 673.1 660H905"
          width={40}
          half="second"
        />
        <Capsule x={300} y={470} width={56} height={140} />
        {[420, 540, 660].map((y) => (
          <Station key={y} x={910} y={y} r={38} open />
        ))}
      </>
    ),
    small: (
      <>
        {[400, 480, 560].map((y) => (
          <Dots key={y} from={284} to={400} y={y} width={14} />
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
    wide: (
      <>
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
      </>
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
    wide: (
      <>
        {braces('M470 470H440V610L400 650L440 690V900', 'M1050 470H1080V610L1120 650L1080 690V900', 36)}
        <Dots from={800} to={990} y={650} width={30} />
        <Way d="M-40 650H330" width={44} />
        <Way d="M560 650H690" width={44} />
        <Way d="M1170 650H1480" width={44} />
        <Station x={690} y={650} r={40} />
      </>
    ),
    small: (
      <>
        {braces('M110 470H92V536L68 560L92 584V700', 'M250 470H268V536L292 560L268 584V700', 18)}
        <Dots from={212} to={254} y={560} width={12} />
        <Way d="M-40 560H40" width={20} />
        <Way d="M120 560H166" width={20} />
        <Way d="M322 560H400" width={20} />
        <Station x={166} y={560} r={19} />
      </>
    ),
  },
}
