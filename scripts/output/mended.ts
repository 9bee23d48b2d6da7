import type { Mended } from '../../src/content/mend.ts'
import { count, visible } from '../../src/content/words.ts'
import { diffLines } from './diff.ts'
import type { Paint } from './paint.ts'

/** What was mended: for each file the lines and what was done. */
export function mendedText(mended: readonly Mended[], paint: Paint): string {
  const files = mended.map(({ done }) => {
    const rows = done.map(
      ({ line, fix, code }) => `  line ${line}: ${visible(fix?.title ?? '')}  ${paint('dim', code)}`,
    )
    return [paint('cyan', visible(done[0]?.file ?? '')), ...rows].join('\n')
  })
  return [...files, paint('green', `Mended: ${total(mended)}.`)].join('\n')
}

/** What would be mended: the lines that go, and those that come. */
export function diffText(mended: readonly Mended[], paint: Paint): string {
  if (mended.length === 0) return 'Nothing can be mended without asking you.'
  const files = mended.map(({ before, after, done }) => {
    const rows = diffLines(before, after).map(({ kind, line, text }) => {
      const row = `${kind === 'old' ? '-' : '+'} ${String(line).padStart(4)} | ${shown(text)}`
      return paint(kind === 'old' ? 'red' : 'green', row)
    })
    return [paint('cyan', visible(done[0]?.file ?? '')), ...rows].join('\n')
  })
  return [...files, `This would mend ${total(mended)}. Without --dry-run it is written.`].join('\n\n')
}

const shown = (text: string) => visible(text.replace(/\r$/, '').replaceAll('\t', '  '))

function total(mended: readonly Mended[]): string {
  const number = mended.reduce((sum, { done }) => sum + done.length, 0)
  return `${count(number, 'mistake')} in ${count(mended.length, 'file')}`
}
