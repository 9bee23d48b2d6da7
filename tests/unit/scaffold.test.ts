import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { UsageError } from '../../scripts/lib/options.ts'
import { ask, type Judge } from '../../scripts/scaffold/ask.ts'
import { descriptionFor, pageText } from '../../src/content/scaffold/index.ts'
import { documentSchemas } from '../../src/content/schema/index.ts'

/** Answers each question with the next line; without one the input ends. */
async function answer(lines: string[], standard: string, judge?: Judge): Promise<{ said: string; printed: string }> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  let printed = ''
  stdout.on('data', (text) => {
    printed += String(text)
    if (!String(text).endsWith('> ')) return
    const line = lines.shift()
    if (line === undefined) stdin.end()
    else stdin.write(`${line}\n`)
  })
  const said = await ask('Its title?', standard, judge, { stdin, stdout })
  return { said, printed }
}

test('an answer that will not do is asked for again, and says why', async () => {
  const judge: Judge = (text) => (text.length < 5 ? 'The title is too short.' : '')
  const { said, printed } = await answer(['abc', ' Our team '], 'Team', judge)
  expect(said).toBe('Our team')
  expect(printed.match(/Its title\?/g)).toHaveLength(2)
  expect(printed).toContain('The title is too short. Try again.')
})

test('Enter alone uses what is shown', async () => {
  const { said, printed } = await answer([''], 'Team | {brand}')
  expect(said).toBe('Team | {brand}')
  expect(printed).toContain('Press Enter to use: Team | {brand}')
})

test('the end of the input makes nothing', async () => {
  await expect(answer([], 'Team')).rejects.toThrow(UsageError)
})

test('a new page shows the words that its editor has given it', () => {
  const page = { key: 'about/team.json', title: 'The people | {brand}' }
  expect(pageText({ ...page, heading: 'The people' })).toContain('"title": "The people",')
  expect(pageText(page)).toContain('"title": "Team",')
})

test('the description of a new page has its title as it is written, and is of the right length', () => {
  expect(descriptionFor('Fernhill Dairy | {brand}')).toMatch(/^Fernhill Dairy at \{brand\}: /)
  expect(descriptionFor('{brand} for dairies')).toMatch(/^\{brand\} for dairies: /)
  const { minLength = 0, maxLength = 0 } = documentSchemas.page.properties?.description ?? {}
  for (const title of ['About', 'A'.repeat(60)]) {
    const { length } = descriptionFor(title).replace('{brand}', 'Brightrail')
    expect(length).toBeGreaterThanOrEqual(minLength)
    expect(length).toBeLessThanOrEqual(maxLength)
  }
})
