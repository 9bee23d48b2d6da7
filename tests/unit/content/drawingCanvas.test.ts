import { expect, test } from 'vitest'
import { createContent } from '../../../src/content/store/index.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'

const file = { src: '/assets/drawing.svg', width: 2880, height: 800 }
const drawings = {
  homeHero: { kind: 'pageWithRoom', wide: file },
  payoutHero: { kind: 'page', wide: file },
  tabCards: { kind: 'plain', wide: file },
}
const hero = (layout: string, name: string, more = '') =>
  `{ "title": "A page of a test", "description": "${'d'.repeat(80)}", "blocks": [{ "type": "hero", "layout": "${layout}",
  "title": "Pay a whole team", "drawing": { "name": "${name}", "alt": "A list leaves as seven lines." }${more} }] }`

function canvasFindings(text: string) {
  const content = createContent({ root: 'pages', drawings })
  content.set('one.json', text)
  return content.findings().filter(({ code }) => code === 'drawingCanvas')
}

test.each([
  ['over', 'homeHero'],
  ['open', 'homeHero'],
  ['open', 'payoutHero'],
  ['beside', 'tabCards'],
])('DOC-7 LAYOUT-1 the layout %s takes %s', (layout, name) => {
  expect(canvasFindings(hero(layout, name))).toEqual([])
})

test('DOC-7 LAYOUT-1 a drawing without room for the words of a layout is led to a layout that shows it well', () => {
  for (const layout of ['over', 'home']) {
    const text = hero(layout, 'payoutHero')
    const [found, ...others] = canvasFindings(text)
    expect(others).toEqual([])
    expect(found?.fix).toMatchObject({ title: 'Use the layout "open"', certain: false })
    expect(canvasFindings(applyEdits(text, found?.fix?.edits ?? []))).toEqual([])
  }
})

test('DOC-7 no layout is offered that would not show another field', () => {
  const [found] = canvasFindings(hero('over', 'tabCards', ', "tabletDrawing": "tabCards"'))
  expect(found?.hint).toBe('Made for it is "homeHero".')
  expect(found?.fix).toBeUndefined()
})
