import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BlockType } from '../../src/model/schema.gen.ts'
import { visible } from '../../src/model/words.ts'
import { BlockError, type DrawError } from '../../src/entryServer.tsx'
import { blockFiles } from '../../src/render/blocks.gen.ts'

/** What threw while a page was drawn: where it is, why, and in which file to look for the way out. */
export function explainDrawError(error: DrawError): string {
  const component = error instanceof BlockError ? blockFiles[error.block as BlockType] : undefined
  const thrown = thrownAt(error.cause)
  const files = [component === undefined ? 'the code' : `the component ${component}`, thrown && `thrown in ${thrown}`]
  return [
    `${error.place}: ${error.what} could not be drawn: ${visible(error.message)}`,
    `Fix ${files.filter(Boolean).join(', ')}, or what ${error.place} says.`,
  ].join('\n')
}

/** The first place in the code of the site that the stack of an error names, as `src/ui/tabs/tabs.tsx:12:3`. */
export function thrownAt(cause: unknown, root = process.cwd()): string | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  for (const [, address = '', place = ''] of stack.matchAll(/\(?((?:file:\/\/)?[^\s()]+):(\d+:\d+)\)?$/gm)) {
    const path = relative(root, address.startsWith('file:') ? fileURLToPath(address) : address)
    const name = path.split(sep).join('/')
    if (name.startsWith('src/')) return `${name}:${place}`
  }
  return undefined
}
