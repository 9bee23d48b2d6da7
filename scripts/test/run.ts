import { spawn } from 'node:child_process'

/** How a program ended: all that it printed, in the order in which it came, and its exit code. */
export interface Run {
  code: number
  output: string
}

/** No step takes this long on any machine: whoever does, hangs, and is ended. */
const limitInMinutes = 30

/**
 * Runs a Node program to its end and keeps quiet about what it prints. One that hangs is ended, and counts as failed.
 * @param onOutput is called with each piece of the output as it comes
 * @param cwd the folder in which it runs
 */
export function runNode(
  args: string[],
  env: Record<string, string> = {},
  onOutput: (text: string) => void = () => {},
  cwd = process.cwd(),
): Promise<Run> {
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: string) => {
    output += text
    onOutput(text)
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const limit = setTimeout(() => {
    keep(`\nEnded, because it took longer than ${limitInMinutes} minutes.\n`)
    child.kill('SIGKILL')
  }, limitInMinutes * 60_000)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearTimeout(limit)
      done({ code: code ?? 1, output })
    })
  })
}
