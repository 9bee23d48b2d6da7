import { expect, test } from 'vitest'
import { createContent } from '../../../src/content/store/index.ts'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

/** What is found in the small site with these documents. */
const found = (texts: Record<string, string>) => contentOf({ ...baseTexts, ...texts }).findings()

test('a block in a file of its own is put into the list that is missing around it', () => {
  const faq = {
    type: 'faq',
    title: 'Our cards',
    items: [1, 2].map((at) => ({ question: `Card ${at}?`, answer: 'Yes.' })),
  }
  const texts = { ...baseTexts, '_shared/cards.json': `${JSON.stringify(faq)}\n` }
  const told = contentOf(texts)
    .findings()
    .filter(({ severity }) => severity === 'error')
  const missing = told.filter(({ code }) => code === 'keyMissing')
  expect([told.length, missing.length]).toEqual([1, 1])
  expect(missing[0]?.message).toMatch(/^This file is one block\./)
  expect(JSON.parse(applyFix(texts, missing)['_shared/cards.json'] ?? '')).toEqual({ blocks: [faq] })
})

test('a link too many of the bar can move into a submenu; in the list of a hero there is none', () => {
  const link = '{ "text": "About", "href": "/about" }'
  const bar = baseText('_site.json').replace('"items": [', `"items": [${`${link},`.repeat(3)}`)
  expect(found({ '_site.json': bar }).find(({ code }) => code === 'tooMany')?.hint).toBe(
    'Remove 1 of them, or move it into the submenu of another one.',
  )
  const hero = baseText('index.json').replace('"links": [', `"links": [${`${link},`.repeat(6)}`)
  expect(found({ 'index.json': hero }).find(({ code }) => code === 'tooMany')?.hint).toMatch(/^Remove \d of them\.$/)
})

test('an empty text is called empty, without counting to one', () => {
  const messages = found({ 'about.json': baseText('about.json').replace('"{links.signUp}"', '""') }).map(
    ({ message }) => message,
  )
  expect(messages).toContain('The address of the 1st button is empty.')
})

test('the drawing of another customer is no certain fix, a slip of the pen is one', () => {
  const certain = (name: string) =>
    contentOf({ ...baseTexts, 'about.json': baseText('about.json').replace('"startHero"', JSON.stringify(name)) })
      .findings()
      .filter(({ code }) => code === 'drawing')
      .map(({ fix }) => fix?.certain)
  expect(certain('startHeroo')).toEqual([true])
  expect(certain('startCaro')).toEqual([false])
})

test('a list that is too short says how many entries are missing, and what shows fewer', () => {
  const hintOf = (...titles: string[]) => {
    const list = {
      type: 'checklist',
      title: 'Our cards',
      items: titles.map((title) => ({ title, text: 'It is here.' })),
    }
    const text = JSON.stringify({ title: 'Cards', blocks: [list] })
    return found({ '_shared/cards.json': text }).find(({ code }) => code === 'tooFew')?.hint
  }
  expect(hintOf('Is there a card?')).toBe('Add one more, or write what you have into a block of the type "passage".')
  expect(hintOf()).toBe('Add 2 entries.')
})

test('a field that no block has needs a developer; one of another block, or a slip, does not', () => {
  const hintOf = (field: string) => {
    const texts = {
      'about.json': baseText('about.json').replace('"type": "hero",', `"type": "hero", ${field}: "Phone",`),
    }
    return found(texts).find(({ code }) => code === 'keyUnknown')?.hint
  }
  const developer = expect.stringMatching(/Only a developer can add another one\.$/) as string
  expect(hintOf('"phoneLabel"')).toEqual(developer)
  for (const known of ['"nameLabel"', '"leed"']) {
    expect(hintOf(known)).toBeDefined()
    expect(hintOf(known)).not.toEqual(developer)
  }
})

test('a way out names the file of the site where it is', () => {
  const phrases = '"phrases": [{ "words": ["bank"], "why": "We are none.", "instead": "Write account." }], "texts"'
  const content = createContent({ root: 'content/site', drawings: {} })
  const site = baseText('_site.json').replace('"texts"', phrases)
  const about = baseText('about.json').replace(/"lead": "[^"]*"/, '"lead": "We send your payment to a bank."')
  for (const [key, text] of Object.entries({ ...baseTexts, '_site.json': site, 'about.json': about }))
    content.set(key, text)
  expect(content.findings().find(({ code }) => code === 'phrase')?.hint).toContain('in content/site/_site.json (')
})
