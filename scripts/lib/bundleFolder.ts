import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeLeftovers } from '../build/leftovers.ts'
import { makeFolder } from '../write/folder.mjs'
import { filesUnder, hashOf } from './cache.ts'

/** Beside the files of a bundle: the hash of all of them. */
const sumName = 'sum'

/** A file of a bundle, with its path below the folder of the bundle, with slashes: /assets/site.css */
interface BundleFile {
  address: string
  path: string
}

/**
 * The files of a bundle that is kept in a folder, and one hash of them all. It is bundled where there is none, and where what
 * is there is not as it was written.
 * @param bundle fills a folder
 * @param isCurrent whether the code is still the one by whose hash the folder is named: when somebody has saved a file
 *   meanwhile, the bundle may be that of neither, so it is not kept
 */
export async function bundleFolder(
  folder: string,
  bundle: (outDir: string) => Promise<void>,
  isCurrent: () => boolean,
) {
  const kept = readBundle(folder)
  if (kept) return kept
  removeLeftovers(folder)
  // Another command may have put a good one there meanwhile.
  if (!readBundle(folder)) rmSync(folder, { recursive: true, force: true })
  await makeFolder(folder, async (staging) => {
    await bundle(staging)
    if (!isCurrent()) throw new Error('The code was changed while it was bundled. Run the command again.')
    writeFileSync(join(staging, sumName), hashOfBundle(filesOf(staging)))
  })
  const made = readBundle(folder)
  if (!made) throw new Error(`${folder} was changed while it was written. Try again.`)
  return made
}

/** Undefined for a bundle that is not as it was written, or none. */
function readBundle(folder: string): { files: BundleFile[]; hash: string } | undefined {
  try {
    const files = filesOf(folder)
    const hash = hashOfBundle(files)
    return readFileSync(join(folder, sumName), 'utf8') === hash ? { files, hash } : undefined
  } catch {
    return undefined
  }
}

const filesOf = (folder: string): BundleFile[] =>
  filesUnder(folder)
    .filter((path) => path !== join(folder, sumName))
    .map((path) => ({ address: path.slice(folder.length).replaceAll('\\', '/'), path }))

const hashOfBundle = (files: readonly BundleFile[]): string =>
  hashOf(...files.flatMap(({ address, path }) => [address, readFileSync(path)]))
