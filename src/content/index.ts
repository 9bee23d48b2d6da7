import { checkFile, type Entry, parseFile } from './entry/index.ts'
import { resolvePage } from './resolve/index.ts'
import { checkGraph } from './site/index.ts'

// The way of a document, from its text to the page. The store (store/content.ts) takes every document along it and keeps
// what the steps give, so that a change repeats only those that can tell the difference.

/** The text of a file → its value, and what is wrong with its syntax. */
export const parse = parseFile
/** → an entry: what else is wrong with the document by itself, and what the others need to know of it. */
export const check = checkFile
/** An entry in the right shape → the page as components see it: with its tokens, shared blocks, links, pictures. */
export const resolve = resolvePage
/** All entries → what is wrong between them: links, addresses, names, words. */
export const graph = checkGraph

/** The steps that a document takes alone. `root`: the content folder as people write it; `key`: the path in it. */
export const readDocument = (root: string, key: string, text: string, drawings: object): Entry =>
  check(parse(root, key, text), drawings)
