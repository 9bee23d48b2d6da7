import { expect, test } from 'vitest'
import { githubReport, githubSummary } from '../../../scripts/output/github.ts'
import { findingWith } from './support.ts'

const hostile = { where: 'Hero, 1st: 50%', message: 'a\nb', file: 'pages/a,b:c%\r.json' }

test('annotations hold no line break or comma that would end them', () => {
  const [line = ''] = githubReport({ findings: [findingWith(hostile)] }).split('\n')
  expect(line).toBe(
    '::error file=pages/a%2Cb%3Ac%25%0D.json,line=1,endLine=1,col=1,endColumn=1,title=Hero%2C 1st%3A 50%25 (pattern)::a%0Ab',
  )
})

test('columns are left out where the place runs over several lines', () => {
  expect(githubReport({ findings: [findingWith({ endLine: 3 })] })).toContain('line=1,endLine=3,title=')
})

test('of each kind as many annotations as GitHub shows; nothing is lost, and no plain line is a command', () => {
  const many = (severity: 'error' | 'warning' | 'advice') =>
    Array.from({ length: 30 }, (_, line) => findingWith({ ...hostile, severity, line: line + 1, endLine: line + 1 }))
  const lines = githubReport({ findings: [...many('error'), ...many('warning'), ...many('advice')] }).split('\n')
  for (const command of ['error', 'warning', 'notice']) {
    expect(lines.filter((line) => line.startsWith(`::${command} `))).toHaveLength(10)
  }
  expect(lines.filter((line) => line.startsWith('./pages/'))).toHaveLength(60)
  expect(lines.at(-1)).toBe('90 findings in 1 file. On your computer: npm run check')
  expect(lines.filter((line) => line.includes('::') && !/^::(?:error|warning|notice) /.test(line))).toEqual([])
})

test('without findings nothing is printed', () => {
  expect(githubReport({ findings: [] })).toBe('')
})

test('the summary is a table in which the words of a document are no Markdown', () => {
  const text = githubSummary([findingWith({ message: 'No <b>|</b> [x](javascript:1) `y`.' })])
  const row = text.trim().split('\n').at(-1) ?? ''
  expect(row.match(/\|/g)).toHaveLength(4)
  expect(row).not.toMatch(/[<>[\]`]/)
  const long = githubSummary(Array.from({ length: 250 }, () => findingWith({})))
  expect(long).toContain('250 findings')
  expect(long).toContain('and 50 more.')
})
