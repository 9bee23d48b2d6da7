import type { SerializedStyles } from '@emotion/react'
import type { ElementType, Key } from 'react'
import { jsx as draw, jsxs as drawAll } from 'react/jsx-runtime'
import { styleKey } from './styleKey.ts'

// Replaces `@emotion/react/jsx-runtime` in a built site, on both sides. Emotion has each element with styles drawn by two
// components of its own; here its class is written into its props at once. Styles are constants, and the class of several
// is made of their names alone: so the browser's code needs none of their texts (scripts/build/styles/names.ts).

export { Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>

/** What `css()` has made; in the browser's code its name alone. */
type Style = SerializedStyles | string
type Styles = Style | boolean | null | undefined | readonly Styles[]

/** The styles that elements have had so far by their names: one, or the names of several. */
const known = new Map<string, Style | readonly string[]>()

/** The names of lists of styles, by those of their members: a list is another one each time it is drawn. */
const combined = new Map<string, string>()

/** The styles behind a class, in their order, if an element has had them. */
export function stylesOf(name: string): readonly SerializedStyles[] | undefined {
  const found = known.get(name)
  if (found === undefined || typeof found === 'string') return undefined
  return 'styles' in found ? [found] : found.flatMap((one) => stylesOf(one) ?? [])
}

export const jsx = (type: ElementType, props: Props, key?: Key) => draw(type, withClass(props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => drawAll(type, withClass(props), key)

/**
 * Writes the class into the props themselves: JSX makes new ones for each element, and copying them takes longer than all else
 * here. React passes over a prop that is undefined.
 */
function withClass(props: Props): Props {
  const styles = props.css as Styles
  if (styles === undefined) return props
  props.className = classOf(styles, props.className as string | undefined)
  props.css = undefined
  return props
}

const prefix = `${styleKey}-`

/** Some styles in their order: what is known of them, so that no name is put together for each element. */
interface Combination {
  names: readonly string[]
  /** The class of these styles alone, and together with one that a component hands on. */
  own: string | undefined
  withGiven: Map<string, string>
  /** The same styles with one more behind them, by its name. */
  longer: Map<string, Combination>
}

const combinationOf = (names: readonly string[]): Combination => ({
  names,
  own: names.length > 0 ? classOfNames(names) : undefined,
  withGiven: new Map(),
  longer: new Map(),
})

const none = combinationOf([])

/** The class of some styles; those of a class that a component hands on come after them, and win. */
function classOf(styles: Styles, given: string | undefined): string | undefined {
  const combination = append(none, styles)
  if (!given) return combination.own
  return (combination.withGiven.get(given) ?? joinGiven(combination, given)) || undefined
}

function joinGiven({ names, withGiven }: Combination, given: string): string {
  const parts = given.split(' ').filter(Boolean)
  const own = parts.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  const all = [...names, ...own]
  const others = parts.filter((name) => !name.startsWith(prefix))
  const joined = [...others, ...(all.length > 0 ? [classOfNames(all)] : [])].join(' ')
  withGiven.set(given, joined)
  return joined
}

/** @throws for styles that are not a constant: the browser's code could not name them */
function append(before: Combination, styles: Styles): Combination {
  if (!styles || styles === true) return before
  if (Array.isArray(styles)) {
    let all = before
    for (const one of styles as readonly Style[]) all = append(all, one)
    return all
  }
  const name = typeof styles === 'string' ? styles : (styles as SerializedStyles).name
  return before.longer.get(name) ?? lengthen(before, name, styles as Style)
}

function lengthen(before: Combination, name: string | undefined, style: Style): Combination {
  if (!name)
    throw new Error(
      `The styles ${JSON.stringify(style)} are not a constant. Make one with css() outside of the component.`,
    )
  if (!known.has(name)) known.set(name, style)
  const longer = combinationOf([...before.names, name])
  before.longer.set(name, longer)
  return longer
}

function classOfNames(names: readonly string[]): string {
  const [first = '', ...others] = names
  return prefix + (others.length > 0 ? combine(names) : first)
}

function combine(names: readonly string[]): string {
  const key = names.join()
  const name = combined.get(key) ?? hashOf(key)
  if (!combined.has(key)) {
    if (known.has(name)) throw new Error(`Two lists of styles have the name ${name}: ${key} is one of them.`)
    combined.set(key, name)
    known.set(name, names)
  }
  return name
}

/** FNV-1a, 32 bits: short names are short classes. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
