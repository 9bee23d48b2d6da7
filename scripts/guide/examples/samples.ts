import type { Finding } from '../../../src/content/finding/index.ts'
import { suggestedType } from '../../../src/content/schema/index.ts'
import type { SiteFiles } from '../../refactor/site.ts'

/** A piece of JSON in the text of the guide, as its fence describes it. */
export interface Sample {
  /** A whole page, or one block of a page. */
  kind: 'page' | 'block'
  /** The one finding that it is there to show; absent: it has none. */
  code?: string
  text: string
}

/** The sample of a fence such as ```json page or ```json block tooLong. Null: the fence holds no JSON. */
export function sampleOf(
  lang: string | null | undefined,
  meta: string | null | undefined,
  text: string,
): Sample | null {
  if (lang !== 'json') return null
  const [kind, code] = (meta ?? '').split(' ')
  if (kind !== 'page' && kind !== 'block') throw new Error(`A sample of JSON says "page" or "block", not "${kind}".`)
  return { kind, text, ...(code && { code }) }
}

/** That no link leads to a page says nothing about a sample. */
const unlinked = 'orphan'

/** No page has this name: it is what the reader's own would be called. */
const key = 'your-page.json'

/** What the check says about a sample when it is among the pages of the site, and the text that it looked at. */
export function checkSample({ content, root }: SiteFiles, sample: Sample): { findings: Finding[]; text: string } {
  const text = sample.kind === 'page' ? `${sample.text}\n` : pageAround(sample.text)
  content.set(key, text)
  const findings = content
    .findings()
    .filter(({ file, code }) => file === `${root}/${key}` && (code as string) !== unlinked)
  content.delete(key)
  return { findings, text }
}

/** A page that holds a head and this block. */
function pageAround(block: string): string {
  const lines = block.split('\n').map((line) => `    ${line}`)
  return `{
  "title": "A page of the guide",
  "description": "This page is only in the guide for editors, around the block that is looked at in its text.",
  "blocks": [
    { "type": "${suggestedType('mainTitle')}", "title": "A page of the guide" },
${lines.join('\n')}
  ]
}
`
}
