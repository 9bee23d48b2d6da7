import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleNames } from '../../../scripts/build/styles/names.ts'
import { strip } from '../../../src/blocks/search/searchStyles.ts'

const plugin = styleNames() as unknown as {
  transform: (code: string, id: string) => Promise<{ code: string } | null>
  generateBundle: (this: object, options: object, bundle: object) => void
}
const head = "import { css } from '@emotion/react'\n"

describe('SPEED-1 styles in the code of the browser', () => {
  it('are the names of their classes, without their text', async () => {
    const code = `${head}const height = 60\nexport const strip = css({ paddingBottom: height })\n`
    const found = await plugin.transform(code, resolve('src/blocks/search/searchStyles.ts'))
    expect(found?.code).toBe(`${head}const height = 60\nexport const strip = "${strip.name}"\n`)
  })

  it('may stand in a table, and come from a function that is called once', async () => {
    const code = `${head}const node = (side) => css({ [side]: 0 })\nconst nodes = { left: node('right') }, sides = {}\n`
    const found = await plugin.transform(code, resolve('src/ui/chat.tsx'))
    const [, made, nodes, sides] = /^(.+)const nodes = (.+), sides = (.+)\n$/s.exec(found?.code ?? '') ?? []
    expect(made).toBe(`${head}const node = (side) => css({ [side]: 0 })\n`)
    for (const table of [nodes, sides])
      expect(JSON.parse(table ?? '')).toEqual({
        left: expect.stringMatching(/^\w+$/),
        right: expect.stringMatching(/^\w+$/),
      })
  })

  it('leave alone what makes none', async () => {
    expect(await plugin.transform('export const a = 1', resolve('src/blocks/hero/index.tsx'))).toBeNull()
    const code = `${head}const line = 1\n`
    expect((await plugin.transform(code, resolve('src/ui/tabs/tabsLook.ts')))?.code).toBe(code)
  })

  it('end a build that would have to make some while a page is drawn', () => {
    const build = (moduleIds: string[]) => () =>
      plugin.generateBundle.call(
        { getModuleInfo: (id: string) => ({ code: /hero/.test(id) ? 'css({ top })' : '' }) },
        {},
        {
          'client.js': { type: 'chunk', moduleIds },
        },
      )
    const own = ['hero', 'faq'].map((name) => resolve(`src/blocks/${name}.tsx`))
    expect(build(own)).not.toThrow()
    expect(build([...own, resolve('node_modules/@emotion/serialize/dist/index.js')])).toThrow(
      'Styles are made while a page is drawn in src/blocks/hero.tsx. Make them constants of the module',
    )
  })
})
