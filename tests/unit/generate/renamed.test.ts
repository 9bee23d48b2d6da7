import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitAll, copyProject } from '../../../scripts/test/copyProject.ts'
import { blockSchema, blockTypes } from '../../../src/content/schema/index.ts'
import { suggest } from '../../../src/content/suggest/index.ts'
import { files } from '../../e2e/support/dist.ts'
import { temporary } from '../../e2e/support/command.ts'
import { isFull } from '../../support/sample.ts'

// The core knows no block by its name: where every block has another one, everything comes out as before, but for the names.
const { folder, remove } = isFull ? temporary() : { folder: '', remove() {} }
const copies = { before: join(folder, 'before'), after: join(folder, 'after') }
const own = blockTypes.filter((type) => existsSync(`schemas/blocks/${type}.json`))
const foreign = own.flatMap((type) => blockSchema(type)?.alsoCalled ?? [])

/** Another name of the same length, which takes the same place in the order of the alphabet: so no column moves. */
const newName = (type: string) => type.slice(0, 1) + type.slice(1).replace(/[a-y]/gi, next)
const next = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1)

/** The old names by the new ones, in each form that they take: richText, rich-text, RichText. */
const oldNames = new Map<string, string>()
function rename(type: string): string {
  const name = newName(type)
  for (const form of [(one: string) => one, kebab, upper]) oldNames.set(form(name), form(type))
  return name
}
const upper = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const withOldNames = (text: string) => {
  const names = [...oldNames.keys()].sort((a, b) => b.length - a.length)
  const asWord = new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])`, 'g')
  return text.replace(asWord, (name) => oldNames.get(name) ?? name)
}

/** What says only that another file or text says something else. */
const hashes = /(?<=-)[\w-]{8}(?=\.(?:js|css)\b)|(?<=data-(?:hash|code)="|"(?:hash|code)":")[\w-]{10}(?=")/g
/** Which names are nearest to a word is a matter of their letters. */
const nearest = /(?<=The nearest are )[^.]*/g
/** A revision is a hash of a text. */
const revisions = /(?<="revision":")(?:\\.|[^"\\])*/g
const comparable = (text: string) =>
  withOldNames(text.replace(hashes, 'hash').replace(revisions, 'hash').replace(nearest, 'these'))

function change(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const edited = edit(text)
  if (edited !== text) writeFileSync(path, edited)
}

/** The type of a block where content names it, in JSON and in JSON inside of a text; also under a misspelt or foreign key. */
const written = /(\b(?:type|tpye|component)(?:\\?["'])?: *\\?["']?)([a-z][\w-]*)/gi
/** What uses shared blocks keeps its name, and so do the names that other tools have for a block: its schema lists them. */
const isOurs = (type: string) =>
  own.includes(type) || suggest(type, own).length > 0 || !(/^shared/i.test(type) || foreign.includes(type))
const renameWritten = (text: string, isType = isOurs) =>
  text.replace(written, (all, start: string, type: string) => (isType(type) ? start + rename(type) : all))

/** Gives every block of a project another name, wherever it has to be. */
function renameBlocks(root: string): void {
  const move = (path: string, to: string) => {
    if (existsSync(join(root, path))) renameSync(join(root, path), join(root, to))
  }
  for (const type of own) {
    const name = rename(type)
    rename(type.slice(0, -1))
    for (const ending of ['.tsx', '']) move(`src/blocks/${type}${ending}`, `src/blocks/${name}${ending}`)
    move(`schemas/blocks/${type}.json`, `schemas/blocks/${name}.json`)
  }
  const inside = (name: string, ending = '') =>
    files(join(root, name)).flatMap((path) => (path.endsWith(ending) ? [join(root, name, path)] : []))
  for (const path of inside('src/blocks')) change(path, (text) => text.replace(/(?<=BlockProps\[')\w+/g, rename))
  for (const path of inside('schemas', '.json'))
    change(path, (text) =>
      renameWritten(text, (type) => own.includes(type)).replace(/(?<="(?:needs|of)": ")\w+/g, rename),
    )
  for (const path of ['pages', 'tests/fixtures/invalid', 'tests/fixtures/rules', 'scripts/guide/text'].flatMap((name) =>
    inside(name),
  ))
    change(path, (text) => renameWritten(text))
  // The texts of the guide name a type outside of JSON where they show its picture, or the place that a piece of JSON goes to.
  for (const path of inside('scripts/guide/text'))
    change(path, (text) =>
      text.replace(/(?<=^(?:::look |```json in \S+ ))\w+/gm, (type) => (own.includes(type) ? rename(type) : type)),
    )
}

function tool(root: string, ...args: string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, NO_COLOR: '1' }
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
}
const ours = (root: string, ...args: string[]) => tool(root, 'scripts/run.mjs', ...args)

/** What a command prints, in the old names. */
const printed = ({ stdout, stderr }: SpawnSyncReturns<string>) => comparable(stdout + stderr)

/** The texts in a folder by their paths, in the old names. Of code and pictures there is only the path. */
const outputs = (root: string) =>
  files(root).map((path): [string, string] => {
    const isText = /\.(?:html|json|css|svg|txt|xml)$|\/_\w+$/.test(path)
    return [comparable(path), isText ? comparable(readFileSync(join(root, path), 'utf8')) : '']
  })

/** The lines of texts that differ, of each text the first. */
function differences(before: [string, string][], after: [string, string][]): string[] {
  const [old, now] = [new Map(before), new Map(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [left, right] = [old, now].map((texts) => texts.get(path)?.split('\n') ?? [])
    const at = left?.findIndex((line, index) => line !== right?.[index]) ?? -1
    if (at < 0 && left?.length === right?.length) return []
    return [`${path}:${at + 1}: ${left?.[at]} → ${right?.[at]}`]
  })
}

/** The same in both copies. */
const both = <T>(look: (root: string) => T): [T, T] => [look(copies.before), look(copies.after)]

describe.runIf(isFull)('DOC-5 the core names no block', () => {
  beforeAll(() => {
    for (const root of Object.values(copies)) copyProject(root)
    renameBlocks(copies.after)
    const { status, stderr } = ours(copies.after, 'generate')
    if (status !== 0) throw new Error(stderr)
    commitAll(copies.after)
  })
  afterAll(remove)

  test('the code compiles', () => {
    const options = { extends: './tsconfig.json', include: ['src', 'scripts'], compilerOptions: { noEmit: true } }
    writeFileSync(join(copies.after, 'tsconfig.code.json'), JSON.stringify(options))
    const { status, stdout, stderr } = tool(copies.after, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.code.json')
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })

  test('build', () => {
    const [before, after] = both((root) => {
      const { status, stderr } = ours(root, 'build', '--no-compress', '--no-social')
      expect([status, stderr]).toEqual([0, ''])
      return outputs(join(root, 'dist'))
    })
    expect(differences(before, after)).toEqual([])
  })

  test('guide', () => {
    const [before, after] = both((root) => {
      expect(ours(root, 'guide', '--no-pictures').status).toBe(0)
      return outputs(join(root, 'guide'))
    })
    expect(differences(before, after)).toEqual([])
  })

  test('check and changes', () => {
    const [before, after] = both((root) => {
      const page = (name: string) => join(root, 'pages', name)
      const withoutLetter = /(?<="type": "(?!shared)\w+)\w"/g
      change(page('payout.json'), (text) => text.replaceAll('"title": "', '"title": "Well, '))
      change(page('about.json'), (text) => text.replace(withoutLetter, '"').replaceAll('"alt"', '"alternative"'))
      change(page('compliance.json'), (text) => text.replace(/,(?=\s+"type")/, ''))
      const asked = [['check'], ['check', '--format', 'json'], ['changes', '--base', 'HEAD']]
      return asked.map((args): [string, string] => [args.join(' '), printed(ours(root, ...args))])
    })
    expect(before[0]?.[1]).toContain('about.json')
    expect(differences(before, after)).toEqual([])
  })
})
