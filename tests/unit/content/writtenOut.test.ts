import { expect, test } from 'vitest'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

/** The findings of the small site with these words in a text; its brand is Railway, its owner Railway Lines Ltd. */
function findingsIn(words: string, field = '"lead": "We move money between accounts, cards and bills."') {
  const texts = {
    ...baseTexts,
    '_site.json': baseText('_site.json').replace('"Rail"', '"Railway"').replace('"RC 0000000"', '"Railway Lines Ltd"'),
    'about.json': baseText('about.json').replace(
      field,
      field.replace(/: ".*"$/, () => `: ${JSON.stringify(words)}`),
    ),
  }
  const findings = contentOf(texts).findings()
  return { findings, fixed: applyFix(texts, findings)['about.json'] ?? '' }
}

test.each([
  ['Railway moves money between accounts.', '{brand} moves money between accounts.'],
  ["We at Railway: that is Railway's team.", "We at {brand}: that is {brand}'s team."],
  ['A "Railway" card for Railway-made apps.', 'A \\"{brand}\\" card for {brand}-made apps.'],
  ['This is a service of Railway Lines Ltd.', 'This is a service of {companyNumber}.'],
  ['Rail Way moves money between accounts.', '{brand} moves money between accounts.'],
  ['Ask RailWay, RAILWAY or Rail-way about it.', 'Ask {brand}, {brand} or {brand} about it.'],
  ['This is a service of Railway lines ltd.', 'This is a service of {companyNumber}.'],
])('%j is advice to write %j', (words, wanted) => {
  const { findings, fixed } = findingsIn(words)
  expect(findings).toMatchObject([{ code: 'writtenOut', severity: 'advice' }])
  expect(fixed).toContain(`"lead": "${wanted}"`)
})

test('each name of a text has one finding, and the longer one counts where it holds the other', () => {
  const { findings, fixed } = findingsIn('Railway is a name of Railway Lines Ltd. Railway is short.')
  expect(new Set(findings.map(({ suggestions }) => suggestions[0]))).toEqual(new Set(['{brand}', '{companyNumber}']))
  expect(fixed).toContain('"{brand} is a name of {companyNumber}. {brand} is short."')
})

test.each([
  'The railways of the country move money.',
  'Write to Team@Railway.example about money.',
  'Look at www.Railway.example and Railway.example.',
  'Read {brand} and @Railway about money.',
  'A railway moves people, not money.',
  'A rail way moves people. R-a-i-l-w-a-y is a word.',
  'Look at RailWay.example, and write to Ask@RAILWAY.example.',
])('%j says nothing', (words) => {
  expect(findingsIn(words).findings).toEqual([])
})

test('the address of a link in running text is left alone, its words are not', () => {
  const field = `"text": ${JSON.stringify(
    '## Our story\n\nWe began with **one rail**. Write to [us](mailto:{email}) or look at [the wallets](/about?tab=wallets).',
  )}`
  const link = '## Our story\n\nRead [the story of Railway](https://news.example/Railway).'
  const { findings, fixed } = findingsIn(link, field)
  expect(findings).toHaveLength(1)
  expect(fixed).toContain('[the story of {brand}](https://news.example/Railway)')
})
