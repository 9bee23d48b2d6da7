import { expect, test } from 'vitest'
import { complete } from '../../../src/content/assist/complete.ts'
import { createContent } from '../../../src/content/store/index.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'

const file = { src: '/assets/drawing.svg', width: 2880, height: 800 }
const drawings = {
  homeHero: { kind: 'pageWithRoom', wide: file },
  payoutHero: { kind: 'page', wide: file },
  tabCards: { kind: 'tab', wide: file },
  startHero: { kind: 'crossing', wide: file },
  sceneShop: { kind: 'scene', wide: file },
  payoutHeroTablet: { kind: 'tablet', wide: file },
  payoutReturned: { kind: 'lineThrough', wide: file },
}
const hero = (layout: string, name: string, more = '') =>
  `{ "title": "A page of a test", "description": "${'d'.repeat(80)}", "blocks": [{ "type": "hero", "layout": "${layout}",
  "title": "Pay a whole team", "drawing": { "name": "${name}", "alt": "A list leaves as seven lines." }${more} }] }`

const alt = 'A list leaves as seven lines.'
const page = (block: object) =>
  JSON.stringify({ title: 'A page of a test', description: 'd'.repeat(80), blocks: [block] })

function canvasFindings(text: string) {
  const content = createContent({ root: 'pages', drawings })
  content.set('one.json', text)
  return content.findings().filter(({ code }) => code === 'drawingCanvas')
}

test.each([
  ['over', 'homeHero'],
  ['open', 'homeHero'],
  ['open', 'payoutHero'],
  ['beside', 'startHero'],
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
  const [found] = canvasFindings(hero('over', 'startHero', ', "tabletDrawing": "payoutHeroTablet"'))
  expect(found?.hint).toBe('Made for it is "homeHero".')
  expect(found?.fix).toBeUndefined()
})

const tab = (name: string) => ({
  value: name.toLowerCase(),
  label: name,
  line: 'sun',
  title: name,
  text: 't'.repeat(30),
  drawing: { name, alt },
})

test('DOC-7 a field says it at any depth, and without layouts', () => {
  const tabs = {
    type: 'tabs',
    title: 'What it does',
    lead: 'l'.repeat(30),
    items: [tab('tabCards'), tab('payoutHero')],
  }
  const scenes = [
    { name: 'sceneShop', alt },
    { name: 'tabCards', alt },
  ]
  expect(canvasFindings(page({ type: 'passage', title: 'Two places', text: 't'.repeat(30), scenes }))).toMatchObject([
    { pointer: '/blocks/0/scenes/1/name', hint: 'Made for it is "sceneShop".' },
  ])
  expect(canvasFindings(page(tabs))).toMatchObject([
    {
      pointer: '/blocks/0/items/1/drawing/name',
      message: 'The drawing "payoutHero" is not made for this place.',
      hint: 'Made for it is "tabCards".',
    },
  ])
  expect(canvasFindings(hero('open', 'payoutHero', ', "tabletDrawing": "payoutHero"'))).toMatchObject([
    { pointer: '/blocks/0/tabletDrawing', hint: 'Made for it is "payoutHeroTablet".' },
  ])
})

test('DOC-7 another value of the field that decides is offered', () => {
  const split = (more: object) => page({ type: 'split', title: 'Two halves', text: 't'.repeat(30), ...more })
  const drawing = { name: 'payoutReturned', alt }
  expect(canvasFindings(split({ art: 'through', drawing }))).toEqual([])
  const text = split({ art: 'junction', drawing })
  const [found, ...others] = canvasFindings(text)
  expect(others).toEqual([])
  expect(found?.hint).toBe('There is none for it. Or choose "through" for "art", which shows this one well.')
  expect(canvasFindings(applyEdits(text, found?.fix?.edits ?? []))).toEqual([])
  // Without the field its default holds.
  expect(canvasFindings(split({ drawing })).map(({ fix }) => fix)).toEqual([undefined])
})

test('DOC-7 completion offers the drawings that are made for a place', () => {
  const content = createContent({ root: 'pages', drawings })
  const offered = (text: string) => {
    const at = text.indexOf('|')
    return complete(content, 'one.json', text.replace('|', ''), at).map(({ label }) => label)
  }
  expect(offered('{ "blocks": [{ "type": "tabs", "items": [{ "drawing": { "name": "|" } }] }] }')).toEqual(['tabCards'])
  expect(offered('{ "blocks": [{ "type": "hero", "tabletDrawing": "|" }] }')).toEqual(['payoutHeroTablet'])
  expect(offered('{ "blocks": [{ "type": "hero", "layout": "open", "drawing": { "name": "|" } }] }')).toEqual([
    'homeHero',
    'payoutHero',
  ])
})

test('DOC-7 a card of details takes details, and a message proposes them by name', () => {
  const card = (name: string) => ({
    title: 'Hold',
    text: 'A wallet for each currency.',
    line: 'sun',
    drawing: { name, alt },
  })
  const content = createContent({
    root: 'pages',
    drawings: { ...drawings, detailHold: { kind: 'detail', wide: file }, detailSend: { kind: 'detail', wide: file } },
  })
  const findingsOf = (name: string) => {
    content.set('one.json', page({ type: 'cardGrid', cards: [card('detailHold'), card(name)] }))
    return content.findings().filter(({ code }) => code.startsWith('drawing'))
  }
  expect(findingsOf('detailSend')).toEqual([])
  expect(findingsOf('detailSent')).toMatchObject([{ message: expect.stringContaining('Did you mean "detailSend"?') }])
  expect(findingsOf('startHero')).toMatchObject([
    { code: 'drawingCanvas', hint: 'Made for it are "detailHold" and "detailSend".' },
  ])
  const [scene] = findingsOf('sceneShop')
  expect(scene?.hint).toContain('Or choose the layout "drawings"')
})
