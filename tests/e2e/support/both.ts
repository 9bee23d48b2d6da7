import { expect, Gate } from './gate.ts'
import { test as ofSite } from './site.ts'

/** What the tools of a development server say in the console. */
const byTools = /^console\.(?:debug: \[vite\]|info: .*React DevTools)/

/**
 * In development letters are shown however late they come, and they are a hair wider or narrower than those before them: on a
 * busy machine that moves the links of the navigation. The built site never does that.
 */
const byLateLetters = /^shift: 0\.000\d* /

/** The site at `/`: in the project `site` as it was built, in the project `dev` as the development server shows it. */
export const test = ofSite.extend({
  gate: async ({ context }, use, { project }) => {
    const gate = new Gate()
    await gate.watch(context)
    await use(gate)
    const isDev = project.name === 'dev'
    const problems = (await gate.verdict()).filter(
      (problem) => !byTools.test(problem) && !(isDev && byLateLetters.test(problem)),
    )
    expect(problems, 'what the page did that no page may do').toEqual([])
  },
})

export { expect }
