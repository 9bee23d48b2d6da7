import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/content/finding/index.ts'
import { nextPlace } from '../../../src/studio/core/nextFinding.ts'
import { byForm } from '../../../src/studio/ui/form/model/order.ts'
import { findPages } from '../../../src/studio/core/pageTree.ts'
import { isLetter, nameOfKey } from '../../../src/studio/ui/keys/names.ts'
import { keyGroups } from '../../../src/studio/ui/keys/table.ts'

const names = keyGroups.flatMap(({ keys }) => keys.flatMap((key) => key.names))

describe('keys', () => {
  test('are called as people write them', () => {
    const press = (key: string, ...held: ('altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey')[]) =>
      nameOfKey({
        key,
        altKey: held.includes('altKey'),
        ctrlKey: held.includes('ctrlKey'),
        metaKey: held.includes('metaKey'),
        shiftKey: held.includes('shiftKey'),
      })
    expect(press('a')).toBe('A')
    expect(press('A', 'shiftKey')).toBe('Shift+A')
    expect(press('k', 'metaKey')).toBe('Ctrl+K')
    expect(press('Z', 'ctrlKey', 'shiftKey')).toBe('Ctrl+Shift+Z')
    expect(press('ArrowUp', 'altKey')).toBe('Alt+↑')
    expect(press('F6', 'shiftKey')).toBe('Shift+F6')
    // Which key it is with Shift depends on the keyboard.
    expect(press('?', 'shiftKey')).toBe('?')
    expect(press('/', 'shiftKey')).toBe('/')
    expect(press('1', 'shiftKey')).toBe('1')
  })

  test('of one character can be told from others', () => {
    expect(names.filter(isLetter)).toEqual([
      '/',
      'A',
      'Shift+A',
      '1',
      '2',
      '3',
      'C',
      'R',
      'J',
      'P',
      'M',
      'S',
      'N',
      'O',
      '?',
    ])
  })

  test('do one thing each', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('that are named beside a button or in a dialog are in the list', () => {
    const folder = 'src/studio/ui'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
    const named = files.flatMap((name) =>
      [
        ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/(?:title|label)\S* .*?\(((?:[A-Z]\w*\+)*\S+)\)[`'"]/g),
      ].map(([, key = '']) => key),
    )
    expect(named).toContain('Ctrl+Shift+Z')
    expect(named.filter((key) => !names.includes(key))).toEqual([])
  })
})

describe('the next check', () => {
  const value = {
    title: 'A',
    blocks: [
      { type: 'hero', title: 'B', lead: 'C' },
      { type: 'faq', title: 'D' },
    ],
  }
  const compare = byForm('x.json', value)
  const found = (pointer: string, message = pointer) => ({ pointer, message }) as Finding
  const findings = [found('/blocks/0/title'), found('/blocks/0/title', 'again'), found('/blocks/1/items/0')]
  const next = (selected: string, step: 1 | -1 = 1) => nextPlace(value, findings, selected, step, compare)?.pointer

  test('is the one after a place without one', () => {
    expect(next('')).toBe('/blocks/0/title')
    expect(next('/blocks/0')).toBe('/blocks/0/title')
    // Its place is no longer there: what is around it has it.
    expect(next('/blocks/0/lead')).toBe('/blocks/1')
    expect(next('/blocks/1/title')).toBe('/blocks/0/title')
    expect(next('/blocks/0/lead', -1)).toBe('/blocks/0/title')
    expect(next('/title', -1)).toBe('/blocks/1')
    expect(nextPlace(value, [], '', 1, compare)).toBeUndefined()
  })

  test('comes in the order of the form, whatever that of the file is', () => {
    const places = [
      '/blocks/0/figures/0/label',
      '/blocks/0/note',
      '/description',
      '/blocks/0/figures',
      '/blocks/0/title',
    ]
    const figures = [{ label: 'L', figure: '1' }]
    const page = { blocks: [{ type: 'stats', figures, note: 'N', title: 'T' }], description: 'D' }
    const ordered = [
      '/description',
      '/blocks/0/title',
      '/blocks/0/note',
      '/blocks/0/figures',
      '/blocks/0/figures/0/label',
    ]
    expect(places.toSorted(byForm('x.json', page))).toEqual(ordered)
  })

  test('is at another place, and all of that place are one', () => {
    expect(next('/blocks/0/title')).toBe('/blocks/1')
    expect(next('/blocks/1')).toBe('/blocks/0/title')
    expect(nextPlace(value, findings, '', 1, compare)?.findings).toHaveLength(2)
  })
})

test('pages are found by their names before their titles', () => {
  const page = (name: string, title: string) => ({ key: name, route: `/${name.toLowerCase()}`, name, title })
  const pages = [page('Home', 'Cards and payouts'), page('Bulk payout', ''), page('Payout', ''), page('About', '')]
  expect(findPages(pages, 'payo').map(({ name }) => name)).toEqual(['Payout', 'Bulk payout', 'Home'])
})
