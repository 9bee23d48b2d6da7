import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { markdown, plainText } from '../../../scripts/changes/style.ts'
import { compareSites, type SiteChanges } from '../../../src/content/changes/compare.ts'
import { baseText, baseTexts } from '../content/base.ts'

const mapOf = (texts: Record<string, string>) => new Map(Object.entries(texts))
const without = (texts: Record<string, string>): SiteChanges =>
  compareSites(mapOf(baseTexts), mapOf({ ...baseTexts, ...texts }), { root: 'pages', drawings: {} })

describe('the comment', () => {
  const hostile = [
    '**bold** _x_ ~~gone~~ `code` # heading',
    '<script>alert(1)</script> <img src=x onerror=y> -->',
    '@someone and #12 and GH-7',
    '[words](https://evil.example) ![x](https://evil.example/x.png) https://evil.example www.evil.example',
    'a | b\n\n| - |\n\n1. one\n\n</details>',
    '&lt;b&gt; \\* $x$ <!-- x',
  ]
  for (const words of hostile) {
    test(`makes ${JSON.stringify(words)} harmless`, () => {
      const text = JSON.parse(baseText('about.json')) as { title: string; blocks: { title?: string }[] }
      text.title = words
      if (text.blocks[0]) text.blocks[0].title = words
      const comment = changesReport(without({ 'about.json': JSON.stringify(text) }), [], markdown)
      const kinds = new Set<string>()
      const html: string[] = []
      let plain = ''
      const visit = (node: { type: string; value?: string; children?: unknown[] }) => {
        kinds.add(node.type)
        if (node.type === 'html') html.push(node.value ?? '')
        if (node.type === 'text') plain += node.value
        for (const child of (node.children ?? []) as (typeof node)[]) visit(child)
      }
      visit(fromMarkdown(comment))
      for (const kind of ['link', 'image', 'blockquote', 'code', 'definition']) expect(kinds).not.toContain(kind)
      expect(
        html.filter(
          (one) =>
            !/^<!-- (?:brightrail-content-changes )?-->|^<\/?details>|^<details><summary>[\w :]+<\/summary>$/.test(one),
        ),
      ).toEqual([])
      expect(html.filter((one) => one.startsWith('</details>'))).toHaveLength(
        html.filter((one) => one.startsWith('<details>')).length,
      )
      expect(plain).toContain(words.replace(/\s*\n\s*/g, ' ¶ '))
      expect(comment).not.toMatch(/(?<!-->)@someone|(?<!-->)#12|https:\/\/|www\.evil|\bGH-7/)
    })
  }

  test('stays under 60,000 characters, says what is left out, and closes what it opens', () => {
    const texts: Record<string, string> = {}
    for (let number = 0; number < 400; number++) {
      texts[`p${number}.json`] = JSON.stringify({
        title: `Page ${'<>&'.repeat(20)} ${number}`,
        blocks: Array.from({ length: 30 }, (_, at) => ({
          type: 'hero',
          title: `Title ${at} ${number} ${'*'.repeat(60)}`,
        })),
      })
    }
    const comment = changesReport(without(texts), [], markdown)
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment.length).toBeGreaterThan(20_000)
    expect(comment).toMatch(/\d+ more documents would not fit here/)
    expect(comment.split('<details>')).toHaveLength(comment.split('</details>').length)
  })

  test('a new footer is one line, with the pages that look different for another reason as well', () => {
    const report = (texts: Record<string, string>) => changesReport(without(texts), [], markdown)
    const footer = { '_site.json': baseText('_site.json').replace('"Call us"', '"Phone us"') }
    const line =
      'Every page looks different: something that is on each of them has changed, such as the navigation or the footer.'
    expect(report(footer)).toContain(line)
    expect(report(footer)).not.toContain('<details>')
    const more = report({ ...footer, 'about.json': baseText('about.json').replace('Who we are', 'Who') })
    expect(more).toContain(
      `${line}\n\n<details><summary>Pages that look different for another reason as well: 1</summary>\n\n- \`/about\`: changed`,
    )
  })

  test('a terminal gets the same words without marks and backslashes', () => {
    const texts = { 'about.json': baseText('about.json').replace('Who we are', '*Who_ we are') }
    const text = changesReport(without(texts), [], plainText)
    expect(text).toContain('- Hero, 1st block, the title: [-Who-] [+*Who_+] we are\n')
    expect(text).not.toMatch(/<|\\|^#/m)
  })

  test('a page that looks different says why: it has changed itself, or it shows what has', () => {
    const closing = baseText('_shared/closing.json').replace('your own', 'your')
    const about = baseText('about.json').replace('Who we are', 'Who')
    const report = changesReport(without({ '_shared/closing.json': closing, 'about.json': about }), [], plainText)
    const name = (JSON.parse(closing) as { title: string }).title
    expect(report).toContain(`Pages that look different: 2\n- /: shows “${name}”\n- /about: changed, shows “${name}”`)
  })

  test('long lists are folded', () => {
    const value = JSON.parse(baseText('about.json')) as { blocks: object[] }
    value.blocks = Array.from({ length: 60 }, (_, at) => ({ type: 'richText', text: `Paragraph number ${at} of many` }))
    const comment = changesReport(without({ 'about.json': JSON.stringify(value) }), [], markdown)
    expect(comment).toMatch(/<details><summary>\d+ more lines<\/summary>\n\n- \*\*Text/)
  })
})
