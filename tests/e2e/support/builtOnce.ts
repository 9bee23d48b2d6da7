import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The folder that all workers of a run share: the configuration makes it, and {@link forget} removes it. */
const shared = (): string => (process.env.BRIGHTRAIL_SHARED ??= mkdtempSync(join(tmpdir(), 'brightrail-run-')))

interface Built<Made> {
  folder: string
  made: Made
}

/**
 * Builds the real pages and those that `add` writes beside them, once for all workers: the first one that asks builds it.
 * @param add its result, which can be written as JSON, is handed on to all workers
 * @returns the folder of the built site
 * @throws when the build fails, in every worker that asks
 */
export async function builtOnce<Made>(name: string, add: (pages: string) => Made): Promise<Built<Made>> {
  const place = join(shared(), name)
  const [result, failure] = [join(place, 'result.json'), join(place, 'failure.txt')]
  if (mkdirSync(place, { recursive: true }) !== undefined) {
    await build(place, add).then(
      (built) => writeWhole(result, JSON.stringify(built)),
      (error: unknown) => writeWhole(failure, String(error)),
    )
  }
  while (!existsSync(result) && !existsSync(failure)) await wait(50)
  if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'))
  return JSON.parse(readFileSync(result, 'utf8')) as Built<Made>
}

async function build<Made>(place: string, add: (pages: string) => Made): Promise<Built<Made>> {
  const [pages, folder] = [join(place, 'pages'), join(place, 'site')]
  cpSync('pages', pages, { recursive: true })
  const made = add(pages)
  const args = ['scripts/run.mjs', 'build', '--no-compress', '--pages', pages, '--out', folder]
  await promisify(execFile)(process.execPath, args)
  return { folder, made }
}

/** Another worker sees the whole file, or none. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

/** Runs in the end: nothing of a run is left. */
export default function forget(): void {
  rmSync(shared(), { recursive: true, force: true })
}
