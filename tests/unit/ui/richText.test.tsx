import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { finishText, parseText } from '../../../src/content/fields/index.ts'
import { RichText } from '../../../src/ui/text/richText.tsx'

const text = finishText(
  parseText('Intro.\n\n## One\n\nFirst.\n\n### Inside\n\nSecond.\n\n## Two\n\nThird.', [2, 3]).text,
  new Map(),
  new Map(),
  (href) => href,
)
const tableUnder = (under: string, caption = 'A table') => ({
  under,
  caption,
  columns: ['Who', 'What'],
  rows: [['You', 'A document']],
})

/** The elements that hold text, in order, without attributes and styles. */
function drawn(...tables: ReturnType<typeof tableUnder>[]): string[] {
  const html = renderToStaticMarkup(<RichText text={text} tables={tables} />).replace(/<style.*?<\/style>/gs, '')
  return [...html.matchAll(/<(p|h2|h3|caption)\b[^>]*>([^<]*)/g)].map(([, tag, words]) => `${tag} ${words}`)
}

test('a table is at the end of the part under its heading, before the next heading of any level', () => {
  const words = ['p Intro.', 'h2 One', 'p First.', 'h3 Inside', 'p Second.', 'h2 Two', 'p Third.']
  expect(drawn()).toEqual(words)
  expect(drawn(tableUnder('#one'))).toEqual(words.toSpliced(3, 0, 'caption A table'))
  expect(drawn(tableUnder('#two'))).toEqual([...words, 'caption A table'])
  expect(drawn(tableUnder('#inside', 'A'), tableUnder('#inside', 'B'))).toEqual(
    words.toSpliced(5, 0, 'caption A', 'caption B'),
  )
})

test('a table without its heading is at the end: it is never lost', () => {
  expect(drawn(tableUnder('#three')).at(-1)).toBe('caption A table')
})

test('a row has as many cells as there are columns', () => {
  const table = { ...tableUnder('#one'), columns: ['A', 'B', 'C'], rows: [['1'], ['2', '3', '4', '5']] }
  const html = renderToStaticMarkup(<RichText text={text} tables={[table]} />)
  const body = html.replace(/^.*<tbody>|<\/tbody>.*$/gs, '')
  expect(body.replace(/ class="[^"]*"/g, '')).toBe(
    '<tr><th scope="row">1</th><td></td><td></td></tr><tr><th scope="row">2</th><td>3</td><td>4</td></tr>',
  )
})

test('A11Y-1 a table that may scroll can be reached with the keyboard, and says what it is', () => {
  const wide = { ...tableUnder('#one', 'Who may'), columns: ['A', 'B', 'C'] }
  expect(renderToStaticMarkup(<RichText text={text} tables={[wide]} />)).toMatch(
    /<div(?=[^>]* role="region")(?=[^>]* tabindex="0")(?=[^>]* aria-label="Who may")/,
  )
  expect(renderToStaticMarkup(<RichText text={text} tables={[tableUnder('#one')]} />)).not.toContain('tabindex')
})
