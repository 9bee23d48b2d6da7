import { CacheProvider, css, keyframes } from '@emotion/react'
import * as emotion from '@emotion/react/jsx-runtime'
import type { ElementType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { insertRules } from '../../../src/render/insertRules.ts'
import * as own from '../../../src/render/jsxRuntime.ts'
import { createStyleCache } from '../../../src/render/styleCache.ts'

type Runtime = { jsx: (type: ElementType, props: Record<string, unknown>) => ReactElement }

const turn = keyframes({ to: { rotate: '1turn' } })
const wide = css({ width: '100%', '& > p': { margin: 0 } })
const red = css({ color: 'red' })
const turning = css({ animation: `${turn} 1s` })

/** A component with styles of its own, which takes more of them from whoever uses it. */
const boxOf =
  ({ jsx }: Runtime) =>
  ({ className, children }: { className?: string; children?: ReactNode }) =>
    jsx('section', { css: [wide, false], className, children })

const elements: Record<string, (runtime: Runtime) => ReactElement> = {
  'no styles': ({ jsx }) => jsx('p', { id: 'a', children: 'Text' }),
  'a constant': ({ jsx }) => jsx('p', { id: 'a', css: red, title: 'A' }),
  'a list': ({ jsx }) => jsx('p', { css: [wide, red] }),
  'the same list in another order': ({ jsx }) => jsx('p', { css: [red, wide] }),
  'a list with gaps': ({ jsx }) => jsx('p', { css: [wide, undefined, null, false, red] }),
  'a list in a list': ({ jsx }) => jsx('p', { css: [wide, [red, false]] }),
  'an absent style': ({ jsx }) => jsx('p', { css: undefined }),
  'an animation': ({ jsx }) => jsx('p', { css: [turning, red] }),
  'a class beside it, among other attributes': ({ jsx }) => jsx('p', { className: 'vh', css: red, id: 'a' }),
  'an absent class': ({ jsx }) => jsx('p', { className: undefined, css: red, id: 'a' }),
  'a component': (runtime) => runtime.jsx(boxOf(runtime), { css: red, children: 'Text' }),
  'a component that turns': (runtime) => runtime.jsx(boxOf(runtime), { css: turning }),
  'a component with a class of others': (runtime) => runtime.jsx(boxOf(runtime), { className: 'lv' }),
  'parents and children': (runtime) =>
    runtime.jsx('main', {
      css: wide,
      children: runtime.jsx(boxOf(runtime), { children: runtime.jsx('p', { css: turning }) }),
    }),
}

/** The HTML with the rule of each class in its place: a class of several styles has another name here than emotion gives it. */
function draw(runtime: Runtime, make: (runtime: Runtime) => ReactElement) {
  const cache = createStyleCache()
  const html = renderToString(<CacheProvider value={cache}>{make(runtime)}</CacheProvider>)
  insertRules(html, cache)
  const ruleOf = (name: string) => String(cache.inserted[name]).replaceAll(name, 'this')
  const animations = Object.keys(cache.inserted).filter((id) => id.startsWith('animation'))
  return {
    // Emotion gives a class without a rule where there are no styles.
    html: html.replace(/ class="b-0"/, '').replace(/\bb-(\w+)/g, (_, name: string) => ruleOf(name)),
    animations: animations.map((id) => cache.inserted[id]),
  }
}

test.each(Object.entries(elements))(
  'an element with %s has the HTML and the rules that emotion gives it',
  (_, make) => {
    const found = draw(own, make)
    expect(found).toEqual(draw(emotion as Runtime, make))
    expect(found.html).not.toContain('undefined')
  },
)

test('a list has a name of its own, which follows from the names in it', () => {
  const nameOf = (styles: unknown) => /class="b-(\w+)"/.exec(renderToString(own.jsx('p', { css: styles })))?.[1]
  expect(nameOf([wide, red])).toBe(nameOf([wide.name, [false, red.name]]))
  expect(new Set([[wide, red], [red, wide], [wide], [red]].map(nameOf)).size).toBe(4)
  expect(nameOf([wide])).toBe(wide.name)
})

test('styles that are not a constant are refused: the code of the browser could not name them', () => {
  expect(() => own.jsx('p', { css: [red, { top: 3 }] })).toThrow(
    'The styles {"top":3} are not a constant. Make one with css() outside of the component.',
  )
})
