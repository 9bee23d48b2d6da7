import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../scripts/generate/index.ts'

it('DOC-4 the types are those that the schemas give, and change with them', async () => {
  const types = 'src/model/schema.gen.ts'
  expect((await generate(process.cwd()))[types]).toBe(readFileSync(types, 'utf8'))
  const root = mkdtempSync(join(tmpdir(), 'brightrail-schemas-'))
  try {
    for (const folder of ['schemas', 'src/blocks']) cpSync(folder, join(root, folder), { recursive: true })
    const schema = join(root, 'schemas/blocks/banner.json')
    writeFileSync(schema, readFileSync(schema, 'utf8').replaceAll('"subtitle"', '"smallTitle"'))
    expect((await generate(root))[types]).toMatch(/^export interface BannerBlock \{[^}]*\bsmallTitle\?: string/m)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
