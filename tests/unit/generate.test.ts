import { cpSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generate } from '../../scripts/generate/index.ts'
import { scratchFolder } from '../support/scratch.ts'

const place = scratchFolder()

it('DOC-4 the types are those that the schemas give, and change with them', async () => {
  const types = 'src/model/schema.gen.ts'
  expect((await generate(process.cwd()))[types]).toBe(readFileSync(types, 'utf8'))
  for (const folder of ['schemas', 'src/blocks']) cpSync(folder, place.path(folder), { recursive: true })
  const banner = 'schemas/blocks/banner.json'
  place.write({ [banner]: place.read(banner).replaceAll('"subtitle"', '"smallTitle"') })
  expect((await generate(place.folder))[types]).toMatch(/^export interface BannerBlock \{[^}]*\bsmallTitle\?: string/m)
})
