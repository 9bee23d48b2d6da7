import { mediaOf, type Pictures } from '../../../scripts/rules/cases.ts'
import { type Content, createContent } from '../../../src/content/store/index.ts'
import { applyEdits } from '../../../src/content/json/edits.ts'
import type { Code, Finding } from '../../../src/content/finding/finding.ts'

const file = { src: '/assets/drawing.svg', width: 640, height: 480 }

/** A store with these documents and pictures, and four drawings, one of which is made for a place. */
export function contentOf(
  texts: Record<string, string>,
  today?: string,
  pictures: Pictures = {},
  drafts = false,
): Content {
  const drawings = {
    homeHero: { wide: file, small: file },
    payoutHero: { kind: 'page', wide: file },
    startHero: { numbers: [], wide: file, small: file },
    tabWallets: { wide: file },
  }
  const content = createContent({
    root: 'pages',
    drawings,
    media: mediaOf(pictures),
    drafts,
    ...(today === undefined ? {} : { today }),
  })
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  return content
}

/** The text that a finding covers. */
export function textOf(
  texts: Record<string, string>,
  { file: name, line, column, endLine, endColumn }: Finding,
): string {
  const lines = (texts[name.slice('pages/'.length)] ?? '').split('\n')
  const offset = (row: number, character: number) =>
    lines.slice(0, row - 1).reduce((sum, one) => sum + one.length + 1, character - 1)
  return lines.join('\n').slice(offset(line, column), offset(endLine, endColumn))
}

/** The documents with the fixes of these findings applied, from the last to the first. */
export function applyFix(texts: Record<string, string>, findings: readonly Finding[]): Record<string, string> {
  const fixed = { ...texts }
  for (const { file: name, fix } of findings) {
    const key = name.slice('pages/'.length)
    const edits = findings.filter((other) => other.file === name).flatMap((other) => other.fix?.edits ?? [])
    if (!fix || fixed[key] !== texts[key]) continue
    fixed[key] = applyEdits(texts[key] ?? '', edits)
  }
  return fixed
}

/** What the pages of tests/fixtures/mistakes have in them as they were taken: long texts in one line, drawings that show other figures by now. */
export const knownFindings: ReadonlySet<Code> = new Set(['altFigure', 'longText'])
