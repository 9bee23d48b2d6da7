import { createContent } from '../../../src/content/store/index.ts'
import { type Finding, sortFindings } from '../../../src/content/finding/finding.ts'
import { baseText, baseTexts } from '../content/base.ts'

/** The findings of the small site with two mistakes in each of so many copies of a page. */
export function findingsOf(copies: number, root = 'pages'): Finding[] {
  const content = createContent({ root, drawings: {} })
  for (const [key, text] of Object.entries(baseTexts)) content.set(key, text)
  for (const [key, text] of Object.entries(faultyTexts(copies))) content.set(key, text)
  return sortFindings(content.findings().filter(({ code }) => code === 'keyUnknown' || code === 'notAllowed'))
}

/** A page with two mistakes, so many times. */
export function faultyTexts(copies: number): Record<string, string> {
  const wrong = baseText('about.json')
    .replace('"layout": "beside"', '"layuot": "beside"')
    .replace('"lagoon"', '"purple"')
  return Object.fromEntries(
    Array.from({ length: copies }, (_, number) => [`n${number}.json`, wrong.replace('"/company"', `"/c${number}"`)]),
  )
}

/** One finding, with everything that matters given. */
export const findingWith = (given: Partial<Finding>): Finding => ({
  code: 'pattern',
  severity: 'error',
  file: 'pages/a.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '',
  where: 'Hero, 1st block',
  message: 'Something is wrong.',
  suggestions: [],
  ...given,
})
