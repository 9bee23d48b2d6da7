import { expect, Gate } from './gate.ts'
import { test as ofSite } from './site.ts'

/** What the tools of a development server say in the console. */
const byTools = /^console\.(?:debug: \[vite\]|info: .*React DevTools)/

/** The site at `/`: in the project `site` as it was built, in the project `dev` as the development server shows it. */
export const test = ofSite.extend({
  gate: async ({ context }, use) => {
    const gate = new Gate()
    await gate.watch(context)
    await use(gate)
    const problems = (await gate.verdict()).filter((problem) => !byTools.test(problem))
    expect(problems, 'what the page did that no page may do').toEqual([])
  },
})

export { expect }
