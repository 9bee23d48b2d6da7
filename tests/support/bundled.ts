import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll } from 'vitest'

/** Bundles a file of the scripts before the tests around it, for a process of its own. Returns what gives the path of the module. */
export function bundled(input: string): () => string {
  let module = ''
  beforeAll(async () => {
    const bundle = await rolldown({ input, platform: 'node' })
    module = join(mkdtempSync(join(tmpdir(), 'bundled-')), 'module.mjs')
    await bundle.write({ file: module })
    await bundle.close()
  })
  afterAll(() => rmSync(dirname(module), { recursive: true, force: true }))
  return () => module
}
