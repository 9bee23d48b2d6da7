import * as jsonc from 'jsonc-parser'
import { soundTree } from './soundTree.ts'

// The trees of jsonc-parser, as the rest of the content core knows them.
export type Node = jsonc.Node

/** JSON as a tree with offsets. Undefined when there is nothing to build it from. Call it on texts that `parseJson` took. */
export const parseTree = (text: string): Node | undefined =>
  soundTree(text) ?? jsonc.parseTree(text, [], { disallowComments: true })

/** The path to the value that is at an offset of a text, which may be no JSON: blocks, 0, title. */
export const pathAt = (text: string, offset: number): (string | number)[] => jsonc.getLocation(text, offset).path

/** The value at a path of a text that may be no JSON. */
export function looseValue(text: string, path: (string | number)[]): unknown {
  const tree = jsonc.parseTree(text)
  const node = tree && jsonc.findNodeAtLocation(tree, path)
  return node && jsonc.getNodeValue(node)
}
