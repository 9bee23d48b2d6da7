import { partnerStepsArt } from '../../theme/artPages.ts'
import { type Drawing, cut, place } from '../kit/drawing.ts'
import { capsule } from '../kit/capsule.ts'
import { icon } from '../kit/icons.ts'
import { bundle, stroke } from '../kit/lines.ts'
import { figures } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

const { width, height, columns, columnWidth: wide } = partnerStepsArt
const high = 196

/** What became of the link: of each only a part becomes the next. */
export const referrals = [
  { name: 'Clicks', count: 1240 },
  { name: 'Accounts', count: 186 },
  { name: 'Active', count: 93 },
]

const path = () =>
  panel(wide, high) +
  caption(22, 38, 'Your path', { size: 14 }) +
  (['lagoon', 'clay'] as const)
    .map(
      (line, at) =>
        box(22, 54 + at * 62, wide - 44, 52, { radius: 14, fill: `${line}Tint` }) +
        box(36, 76 + at * 62, 24, 8, { radius: 4, fill: line }) +
        text(72, 86 + at * 62, at === 0 ? 'Affiliate' : 'Referral Partner', {
          size: 15.5,
          weight: 600,
          fill: `${line}Text`,
        }),
    )
    .join('')

const account = () =>
  panel(wide, high) +
  text(22, 40, 'Tiko Studio', { size: 20, weight: 600, face: 'condensed' }) +
  tag(wide - 22, 20, 62, 'Open') +
  [
    ['Email', 'hello@tiko.example'],
    ['Country', 'Cameroon'],
  ]
    .map(
      ([name, value], at) =>
        hairline(22, 58 + at * 43, wide - 22) +
        caption(22, 85 + at * 43, name ?? '', { size: 14 }) +
        text(wide - 22, 85 + at * 43, value ?? '', { size: 14.5, weight: 600, anchor: 'end' }),
    )
    .join('') +
  hairline(22, 144, wide - 22) +
  caption(22, 171, '18 or over', { size: 14 }) +
  icon('check', wide - 40, 157, { colour: 'lagoonText', width: 2.6 })

const link = () =>
  panel(wide, high) +
  caption(22, 38, 'Your link', { size: 14 }) +
  box(22, 52, wide - 44, 46, { radius: 12, fill: 'mist' }) +
  icon('link', 32, 66, { colour: 'text2' }) +
  text(55, 79.5, 'brightrail.example?p=tiko', { size: 13, face: 'mono' }) +
  caption(22, 128, 'Banner', { size: 14 }) +
  box(22, 140, wide - 44, 38, { radius: 10, fill: 'ink' }) +
  stroke(`M22 166H${wide / 2}L${wide / 2 + 14} 152H${wide - 22}`, 'lagoonHi', 6, 'butt')

const counts = () => {
  const most = referrals[0]?.count ?? 1
  return (
    panel(wide, high) +
    caption(22, 38, 'Your referrals', { size: 14 }) +
    tag(wide - 22, 18, 78, 'Example', 'sun') +
    referrals
      .map(({ name, count }, at) => {
        const end = 26 + ((wide - 52) * count) / most
        const y = 84 + at * 44
        return (
          text(22, y - 14, name) +
          text(wide - 22, y - 14, figures(count), { size: 15, weight: 600, anchor: 'end' }) +
          stroke(`M26 ${y}H${wide - 26}`, 'mist2', 7) +
          stroke(`M26 ${y}H${Math.round(end)}`, 'lagoon', 7)
        )
      })
      .join('')
  )
}

/** The screens of the four steps, in their order. */
export const screens = [path, account, link, counts]

/** One of them, alone. */
export const stepScreen = (at: number) => (room: number) => ({
  width: room,
  height: Math.round((high * room) / wide),
  svg: `<g transform="scale(${Math.round((room / wide) * 1000) / 1000})">${screens[at]?.() ?? ''}</g>`,
})

/** The four steps of a partner: a screen of the app for each, on the lines of both paths. */
const drawing: Drawing = {
  wide: cut({ x: -width, width: 3 * width, height: height + 24, blur: 11, kind: 'partingLines' }, () => {
    const y = 114
    const drawn = screens.map((screen, at) => {
      const x = columns[at] ?? 0
      const ends = at < screens.length - 1 ? [x, x + wide] : [x]
      const docks = ends.map((end) => capsule(end, y, 18, 62, 4.5)).join('')
      return place({ width: wide, height: high, svg: screen() }, x, 16) + docks
    })
    const way = [
      [-width, y],
      [width - 40, y],
    ] as const
    return bundle(way, ['lagoon', 'clay'], { pitch: 17, width: 10, cap: 'butt' }) + drawn.join('')
  }),
}

export default drawing
