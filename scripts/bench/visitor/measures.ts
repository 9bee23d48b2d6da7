import type { Compared } from './comparison.ts'
import type { Kind, Traffic } from './traffic.ts'
import type { Condition, Seeing, Visit } from './visit.ts'

const fast: Condition = { slower: 1 }
const slow: Condition = { slower: 4, line: { latency: 150, bytesPerSecond: 1_600_000 / 8 } }

/** What a figure is called, and where it is in what was seen. */
interface Measure {
  what: string
  unit: Compared['unit']
  of: (seen: Seeing) => number | undefined
}

const answer = (what: string): Measure => ({ what, unit: 'ms', of: (seen) => seen.answer })

/** Pictures are left out: which of them are loaded depends on how far a page is scrolled. */
const sum = (traffic: Traffic | undefined, part: 'requests' | 'bytes') =>
  traffic && Object.entries(traffic).reduce((all, [kind, one]) => (kind === 'pictures' ? all : all + one[part]), 0)

const firstBytes = (kind: Kind): Measure => ({
  what: `first page: ${kind === 'html' || kind === 'css' ? kind.toUpperCase() : kind}`,
  unit: 'bytes',
  of: ({ firstPage }) => firstPage && (firstPage[kind]?.bytes ?? 0),
})

const load: Measure[] = [
  { what: 'slow: first paint', unit: 'ms', of: (seen) => seen.firstPaint },
  { what: 'slow: largest paint', unit: 'ms', of: (seen) => seen.largestPaint },
  { what: 'slow: blocking time in five seconds after load', unit: 'ms', of: (seen) => seen.blocking },
  { what: 'slow: longest task in five seconds after load', unit: 'ms', of: (seen) => seen.longestTask },
  { what: 'slow: script until five seconds after load', unit: 'ms', of: (seen) => seen.work?.script },
  { what: 'slow: styles and layout until then', unit: 'ms', of: (seen) => seen.work?.layout },
]

const firstPage: Measure[] = [
  ...(['html', 'css', 'fonts', 'script', 'data'] as const).map(firstBytes),
  { what: 'first page: all but pictures', unit: 'bytes', of: (seen) => sum(seen.firstPage, 'bytes') },
  { what: 'first page: requests', unit: '', of: (seen) => sum(seen.firstPage, 'requests') },
]

const atClick: Measure[] = [
  { what: 'at that click: requests', unit: '', of: (seen) => sum(seen.atClick, 'requests') },
  { what: 'at that click: all but pictures', unit: 'bytes', of: (seen) => sum(seen.atClick, 'bytes') },
]

/** Milliseconds after which a page is quiet. */
const [slowRest, fastRest] = [5000, 3000]
const hover = 400

/** What visitors do, and what is read from each visit. */
export const visits: { how: Visit; measures: Measure[] }[] = [
  {
    how: { condition: slow, rest: slowRest, isFar: true },
    measures: [...load, answer('slow: click, scrolled to just before')],
  },
  { how: { condition: slow, rest: slowRest }, measures: [answer('slow: click, link in view for five seconds')] },
  { how: { condition: slow, rest: slowRest, hover }, measures: [answer('slow: click, after a hover of 400 ms')] },
  { how: { condition: slow, rest: 1000 }, measures: [answer('slow: click, one second after load')] },
  { how: { condition: slow, rest: 0, isTab: true }, measures: [answer('slow: a visible tab answers')] },
  { how: { condition: fast, rest: fastRest, hover }, measures: [answer('fast: click, after a hover of 400 ms')] },
  {
    how: { condition: fast, rest: fastRest },
    measures: [answer('fast: click, link in view for three seconds'), ...atClick],
  },
  {
    how: { condition: fast, rest: fastRest, isFar: true },
    measures: [answer('fast: click, scrolled to just before'), ...firstPage],
  },
]
