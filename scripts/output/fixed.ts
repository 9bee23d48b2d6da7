import { diffArrays } from 'diff'
import type { Finding } from '../../src/content/finding/index.ts'
import type { Fixed, LeftFix } from '../../src/content/fix/index.ts'
import { count, visible } from '../../src/model/words.ts'
import type { Paint } from './paint.ts'

/** What was fixed: for each file the lines and what was done. */
export function fixedText(fixed: readonly Fixed[], paint: Paint): string {
  const files = fixed.map(({ done }) => {
    const rows = done.map(
      ({ line, fix, code }) => `  line ${line}: ${visible(fix?.title ?? '')}  ${paint('dim', code)}`,
    )
    return [paint('cyan', visible(done[0]?.file ?? '')), ...rows].join('\n')
  })
  return [...files, paint('green', `Fixed ${total(fixed)}.`)].join('\n')
}

/** The fixes that --fix leaves out, each with its place and the reason in a sentence. */
export function refusedText(refused: readonly LeftFix[], paint: Paint): string {
  const rows = refused.map(({ finding: { file, line, column, code, fix }, because }) => {
    const title = visible(fix?.title ?? '').replace(/\.$/, '')
    const place = because && because.file !== file ? ` in ${visible(because.file)}` : ''
    const reason = because
      ? `it would bring another error${place} (${because.code}): ${visible(because.message)}`
      : 'the mistake would still be there.'
    return `  ${paint('cyan', `${visible(file)}:${line}:${column}`)}  ${title}: ${reason}  ${paint('dim', code)}`
  })
  return [`Left for you, because --fix makes no new mistakes:`, ...rows].join('\n')
}

/** What --fix would do: the lines that go, and those that come. `left`: the findings that it would leave to the person. */
export function diffText(
  { fixed, left, refused }: { fixed: readonly Fixed[]; left: readonly Finding[]; refused: readonly LeftFix[] },
  paint: Paint,
): string {
  const files = fixed.map(({ before, after, done }) => {
    const rows = diffRows(before, after).map((row) => paint(row.startsWith('-') ? 'red' : 'green', row))
    return [paint('cyan', visible(done[0]?.file ?? '')), ...rows].join('\n')
  })
  const sentences = [
    fixed.length === 0
      ? 'There is nothing that --fix would change.'
      : `This would fix ${total(fixed)}. Without --dry-run it is written.`,
    ...decisions(left, fixed.length > 0),
  ]
  const reasons = refused.length > 0 ? [refusedText(refused, paint)] : []
  return [...files, ...reasons, sentences.join('\n')].join('\n\n')
}

/** The lines that go and those that come: "- 12 | …", numbered in the text in which they are. */
function diffRows(before: string, after: string): string[] {
  let [old, next] = [1, 1]
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) => {
    const first = added ? next : old
    if (!added) old += value.length
    if (!removed) next += value.length
    if (!added && !removed) return []
    return value.map((line, at) => `${removed ? '-' : '+'} ${String(first + at).padStart(4)} | ${shown(line)}`)
  })
}

/** Fixes that only a person can choose: where they are described, and where they are applied. */
function decisions(findings: readonly Finding[], isMore: boolean): string[] {
  const number = findings.filter(({ fix }) => fix && !fix.certain).length
  if (number === 0) return []
  const what = `${isMore ? 'more ' : ''}${number === 1 ? 'fix needs' : 'fixes need'} your decision`
  return [
    `${number} ${what}: npm run check describes ${number === 1 ? 'it, and npm run dev has a button for it' : 'them, and npm run dev has a button for each'}.`,
  ]
}

const shown = (text: string) => visible(text.replace(/\r$/, '').replaceAll('\t', '  '))

function total(fixed: readonly Fixed[]): string {
  const number = fixed.reduce((sum, { done }) => sum + done.length, 0)
  return `${count(number, 'mistake')} in ${count(fixed.length, 'file')}`
}
