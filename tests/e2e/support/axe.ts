import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { isFull } from '../../support/sample.ts'
import { type OpenText, paleLetters } from './contrast.ts'

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

/** What axe may leave open, and why. A test fails when what is open on one page only is no longer there. */
export const settled: readonly { rule: string; reason: string; route?: string; part?: string }[] = [
  {
    rule: 'hidden-content',
    reason: 'It says only that something is closed. All that opens is opened by a test, and looked at then.',
  },
  {
    rule: 'frame-tested',
    reason: 'The page in a frame is another site, or one of ours that is looked at by itself. It is left out.',
  },
  {
    rule: 'identical-links-same-purpose',
    reason: 'The same words lead to the app in the bar, and first to what one needs for it in the head of this page.',
    route: '/overview',
    part: 'main a[href="/start"]',
  },
]

const isSettled = (id: string, address: string) =>
  settled.some(({ rule, route }) => rule === id && (route === undefined || new URL(address).pathname === route))

/** How much a text has to stand out by the rule that could not tell. */
const contrasts: Readonly<Record<string, Omit<OpenText, 'selector'>>> = {
  'color-contrast': { small: 4.5, large: 3 },
  'color-contrast-enhanced': { small: 7, large: 4.5 },
}

/**
 * What axe has to say about the page as it is now: each rule that is broken, and where; and beside it which words of a
 * control its name lacks.
 * @param without rules that do not apply to what is looked at
 */
export const violations = async (page: Page, without: readonly string[] = []) =>
  (await analyze(page, { runOnly: tags, rules: { ...alsoOn, ...off(without) } })).broken

/**
 * The same by every rule that axe has, and with what it leaves open: contrast is measured, all else is a problem.
 * @param part the elements that a press has changed; a full run looks at the whole page all the same
 */
export async function allViolations(page: Page, without: readonly string[] = [], part?: string): Promise<string[]> {
  const { broken, open } = await analyze(page, { rules: { ...everyRule, ...off(without) } }, isFull ? undefined : part)
  const texts: OpenText[] = []
  for (const { rule, selector, html } of open) {
    const needs = contrasts[rule]
    if (needs) texts.push({ selector, ...needs })
    else if (!isSettled(rule, page.url())) broken.push(`${rule} is left open: ${html}`)
  }
  return [...broken, ...(await paleLetters(page, texts))]
}

const off = (names: readonly string[]): Rules => Object.fromEntries(names.map((rule) => [rule, { enabled: false }]))

/** What axe is sure of, with {@link unnamedWords}, and what it cannot tell. */
async function analyze(page: Page, options: { runOnly?: string[]; rules: Rules }, part?: string) {
  // The page inside a frame is another site's; without them axe needs no second page for the result.
  const builder = new AxeBuilder({ page }).options({
    ...options,
    iframes: false,
    resultTypes: ['violations', 'incomplete'],
  })
  if (part !== undefined) builder.include(part)
  const found = await builder.setLegacyMode().analyze()
  const places = (results: typeof found.violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target, html, any }) => ({ rule: id, selector: String(target), html: html.slice(0, 200), any }))
        .filter(({ selector }) => !isException(id, selector)),
    )
  const broken = places(found.violations).map(({ rule, html, any }) => `${rule}: ${html} ${any[0]?.message ?? ''}`)
  return { broken: [...broken, ...(await unnamedWords(page))], open: places(found.incomplete) }
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
