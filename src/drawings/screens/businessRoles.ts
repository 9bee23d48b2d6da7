import { answeringNode, answerSignal } from '../kit/answers.ts'
import { featureSmall, featureWide } from '../kit/feature.ts'
import { node, stroke } from '../kit/lines.ts'
import type { Person } from '../kit/samples.ts'
import { box, paint } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface Role {
  name: string
  person?: Person
  /** How many of the rights it has, from the first on. */
  rights: number
}

const rights = ['See', 'Prepare', 'Approve', 'Limits']

interface Rails {
  width: number
  height: number
  /** Where the words begin, and the stations of the rights. */
  left: number
  stations: readonly number[]
  /** Baselines of the title and of the names of the rights. */
  heads: readonly [title: number, rights: number]
  /** Height of the first rail, and what lies between two. */
  first: number
  pitch: number
  /** How far a name is above its rail, and its size. */
  above: number
  size: number
  line: number
}

export const railsWide: Rails = {
  width: featureWide.width,
  height: 566,
  left: 48,
  stations: [176, 328, 480, 632],
  heads: [66, 112],
  first: 204,
  pitch: 98,
  above: 30,
  size: 17,
  line: 11,
}

export const railsSmall: Rails = {
  width: featureSmall.width,
  height: 428,
  left: 24,
  stations: [90, 166, 242, 316],
  heads: [44, 82],
  first: 150,
  pitch: 76,
  above: 24,
  size: 15,
  line: 10,
}

/** Who may do what, on the ground of the panel itself: a rail for each role, as long as its rights reach. */
export function roleRails(roles: readonly Role[], look: Rails): string {
  const { width, height, left, stations, heads, first, pitch, above, size, line } = look
  const last = stations.at(-1) ?? width
  // The words on the right end with the rings of the last station.
  const edge = last + 11
  const rails = roles.map((role, index) => {
    const y = first + index * pitch
    const reach = stations[role.rights - 1] ?? last
    const at = stations.map((x, right) => {
      if (right >= role.rights)
        return `<circle cx="${x}" cy="${y}" r="6" fill="${paint('ink')}" stroke="${paint('onInk3')}" stroke-width="2.5"/>`
      const open = node(x, y, 9, 4.5)
      return index === 0 && right === 0 ? answeringNode(open) : open
    })
    return (
      text(left, y - above, role.name, { size, weight: 600, fill: 'paper' }) +
      (role.person ? caption(edge, y - above, role.person, { size: size - 2, anchor: 'end', fill: 'onInk2' }) : '') +
      stroke(`M0 ${y}H${last}`, 'ink3', line, 'butt') +
      stroke(`M0 ${y}H${reach}`, 'clay', line, 'butt') +
      (index === 0 ? answerSignal(`M0 ${y}H${stations[0] ?? 0}`) : '') +
      at.join('')
    )
  })
  return (
    box(0, 0, width, height, { radius: 24, fill: 'ink' }) +
    text(left, heads[0], 'Who may do what', { size, weight: 600, fill: 'paper' }) +
    rights
      .map((name, index) => {
        const x = stations[index] ?? 0
        const place = x === last ? ({ x: edge, anchor: 'end' } as const) : ({ x, anchor: 'middle' } as const)
        return caption(place.x, heads[1], name, { size: size - 2, anchor: place.anchor, fill: 'onInk2' })
      })
      .join('') +
    rails.join('')
  )
}
