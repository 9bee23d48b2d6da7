import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main as bench } from '../../../scripts/commands/bench.ts'
import { main as build } from '../../../scripts/commands/build.ts'
import { main as guide } from '../../../scripts/commands/guide.ts'
import { projectFolders, requirePlace } from '../../../scripts/build/place.ts'
import { put, scratchFolder } from '../../support/scratch.ts'

const scratch = scratchFolder()
let folder = ''
let pages = ''
beforeEach(() => {
  folder = scratch.folder
  pages = join(folder, 'content/pages')
  mkdirSync(pages, { recursive: true })
  for (const name of ['_site.json', 'index.json', 'payout.json']) cpSync(join('pages', name), join(pages, name))
})

/** Each path under a folder. */
const tree = (root: string) => readdirSync(root, { recursive: true }).map(String).sort()

/** A folder with these files in it. */
function make(name: string, files: Record<string, string>): string {
  const root = join(folder, name)
  mkdirSync(root, { recursive: true })
  put(root, files)
  return root
}

const link = (name: string, to: string) => {
  symlinkSync(to, join(folder, name))
  return join(folder, name)
}

/** What a build of an earlier version looks like, before it had a mark. */
const unmarked = {
  '404.html':
    '<!doctype html>\n<html lang="en" data-document="/404.json" data-site="/site.a1B2c3D4e5.json" data-code="x">',
  'site.a1B2c3D4e5.json': '{}',
  _headers: '/*\n',
  'assets/boot-a1b2.js': '',
}

/** Folders that a build must not replace, and what the refusal has to say. */
const refused: Record<string, [out: () => string, says: RegExp]> = {
  'the content folder': [() => pages, /is the folder of the documents/],
  'the folder around the content folder': [() => dirname(pages), /holds the folder of the documents/],
  'a new folder inside of the content folder': [() => join(pages, 'site'), /is inside the folder of the documents/],
  'the content folder by way of ..': [() => `${pages}/../pages/`, /is the folder of the documents/],
  'a link to the content folder': [() => link('linked', pages), /is the folder of the documents/],
  'a new folder behind such a link': [
    () => join(link('linked', pages), 'site'),
    /is inside the folder of the documents/,
  ],
  'the project': [() => '.', /is the folder of this project/],
  // In the folder for temporary files it holds the documents of this test as well.
  'a folder around the project': [() => '..', /holds the folder of (?:this project|the documents)/],
  'the code': [() => 'src', /is the folder src of this project/],
  'a new folder inside of the code': [() => 'src/site', /is inside the folder src of this project/],
  'files that each build copies': [() => 'public/site', /is inside the folder public of this project/],
  'the home folder': [() => homedir(), /is your home folder/],
  'the root of the disk': [() => '/', /holds/],
  'a folder with a file of somebody': [() => make('notes', { 'mine.txt': 'My notes' }), /holds mine\.txt/],
  'a file': [() => join(make('notes', { 'mine.txt': 'My notes' }), 'mine.txt'), /is a file/],
  'a folder below a file': [() => join(make('notes', { 'mine.txt': '' }), 'mine.txt/site'), /mine\.txt is a file/],
  'a link that leads nowhere': [() => link('dangling', join(folder, 'nowhere')), /is a broken symbolic link/],
  'an earlier build that became a repository': [
    () => make('site', { ...unmarked, '.git/HEAD': 'ref: refs/heads/main' }),
    /holds \.git/,
  ],
  'something that only looks like a build': [() => make('site', { '404.html': '<p>Gone</p>', _headers: '' }), /holds/],
  // Linux has it: it says that it can be written, and takes no new folder.
  ...(existsSync('/proc/self') && {
    'a folder of the system': [() => '/proc/site/of/mine', /because \/proc takes no new folders/],
  }),
}

describe('--out deletes nothing but an earlier build', () => {
  test.each(Object.entries(refused))('%s is refused in a sentence, and nothing is touched', async (_, [out, says]) => {
    const given = out()
    const before = tree(folder)
    const outcome = build(['--pages', pages, '--out', given])
    await expect(outcome).rejects.toThrow(says)
    await expect(outcome).rejects.toMatchObject({ name: 'UsageError' })
    await expect(outcome).rejects.toThrow(/--out/)
    expect(tree(folder)).toEqual(before)
  })

  test('the figures of a benchmark replace no other file', async () => {
    const given = join(make('notes', { 'mine.txt': 'My notes', 'list.json': '[]' }), 'mine.txt')
    for (const file of [given, join(folder, 'notes/list.json'), join(folder, 'notes')])
      await expect(bench(['--json', file, '--only', 'bytes'])).rejects.toThrow(/not replaced/)
    await expect(bench(['--json', join(folder, 'nowhere/a.json')])).rejects.toThrow(/no folder/)
  })

  test('the guide refuses the same folders', async () => {
    const given = make('notes', { 'mine.txt': 'My notes' })
    await expect(guide(['--pages', pages, '--out', pages, '--no-pictures'])).rejects.toThrow(
      /is the folder of the documents/,
    )
    await expect(guide(['--pages', pages, '--out', 'src', '--no-pictures'])).rejects.toThrow(/folder src/)
    await expect(guide(['--pages', pages, '--out', given, '--no-pictures'])).rejects.toThrow(/holds mine\.txt/)
    expect(existsSync(join(given, 'mine.txt'))).toBe(true)
  })
})

describe('a place that will do', () => {
  const place = (out: string, kind: 'site' | 'guide' = 'site') => requirePlace(out, kind, pages)

  test('a missing folder, an empty one, and one with nothing but what a file manager leaves', () => {
    expect(place(join(folder, 'a/b/c'))).toBe(join(folder, 'a/b/c'))
    expect(place(make('empty', {}))).toBe(join(folder, 'empty'))
    expect(place(make('seen', { '.DS_Store': '' }))).toBe(join(folder, 'seen'))
  })

  test('a build of an earlier version, which has no mark; no guide is written over it', () => {
    const site = make('site', { ...unmarked, 'about/team.html': '' })
    expect(place(site)).toBe(site)
    expect(() => place(site, 'guide')).toThrow(/holds/)
    const old = make('guide', { 'assets/guide.css': '', 'assets/guide.js': 'const guideIndex = []', 'index.html': '' })
    expect(place(old, 'guide')).toBe(old)
    expect(() => place(old)).toThrow(/holds/)
  })

  test('behind a link the folder that it leads to is meant', () => {
    const site = make('releases/1', unmarked)
    expect(place(link('current', site))).toBe(site)
  })

  test('every folder that git knows at the top of the project belongs to it', () => {
    const known = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { encoding: 'utf8' }).trim().split('\n')
    expect(known.filter((name) => !projectFolders.includes(name))).toEqual([])
    expect(relative('.', place('dist'))).toBe('dist')
  })
})
