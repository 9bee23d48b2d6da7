import { describe, expect, test } from 'vitest'
import { readMistakes, readRuleCases, siteOfCase } from '../../../scripts/rules/cases.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import { inFormWords } from '../../../src/studio/store/formWords.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { contentOf } from '../content/support.ts'

const inForm = (finding: Finding) => inFormWords(finding, finding.file.slice('pages/'.length))
const found = (key: string, from: string, to: string) =>
  contentOf({ ...baseTexts, [key]: baseText(key).replace(from, to) })
    .findings()
    .map(inForm)

describe('findings in the words of the form', () => {
  test('a field is called by its title', () => {
    expect(found('about.json', /"description": .*\n/.exec(baseText('about.json'))?.[0] ?? '', '')[0]?.message).toBe(
      'The page needs the field "Description".',
    )
    expect(found('about.json', '{links.signUp}', '/pricing')[0]?.hint).toContain(
      'into the "Earlier addresses" of that page.',
    )
  })

  test('what has to be written in the file is written as there', () => {
    const [unknown] = found('about.json', '"lead"', '"laed"')
    expect(unknown).toMatchObject({ code: 'keyUnknown', message: expect.stringContaining('Did you mean "lead"?') })
  })

  test('a switch that is to be written is one to be chosen', () => {
    const alone = contentOf({ ...baseTexts, 'alone.json': baseText('about.json').replace(/ *"redirectFrom".*\n/, '') })
    const orphan = alone
      .findings()
      .map(inForm)
      .find(({ code, file }) => code === 'orphan' && file === 'pages/alone.json')
    expect(orphan?.hint).toContain('Then choose No at "Listing in search engines", and search engines leave it out.')
  })

  test('what is in a folder has its place in the studio', () => {
    const bank: Finding = {
      ...(found('about.json', '"lead"', '"laed"')[0] as Finding),
      code: 'phrase',
      message:
        '"p.jpg" is only the picture of the example: it is not in ../my-pages/_media. Choose a picture of your own.',
      hint: 'Write account. If this has changed, take the word out of the list "Words that we do not use" ("phrases") in ../my-pages/_site.json (in the studio: Whole site).',
    }
    expect(inForm(bank)).toMatchObject({
      message:
        '"p.jpg" is only the picture of the example: it is not among the pictures. Choose a picture of your own.',
      hint: 'Write account. If this has changed, take the word out of the list "Words that we do not use" under Whole site.',
    })
  })

  test('a value is no field, although it is called like one', () => {
    const layout: Finding = {
      ...(found('about.json', '"lead"', '"laed"')[0] as Finding),
      code: 'notShown',
      message: 'The layout "line" does not show the drawing of the 2nd step.',
      hint: 'Remove "drawing", or choose a layout that shows it.',
    }
    expect(inForm(layout)).toMatchObject({
      message: 'The layout "line" does not show the drawing of the 2nd step.',
      hint: 'Remove "Drawing", or choose a layout that shows it.',
    })
  })

  const all = [...readMistakes(), ...[...readRuleCases().values()].flatMap(({ bad }) => bad)]
  const findings = all.flatMap((one) => contentOf(siteOfCase(one).texts, one.today, one.media).findings())
  test('no sentence of any rule names a field as the file has it, but for those about the file', () => {
    const ofFile = /^(?:keyUnknown|colonMissing|quotes|duplicateKey|valueMissing|blockTypeMissing)$/
    const said = findings.filter(({ code }) => !ofFile.test(code)).map(inForm)
    expect(said.length).toBeGreaterThan(150)
    const leaking = said.flatMap(({ message, hint = '' }) =>
      [message, hint].filter((text) => /\bfields? "[a-z]\w*"/.test(text) && !/"\w+":|[{[] /.test(text)),
    )
    expect(leaking).toEqual([])
  })
})
