import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aloneStyles } from '../../../scripts/build/styles/alone.ts'
import * as search from '../../../src/blocks/search/searchAlone.ts'

const load = aloneStyles.load as (id: string) => Promise<{ code: string } | null>

describe('SPEED-1 styles that need no others', () => {
  it('have the names in the browser that they have in the pages, and no text', async () => {
    const found = await load(resolve('src/blocks/search/searchAlone.ts'))
    const names = Object.entries(search).map(
      ([key, { name }]) => `export const ${key} = { name: "${name}", styles: '' }`,
    )
    expect(found?.code.split('\n').toSorted()).toEqual(names.toSorted())
    expect(await load(resolve('src/theme/styles.ts'))).toBeNull()
  })

  it('are given to elements by themselves, not to components: with others they would need their text', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const)
    const wrong: string[] = []
    let uses = 0
    for (const [file, text] of files)
      for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from '[^']+Alone\.ts'/g))
        for (const name of names.split(',').map((one) => one.trim()))
          for (const { 0: given, index } of text.matchAll(new RegExp(`\\bcss=\\{[^}]*\\b${name}\\b[^}]*\\}`, 'g'))) {
            const tag = [...text.slice(0, index).matchAll(/<(\w+)\s/g)].at(-1)?.[1] ?? ''
            uses += 1
            if (given !== `css={${name}}` || !/^[a-z]/.test(tag)) wrong.push(`${file}: <${tag} ${given}>`)
          }
    expect(wrong).toEqual([])
    expect(uses).toBeGreaterThan(10)
    const others = files.filter(([, text]) => /(?:\* as \w+|export .*) from '[^']+Alone\.ts'/.test(text))
    expect(others.map(([file]) => file)).toEqual([])
  })
})
