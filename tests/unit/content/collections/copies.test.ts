import { describe, expect, test } from 'vitest'
import { contentOf } from '../support.ts'
import { study, texts, today, type Values } from './site.ts'

interface Story extends Values {
  text: string
}

const abouts: Readonly<Record<string, string>> = {
  Acorn: 'It buys nuts in the whole country.',
  Birch: 'It teaches children from six to twelve.',
}

/** A case study that tells this, and says more in its block. */
function telling(brand: string, story: Story[], more: Values = {}): string {
  const { blocks, ...page } = JSON.parse(study(brand, more)) as { blocks: Values[] }
  const told = {
    title: `${brand} at work`,
    about: abouts[brand] ?? 'It pays the people who build its houses.',
    story: story.map((part) => ({ title: 'Part', ...part })),
  }
  return JSON.stringify({ ...page, blocks: blocks.map((block) => ({ ...block, ...told })) }, null, 2)
}

const quote = (text: string) => ({ quote: { quote: text, role: 'CEO', line: 'sky' } })
const first = { text: 'Acorn pays forty farmers on the last day of each month.' }
const second = { text: 'Each farmer is told by a message how much has come.' }
const own = { text: 'The school collects its fees with one link for each child.' }
const renamed = (part: Story) => ({ ...part, text: part.text.replaceAll('Acorn', 'Birch') })

const base = Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('stories/')))
function copiesIn(others: Record<string, string>) {
  const found = contentOf({ ...base, ...others }, today).findings()
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  return found.filter(({ code }) => code === 'copied')
}
const acorn = telling('Acorn', [
  first,
  second,
  { ...own, text: 'A third part of the story.', ...quote('We all sleep better now.') },
])

describe('DOC-7 a page that keeps the words of another one', () => {
  test('is told how many and where, also where the name has been changed', () => {
    const birch = telling('Birch', [renamed(first), own, renamed(second)])
    const [finding, ...others] = copiesIn({ 'stories/acorn.json': acorn, 'stories/birch.json': birch })
    expect(others).toEqual([])
    const lines = birch.split('\n').flatMap((line, index) => (/farmer/.test(line) ? [index + 1] : []))
    expect(finding).toMatchObject({ file: 'pages/stories/birch.json', severity: 'warning', line: lines[0] })
    expect(finding?.message).toBe(`2 texts are the same on /stories/acorn: lines ${lines.join(' and ')}.`)
  })

  test('is told of a quote that is left alone', () => {
    const birch = telling('Birch', [{ ...own, ...quote('We all sleep better now.') }])
    expect(copiesIn({ 'stories/acorn.json': acorn, 'stories/birch.json': birch })).toMatchObject([
      { file: 'pages/stories/birch.json', message: 'This text is the same on /stories/acorn.' },
    ])
  })

  test.each([
    ['one sentence that both need', [renamed(first), own]],
    [
      'words that are as short as labels',
      [{ text: 'A third part of the story.' }, { text: 'One place for all of them.' }, own],
    ],
  ])('is not found for %s', (_, story) => {
    expect(copiesIn({ 'stories/acorn.json': acorn, 'stories/birch.json': telling('Birch', story) })).toEqual([])
  })

  test('is not found for what all pages of the folder say', () => {
    const all = ['acorn', 'birch', 'cedar', 'archive/dogwood'].map((name) => [
      `stories/${name}.json`,
      telling(name, [second, { text: 'Read here how the money of each company comes to its people.' }]),
    ])
    expect(copiesIn(Object.fromEntries(all) as Record<string, string>)).toEqual([])
  })

  const words = [{ text: 'Every farmer can read how much has come, and from whom.' }, second]
  test.each([
    ['the draft', telling('Acorn', words, { draft: true }), telling('Birch', words), 'acorn'],
    ['the one that names the other', telling('Acorn', [...words, renamed(first)]), telling('Birch', words), 'acorn'],
    [
      'the later one',
      telling('Acorn', words, { from: '2026-06-01' }),
      telling('Birch', words, { from: '2026-05-01' }),
      'acorn',
    ],
    ['the last one where nothing tells', telling('Acorn', words), telling('Birch', words), 'birch'],
  ])('is %s', (_, one, other, copy) => {
    expect(copiesIn({ 'stories/acorn.json': one, 'stories/birch.json': other })).toMatchObject([
      { file: `pages/stories/${copy}.json` },
    ])
  })
})
