import { execFileSync } from 'node:child_process'
import { isStray } from '../../src/content/entry/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { kindOf } from '../../src/model/route.ts'
import { quote, visible } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import { isPictureName } from '../media/folder.ts'

/** A content folder as it was: the documents by their keys, and what Git calls the pictures by their names. */
export interface Base {
  texts: Map<string, string>
  pictures: ReadonlyMap<string, string>
  /** The keys of files that the site does not read, and of symbolic links, which it does not follow. */
  strays: readonly string[]
  links: readonly string[]
  /** The bytes of what Git calls by this name. */
  read(id: string): Uint8Array
}

/**
 * The content folder as it was where this branch left `base`. Throws a usage error in one
 * sentence without Git, outside of a repository, and for a branch that is not known here. `command`: what asks for it.
 */
export function readBase(folder: string, base: string, command = 'npm run changes --'): Base {
  const git = (args: string[], input?: Buffer) =>
    execFileSync('git', args, { cwd: folder, input: input ?? '', maxBuffer: 2 ** 30, stdio: ['pipe', 'pipe', 'pipe'] })
  const ask = (args: string[]) => {
    try {
      return git(args).toString().trim()
    } catch {
      return null
    }
  }
  if (ask(['--version']) === null)
    throw new UsageError('Changes are found with Git, which is not installed here. Get it from git-scm.com.')
  if (ask(['rev-parse', '--show-toplevel']) === null) {
    throw new UsageError(`${folder} is in no Git repository, so there is nothing to compare it with.`)
  }
  const commit = [base, `origin/${base}`]
    .map((name) => ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))
    .find((found) => found !== null)
  if (commit === undefined) {
    throw new UsageError(
      `There is no branch or commit ${quote(base)} here. To see what you have changed since your last commit: ${command} --base HEAD. Or fetch the branch: git fetch origin ${visible(base)}`,
    )
  }
  // What others have changed in the base since is no change of this branch.
  const start = ask(['merge-base', commit ?? '', 'HEAD']) ?? commit ?? ''
  const all = git(['ls-tree', '-r', '-z', start, '--', '.'])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, mode, id, key] = /^(100|120)\d+ blob (\S+)\t(.*)$/s.exec(line) ?? []
      return id !== undefined && key !== undefined ? [{ id, key, isLink: mode === '120' }] : []
    })
  const links = all.filter(({ isLink }) => isLink).map(({ key }) => key)
  const own = all.filter(({ isLink }) => !isLink)
  const strays = own.map(({ key }) => key).filter(isStray)
  const media = own.filter(({ key }) => key.startsWith(mediaFolder) && isPictureName(key))
  const pictures = new Map(media.map(({ id, key }) => [key.slice(mediaFolder.length), id]))
  const read = (id: string) => git(['cat-file', 'blob', id])
  const files = own.filter(({ key }) => kindOf(key) !== 'other')
  if (files.length === 0) return { texts: new Map(), pictures, strays, links, read }
  const texts = git(['cat-file', '--batch'], Buffer.from(`${files.map(({ id }) => id).join('\n')}\n`))
  const found = new Map<string, string>()
  let at = 0
  for (const { key } of files) {
    const end = texts.indexOf(0x0a, at)
    const size = Number(texts.subarray(at, end).toString().split(' ')[2])
    found.set(key, texts.subarray(end + 1, end + 1 + size).toString())
    at = end + 1 + size + 1
  }
  return { texts: found, pictures, strays, links, read }
}
