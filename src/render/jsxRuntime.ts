import { css as serialize, type SerializedStyles } from '@emotion/react'
import type { ElementType, Key } from 'react'
import { jsx as draw, jsxs as drawAll } from 'react/jsx-runtime'
import { styleKey } from './styleKey.ts'

// Replaces `@emotion/react/jsx-runtime` in a built site, on both sides: the same classes in the same HTML. Emotion has
// each element with styles drawn by two components of its own; here its class is written into its props at once, which
// is possible because the styles of this site are constants and nothing has to be inserted while pages are drawn.

export { Fragment } from 'react/jsx-runtime'

type Props = Record<string, unknown>
type Styles = Parameters<typeof serialize>[number]

/** All styles that elements have had so far, by the names of their classes. */
const known = new Map<string, SerializedStyles>()

/** The names of lists of styles, by those of their members: a list is another one each time it is drawn. */
const combined = new Map<string, string>()

/** The styles behind a class, if an element has had them. */
export const stylesOf = (name: string): SerializedStyles | undefined => known.get(name)

export const jsx = (type: ElementType, props: Props, key?: Key) => draw(type, withClass(props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => drawAll(type, withClass(props), key)

function withClass(props: Props): Props {
  if (!('css' in props)) return props
  const own: Props = {}
  for (const name in props) if (name !== 'css') own[name] = props[name]
  own.className = classOf(props.css as Styles, props.className as string | undefined)
  return own
}

/** The class of some styles; those of a class that a component hands on come after them, and win. */
function classOf(styles: Styles, given: string | undefined): string {
  if (!given) return prefix + nameOf(styles)
  const names = given.split(' ')
  const handed = names.flatMap((name) => stylesBehind(name) ?? [])
  const others = names.filter((name) => name && !stylesBehind(name))
  const all = handed.length > 0 ? remember(serialize(styles, ...handed)) : nameOf(styles)
  return [...others, prefix + all].join(' ')
}

const prefix = `${styleKey}-`

const stylesBehind = (className: string) =>
  className.startsWith(prefix) ? known.get(className.slice(prefix.length)) : undefined

function nameOf(styles: Styles): string {
  if (isConstant(styles)) return remember(styles)
  const key = keyOf(styles)
  const name = (key && combined.get(key)) || remember(serialize(styles))
  if (key) combined.set(key, name)
  return name
}

function remember(styles: SerializedStyles): string {
  if (!known.has(styles.name)) known.set(styles.name, styles)
  return styles.name
}

const isConstant = (styles: Styles): styles is SerializedStyles =>
  typeof styles === 'object' && styles !== null && 'styles' in styles

/** What a list of constants is known by; undefined for anything that has to be looked at each time. */
function keyOf(styles: Styles): string | undefined {
  if (styles === undefined || styles === null || typeof styles === 'boolean') return '-'
  if (isConstant(styles)) return styles.name
  const keys = Array.isArray(styles) ? styles.map(keyOf) : [undefined]
  return keys.includes(undefined) ? undefined : `(${keys.join()})`
}
