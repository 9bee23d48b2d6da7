import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { isBelow } from '../lib/below.ts'
import { UsageError } from '../lib/options.ts'
import { reasonOf } from '../write/reasons.mjs'
import { commands, foreignIn, type Kind } from './mark.ts'

/** The folders that make up the project: nothing is built into them. A test compares them with what git knows. */
export const projectFolders: readonly string[] = [
  '.ci',
  '.git',
  '.github',
  '.vscode',
  'node_modules',
  'pages',
  'public',
  'schemas',
  'scripts',
  'src',
  'tests',
]

/**
 * The folder that `--out` means, with every link resolved. It is missing, empty, or an earlier build of that kind, so that
 * it may be replaced. `pages`: the folder of the documents. Throws a {@link UsageError} for all others, and for a place
 * where nothing can be written.
 */
export function requirePlace(given: string, kind: Kind, pages: string): string {
  try {
    const folder = realOf(resolve(given))
    const reason = near(folder, pages) ?? occupied(folder, kind)
    if (reason !== null) throw new Refusal(reason)
    requireWritable(folder)
    return folder
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : `cannot be used, because ${reasonOf(error)}`
    throw new UsageError(
      `${given} ${reason}. Nothing was written there. Name an empty folder, or one from an earlier run, with --out.`,
      { cause: error },
    )
  }
}

class Refusal extends Error {}

/** Why a folder cannot be replaced, given what is in it. */
function occupied(folder: string, kind: Kind): string | null {
  const found = statOf(folder)
  if (!found) return null
  if (found.dev !== statOf(dirname(folder))?.dev) return 'is a mount point, which cannot be replaced as a whole'
  const foreign = foreignIn(folder, kind)
  if (foreign === null) return null
  const place = kind === 'site' ? '; a file that belongs to every build goes into public' : ''
  return `holds ${foreign}, which npm run ${commands[kind]} has not written${place}`
}

/** Why a folder cannot be replaced, given where it is: too near to what must not be lost. */
function near(folder: string, pages: string): string | null {
  const project = process.cwd()
  const kept: Kept[] = [
    { path: pages, name: 'the folder of the documents', isClosed: true },
    { path: project, name: 'the folder of this project', isClosed: false },
    { path: homedir(), name: 'your home folder', isClosed: false },
    ...projectFolders.map((name) => ({ path: name, name: `the folder ${name} of this project`, isClosed: true })),
  ]
  const reals = kept.map((one) => ({ ...one, real: linkless(resolve(one.path)) }))
  const same = reals.find(({ real }) => real === folder)
  if (same) return `is ${same.name}`
  const around = reals.find(({ real, isClosed }) => isClosed && isBelow(folder, real))
  if (around) return `is inside ${around.name}`
  const inner = reals.find(({ real }) => isBelow(real, folder))
  return inner ? `holds ${inner.name}` : null
}

/** What must not be lost. `isClosed`: nothing may be built inside of it either. */
interface Kept {
  path: string
  name: string
  isClosed: boolean
}

/** A path with its links resolved, whatever it leads to; as it is when nothing is there. */
function linkless(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : path
}

/** A path with all links in it resolved; the end of it may be missing. Throws for a link that leads nowhere, and for a file on the way. */
function realOf(path: string): string {
  const target = statOf(path)
  if (target && !target.isDirectory()) throw new Refusal(`cannot be a folder, because ${path} is a file`)
  if (target) return realpathSync.native(path)
  if (readlinkOf(path) !== undefined) throw new Refusal('is a broken symbolic link')
  return join(realOf(dirname(path)), basename(path))
}

/** What is at a path, with links followed; `undefined` when nothing is. */
function statOf(path: string) {
  try {
    return statSync(path)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }
}

function readlinkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** The folder is put beside its place first, and then moved there: both happen in the folder around it. */
function requireWritable(folder: string): void {
  let around = dirname(folder)
  while (!statOf(around)) around = dirname(around)
  accessSync(around, constants.W_OK | constants.X_OK)
  // Folders of the system such as /proc say that they can be written and take no new folder: Node would try for ever to make one.
  try {
    rmdirSync(mkdtempSync(join(around, '.tmp-')))
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new Refusal(`cannot be made, because ${around} takes no new folders`)
  }
}
