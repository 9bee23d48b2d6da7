/*
 * Drawings that live. The markup is the end: a class says how a part came there, and when. A moment is counted in tenths
 * of a second from the start. `src/theme/living.ts` has the rules of these classes; the picture file of a drawing is the
 * same markup without them ({@link still}).
 */

/** Ends the lines, which move in a layer of their own. What follows are the screens, with their shadows. */
export const above = '<!--above-->'

const classes = (...names: readonly (string | number | false | undefined)[]) =>
  names.filter((name) => name !== false && name !== undefined).join(' ')
const at = (moment: number) => moment > 0 && `t${moment}`
const group = (name: string, markup: string) => `<g class="${name}">${markup}</g>`

/** The strokes in `markup` draw themselves from their beginning. `half`: in half the time. */
export function draws(markup: string, moment = 0, half = false): string {
  return markup.replaceAll('<path ', `<path class="${classes('ln', half && 'half', at(moment))}" pathLength="1" `)
}

/** Money on its way: a dash that runs once along path data, and is gone. */
export function signal(path: string, moment: number, look: { width?: number; quick?: boolean } = {}): string {
  const { width = 4, quick = false } = look
  return (
    `<path class="${classes('sig', quick && 'quick', at(moment))}" pathLength="1" d="${path}" ` +
    `stroke-width="${width}"/>`
  )
}

/** A node or a capsule comes to the end of its line; `arrival`: when money arrives, it swells. */
export function lands(markup: string, moment = 0, arrival?: number): string {
  const swells = arrival === undefined ? markup : group(classes('ring', at(arrival)), markup)
  return group(classes('nd', at(moment)), swells)
}

/** A word or a figure that was not true before. */
export function comes(markup: string, moment: number): string {
  return group(classes('in', at(moment)), markup)
}

/** A word or a figure that is true no more. */
export function goes(markup: string, moment: number): string {
  return group(classes('out', at(moment)), markup)
}

/** A button that somebody presses. */
export function pressed(markup: string, moment: number): string {
  return group(classes('press', at(moment)), markup)
}

/** A marker that has come from `x`, `y`, counted from where it is. */
export function slides(markup: string, moment: number, from: { x?: number; y?: number }): string {
  const { x, y } = from
  return group(classes('mv', at(moment), x !== undefined && `x${x}`, y !== undefined && `y${y}`), markup)
}

/** A state and the moment from which it is true. */
export type State = readonly [markup: string, moment: number]

/**
 * States of one thing, one after the other: each goes when the next one comes, the last one stays.
 * @throws when a moment is not later than the one before
 */
export function states(list: readonly State[]): string {
  return list
    .map(([markup, moment], index) => {
      const next = list[index + 1]
      if (next && next[1] <= moment) throw new Error(`A state at ${next[1]} cannot follow one at ${moment}.`)
      const body = next ? goes(markup, next[1]) : markup
      return moment > 0 ? comes(body, moment) : body
    })
    .join('')
}

/** The values of a sum: what it is at first, and after each movement. */
export function running(start: number, moves: readonly (readonly [change: number, moment: number])[]) {
  const values: [value: number, moment: number][] = [[start, 0]]
  let value = start
  for (const [change, moment] of moves) {
    value = Math.round((value + change) * 100) / 100
    values.push([value, moment])
  }
  return values
}

/** Classes of parts that move; `c` and `m` are faces of text. */
const living = /^(?:ln|sig|nd|ring|in|out|press|mv)\b/

/** Whether markup holds a part that moves. */
export const isLiving = (svg: string): boolean => / class="(?:ln|sig|nd|ring|in|out|press|mv)\b/.test(svg)

/** The end of a drawing: what is gone by then is left out, and nothing says any more how the rest came there. */
export function still(svg: string): string {
  const open: boolean[] = []
  let gone = 0
  let end = ''
  for (const [part, tag, attributes = '', closes] of svg.matchAll(/<(\/?\w+)([^>]*?)(\/?)>|[^<]+/g)) {
    const name = / class="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (tag === 'g') {
      const isGone = name.startsWith('out')
      open.push(isGone)
      if (isGone) gone++
    }
    const isSignal = name.startsWith('sig')
    const plain = living.test(name) ? part.replace(/ (?:class|pathLength)="[^"]*"/g, '') : part
    if (gone === 0 && !isSignal) end += plain
    if (tag === '/g' && open.pop()) gone--
    if (tag === 'g' && closes) open.pop()
  }
  return end.replace(above, '')
}

/** What is seen of a drawing at a moment, in tenths of a second: the texts, in their order. */
export function wordsAt(svg: string, moment: number): string[] {
  const open: boolean[] = []
  const words: string[] = []
  for (const [part, tag, attributes = ''] of svg.matchAll(/<(\/?\w+)([^>]*?)\/?>|[^<]+/g)) {
    if (tag === 'g') {
      const [kind = '', from = '0'] = / class="(in|out)(?: t(\d+))?"/.exec(attributes)?.slice(1) ?? []
      open.push(kind === 'in' ? moment < Number(from) : kind === 'out' && moment >= Number(from))
    } else if (tag === '/g') open.pop()
    else if (!tag && !open.includes(true)) words.push(part)
  }
  return words
}
