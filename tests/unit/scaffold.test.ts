import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
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

describe('what is pasted below an answer', () => {
  const isLong: Judge = (text) => (text.length < 5 ? 'It is too short.' : '')
  const streamsOf = (isTTY: boolean) => ({
    stdin: new PassThrough(),
    stdout: Object.assign(new PassThrough(), { isTTY }),
  })

  test('answers the next question, also with a line that is still to be ended', async () => {
    const streams = streamsOf(true)
    let printed = ''
    streams.stdout.on('data', (text) => (printed += String(text)))
    const title = ask('Its title?', '', isLong, streams)
    streams.stdin.write('Our team\nWho we are, and what we do\nand mo')
    expect(await title).toBe('Our team')
    expect(await ask('Its description?', 'Team', isLong, streams)).toBe('Who we are, and what we do')
    expect(printed).toContain('Its description?\nPress Enter to use: Team\n> Who we are, and what we do\n')
    const last = ask('Its address?', '', isLong, streams)
    streams.stdin.write('re\n')
    expect(await last).toBe('and more')
  })

  test('answers no question whose first answer will not do, and an input that has ended none at all', async () => {
    const streams = streamsOf(false)
    const name = ask('Its name?', '', isLong, streams)
    streams.stdin.write('abc\nfor another question\n')
    streams.stdin.end()
    await expect(name).rejects.toThrow(UsageError)
    await expect(ask('Its place?', '', isLong, streams)).rejects.toThrow(UsageError)
  })
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
