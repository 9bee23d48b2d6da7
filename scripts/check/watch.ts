import { compareFindings } from '../../src/content/changes/index.ts'
import type { Content } from '../../src/content/store/index.ts'
import { countBySeverity, type Finding } from '../../src/content/finding/index.ts'
import { watchFolder } from '../lib/watchFolder.ts'
import { describe, placeLine } from '../output/describe.ts'
import { type Format, render } from '../output/formats.ts'
import { painter } from '../output/paint.ts'
import { type Checked, createTexts } from '../output/report.ts'
import { summary } from '../output/text.ts'
import { applyFile } from '../lib/readContent.ts'

interface Watch {
  format: Format
  all: boolean
  /** The findings as they are now, of the files that are asked for. */
  pick(): readonly Finding[]
  checked(): Checked
}

/**
 * Checks again after each change, until it is ended. For people: what is new, what is fixed, and one line for the state.
 * For programs: one report on one line after each change.
 */
export async function watchContent(folder: string, content: Content, watch: Watch): Promise<number> {
  let known = watch.pick()
  process.stdout.write(`${first(known, watch)}\n`)
  const unwatch = watchFolder(folder, (changes) => {
    for (const [key, state] of changes) applyFile(content, folder, key, state)
    const now = watch.pick()
    content.release()
    const text = next(known, now, watch)
    known = now
    if (text !== '') process.stdout.write(`${text}\n`)
  })
  await new Promise<void>((done) => {
    process.once('SIGINT', () => done())
    process.once('SIGTERM', () => done())
  })
  unwatch()
  return 0
}

function first(findings: readonly Finding[], watch: Watch): string {
  if (watch.format === 'text') {
    const text = render('text', { findings, checked: watch.checked(), all: watch.all })
    return `${text}\nWaiting for changes. Ctrl+C ends it.`
  }
  return render(watch.format, { findings, checked: watch.checked(), isLine: true })
}

function next(before: readonly Finding[], now: readonly Finding[], watch: Watch): string {
  const { fresh: come, gone } = compareFindings(before, now, nameOf)
  switch (watch.format) {
    case 'text':
      return come.length + gone.length === 0 ? '' : changeText(come, gone, now, watch.checked())
    case 'github':
      return render('github', { findings: come })
    default:
      return render(watch.format, { findings: now, checked: watch.checked(), isLine: true })
  }
}

/** So many new findings are shown in full; more come from one change only when a whole file has fallen apart. */
const mostShown = 5

function changeText(come: readonly Finding[], gone: readonly Finding[], now: readonly Finding[], checked: Checked) {
  const paint = painter()
  const textOf = createTexts()
  const shown = come.slice(0, mostShown).flatMap((finding) => describe(finding, textOf(finding.file), paint))
  const rest = come.length - mostShown
  const lines = [
    ...gone.slice(0, mostShown).map((finding) => `${paint('green', 'fixed')}  ${placeLine(finding, paint)}`),
    ...shown,
    ...(rest > 0 ? [`and ${rest} more: npm run check`] : []),
    `${paint('dim', new Date().toLocaleTimeString('en-GB'))}  ${summary(countBySeverity(now), checked, paint)}`,
  ]
  return lines.join('\n')
}

/** A finding whose line has only moved is the same. */
const nameOf = ({ file, code, pointer, message }: Finding) => [file, code, pointer, message].join('\n')
