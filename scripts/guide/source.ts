import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Content } from '../../src/content/store/index.ts'
import { parseJson } from '../../src/content/parse/index.ts'
import { tokenValues } from '../../src/content/fields/index.ts'
import { loadContent, rootName } from '../lib/readContent.ts'

/** What a guide is made from: the documents of a folder as they stand on the disk. */
export interface GuideSource {
  content: Content
  folder: string
  /** The name of the folder as people see it: `pages`. */
  root: string
  /** The text of every document, by its path in the folder. */
  texts: ReadonlyMap<string, string>
  tokens: ReadonlyMap<string, string>
}

/** Reads the documents. Throws a UsageError when the folder does not exist; a faulty document is no hindrance. */
export function readSource(folder: string): GuideSource {
  const { content, keys } = loadContent(folder)
  const texts = new Map<string, string>()
  for (const key of keys) {
    const path = join(folder, key)
    if (existsSync(path)) texts.set(key, readFileSync(path, 'utf8'))
  }
  return {
    content,
    folder,
    root: rootName(resolve(folder)),
    texts,
    tokens: tokenValues(parseJson(texts.get('_site.json') ?? '').value),
  }
}
