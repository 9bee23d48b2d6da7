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

function withClass(props: Props): Props {
  if (!('css' in props)) return props
  const own: Props = {}
  for (const name in props) if (name !== 'css') own[name] = props[name]
  own.className = classOf(props.css as Styles, props.className as string | undefined)
  return own
}

const prefix = `${styleKey}-`

/** The class of some styles; those of a class that a component hands on come after them, and win. */
function classOf(styles: Styles, given: string | undefined): string | undefined {
  const names = namesOf(styles)
  const classes: string[] = []
  for (const name of given?.split(' ') ?? [])
    if (name.startsWith(prefix)) names.push(name.slice(prefix.length))
    else if (name) classes.push(name)
  const [first, ...others] = names
  if (first !== undefined) classes.push(prefix + (others.length > 0 ? combine(names) : first))
  return classes.join(' ') || undefined
}

/** @throws for styles that are not a constant: the browser's code could not name them */
function namesOf(styles: Styles): string[] {
  if (!styles || styles === true) return []
  if (Array.isArray(styles)) return styles.flatMap(namesOf)
  const name = typeof styles === 'string' ? styles : (styles as SerializedStyles).name
  if (!name)
    throw new Error(
      `The styles ${JSON.stringify(styles)} are not a constant. Make one with css() outside of the component.`,
    )
  if (!known.has(name)) known.set(name, styles as Style)
  return [name]
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
