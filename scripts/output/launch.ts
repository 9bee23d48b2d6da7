import type { Finding } from '../../src/content/findings.ts'
import { count, visible } from '../../src/content/words.ts'
import type { Paint } from './paint.ts'

/** A list to work through: for each file its lines, and what has to be done there. */
export function launchText(launch: readonly Finding[], paint: Paint): string {
  if (launch.length === 0) return paint('green', 'Ready for the launch: nothing is left to be replaced.')
  const rows = [...new Set(launch.map(({ file }) => file))].map((file) => {
    const findings = launch.filter((one) => one.file === file)
    const lines = findings.map(({ line, where, message }) => {
      // In a list by files these two say nothing.
      const place = ['', 'Site', 'Page'].includes(where) ? '' : `${where}: `
      return `  [ ] line ${String(line).padEnd(4)} ${place}${visible(message)}`
    })
    return [paint('cyan', visible(file)), ...lines].join('\n')
  })
  return [...rows, paint('bold', `Before the launch: ${count(launch.length, 'thing')} to replace or confirm.`)].join(
    '\n',
  )
}
