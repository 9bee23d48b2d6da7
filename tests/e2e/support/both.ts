import { startDev } from '../dev/devServer.ts'
import { dist } from './dist.ts'
import { expect, Gate, test as gated } from './gate.ts'
import { serve } from './site.ts'

/** What the tools of a development server say in the console. */
const byTools = /^console\.(?:debug: \[vite\]|info: .*React DevTools)/

/** The site at `/`: in the project `site` as it was built, in the project `dev` as the development server shows it. */
export const test = gated.extend<object, { site: string }>({
  site: [
    async ({}, use, { project }) => {
      if (project.name === 'site') {
        const { origin, close } = await serve(dist())
        await use(origin)
        return close()
      }
      const { address, end } = await startDev('pages')
      await use(address)
      await end()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  gate: async ({ context }, use) => {
    const gate = new Gate()
    await gate.watch(context)
    await use(gate)
    const problems = (await gate.verdict()).filter((problem) => !byTools.test(problem))
    expect(problems, 'what the page did that no page may do').toEqual([])
  },
})

export { expect }
