import { jsx as draw, jsxs as drawAll } from '../../../../src/render/jsxRuntime.ts'
import type { ElementType, Key } from 'react'

export { Fragment } from '../../../../src/render/jsxRuntime.ts'

let link: ElementType = 'a'

/** Has every link within the site drawn by a router's own component, which takes `href` as an anchor does. */
export function setLink(component: ElementType): void {
  link = component
}

type Props = Record<string, unknown>

const typeFor = (type: ElementType, { href }: Props) =>
  type === 'a' && typeof href === 'string' && /^\/(?!\/)/.test(href) ? link : type

// What our components are compiled to call, instead of the original functions.
export const jsx = (type: ElementType, props: Props, key?: Key) => draw(typeFor(type, props), props, key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => drawAll(typeFor(type, props), props, key)
