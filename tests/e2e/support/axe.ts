import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe has, but leaves off. */
const alsoOn = ['target-size', 'label-content-name-mismatch']

/**
 * What axe has to say about the page as it is now: each rule that is broken, and where; and beside it which words of a
 * control its name lacks.
 * @param without rules that do not apply to what is looked at
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const switches = [...alsoOn.map((rule) => [rule, true] as const), ...without.map((rule) => [rule, false] as const)]
  const rules = Object.fromEntries(switches.map(([rule, enabled]) => [rule, { enabled }]))
  // The page inside a frame is another site's; without them axe needs no second page for the result.
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, rules, iframes: false })
  const found = await axe.setLegacyMode().analyze()
  const broken = found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
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
