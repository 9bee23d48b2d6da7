import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright/test'

type Rules = Record<string, { enabled: boolean }>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe has, but leaves off. */
const alsoOn: Rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/** All rules that axe has, also those for AAA and those on trial: a hundred. */
const everyRule: Rules = Object.fromEntries(
  axe.getRules().flatMap(({ ruleId, tags: own }) => (own.includes('deprecated') ? [] : [[ruleId, { enabled: true }]])),
)

/** What axe may find. A test fails when what it is about is no longer there. */
interface Exception {
  rule: string
  /** The page, and the element of another site in it. */
  route: string
  host: string
  /** What in there breaks the rule. */
  part: string
  reason: string
}

const loading = 'The provider of the calendar draws grey boxes in its own element until its page has come.'

/** All that axe may find. */
export const exceptions: readonly Exception[] = [
  { rule: 'button-name', route: '/book-a-demo', host: 'cal-inline', part: 'button', reason: loading },
  { rule: 'empty-heading', route: '/book-a-demo', host: 'cal-inline', part: 'h1', reason: loading },
]

const isException = (id: string, target: string) =>
  exceptions.some(({ rule, host }) => rule === id && target.startsWith(host))

/**
 * What axe has to say about the page as it is now: each rule that is broken, and where; and beside it which words of a
 * control its name lacks.
 * @param without rules that do not apply to what is looked at
 */
export const violations = (page: Page, without: readonly string[] = []) =>
  analyze(page, { runOnly: tags, rules: { ...alsoOn, ...off(without) } })

/** The same by every rule that axe has. */
export const allViolations = (page: Page, without: readonly string[] = []) =>
  analyze(page, { rules: { ...everyRule, ...off(without) } })

const off = (names: readonly string[]): Rules => Object.fromEntries(names.map((rule) => [rule, { enabled: false }]))

async function analyze(page: Page, options: { runOnly?: string[]; rules: Rules }): Promise<string[]> {
  // The page inside a frame is another site's; without them axe needs no second page for the result.
  const builder = new AxeBuilder({ page }).options({ ...options, iframes: false, resultTypes: ['violations'] })
  const found = await builder.setLegacyMode().analyze()
  const broken = found.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isException(id, String(target)))
      .map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
  return [...broken, ...(await unnamedWords(page))]
}

/**
 * Words that are shown on a control but are not in its name (WCAG 2.5.3), because they are hidden from assistive
 * technology. Axe compares the visible words with a label only, not with a name that comes from the content.
 */
function unnamedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a, button, summary, label, [role=button], [role=tab], [role=option]'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (control.matches('[aria-label], [aria-labelledby], [aria-hidden=true] *')) return []
      const named = control.cloneNode(true) as HTMLElement
      for (const part of named.querySelectorAll('[aria-hidden=true]')) part.remove()
      const name = named.textContent.toLowerCase()
      return [...control.querySelectorAll<HTMLElement>('[aria-hidden=true]')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && /\p{L}/u.test(part.textContent))
        .filter((part) => !name.includes(part.textContent.trim().toLowerCase()))
        .map((part) => `words-not-in-name: "${part.textContent}" of ${control.outerHTML.slice(0, 200)}`)
    })
  })
}
