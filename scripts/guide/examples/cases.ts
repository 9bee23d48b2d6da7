import { lostAddresses, staleFindings } from '../../../src/content/changes/index.ts'
import { applyEdits } from '../../../src/content/json/index.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import type { Code } from '../../../src/content/rules/index.ts'
import { type Content, createContent, launchList } from '../../../src/content/store/index.ts'
import { drawingSizes } from '../../outline/drawings.ts'
import { baseSite, type Case, mediaOf, readMistakes, readRuleCases, siteOfCase } from '../../rules/cases.ts'

type Texts = Record<string, string>

/** A mistake to look at: what the check says about it, and the documents without it. */
export interface Example {
  name: string
  finding: Finding
  text: string
  /** A document before and after; null where no document shows what is right, as for a file with another name. */
  corrected: { file: string; before: string; after: string } | null
}

/**
 * The examples of each code: the one that belongs to the rule, then those of the collection of mistakes. The check is asked
 * for those of a code when they are asked for: all of them together take seconds.
 */
export function readExamples(): (code: Code) => readonly Example[] {
  const cases = new Map<Code, { bad: Case; good?: Case }[]>()
  const known = new Set<string>()
  const add = (code: Code, bad: Case, good?: Case) => {
    if (known.has(bad.name)) return
    known.add(bad.name)
    cases.set(code, [...(cases.get(code) ?? []), { bad, ...(good && { good }) }])
  }
  for (const [code, { bad, good }] of readRuleCases()) add(code, bad, good)
  for (const one of readMistakes()) {
    const [only, another] = one.out
    if (only && !another) add(only.code, one)
  }
  const examples = new Map<Code, Example[]>()
  return (code) => {
    const read = () => (cases.get(code) ?? []).flatMap(({ bad, good }) => exampleOf(code, bad, good) ?? [])
    const found = examples.get(code) ?? read()
    examples.set(code, found)
    return found
  }
}

/** The site of the last case without a day or pictures of its own: most of its documents are in the next one too. */
let lastSite: Content | undefined

/** What is found in the site of a case, with the list for the launch when the rule belongs to it, and with what a comparison finds. */
export function findingsOfCase(one: Case, code: Code): Finding[] {
  const { texts, unread } = siteOfCase(one)
  const content = one.today || one.media ? emptySite(one) : (lastSite ??= emptySite({}))
  for (const key of content.keys()) if (!(key in texts) && !(key in unread)) content.delete(key)
  for (const [key, text] of Object.entries(texts)) content.set(key, text)
  for (const [key, reason] of Object.entries(unread)) content.fail(key, reason)
  const before = new Map(one.before ? Object.entries(siteOfCase({ in: one.before }).texts) : [])
  const compared = [...staleFindings(before, content, one.today), ...lostAddresses(before, content)]
  return [...content.findings(), ...(code.startsWith('launch') ? launchList(content) : compared)]
}

const emptySite = ({ today, media }: Pick<Case, 'today' | 'media'>) =>
  createContent({ root: 'pages', drawings: drawingSizes(), media: mediaOf(media), ...(today ? { today } : {}) })

function exampleOf(code: Code, bad: Case, good: Case | undefined): Example | null {
  const { texts } = siteOfCase(bad)
  const finding = findingsOfCase(bad, code).find((one) => one.code === code)
  if (!finding) return null
  const key = finding.file.slice('pages/'.length)
  const text = texts[key] ?? ''
  const right = good ? siteOfCase(good).texts : (fixed(finding, key, texts) ?? baseSite())
  return { name: bad.name, finding, text, corrected: changedDocument(key, texts, right) }
}

const fixed = ({ fix }: Finding, key: string, texts: Texts) =>
  fix && { ...texts, [key]: applyEdits(texts[key] ?? '', fix.edits) }

/** The document of the finding, or else the first one, that is another in the site without the mistake. */
function changedDocument(key: string, bad: Texts, good: Texts): Example['corrected'] {
  const changed = [key, ...Object.keys(good)].find((name) => good[name] !== undefined && good[name] !== bad[name])
  if (changed === undefined) return null
  return { file: `pages/${changed}`, before: bad[changed] ?? '', after: good[changed] ?? '' }
}
