import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe has to say about the page as it stands: each rule that is broken, and where. `target-size` is off by itself.
 * @param without rules that do not apply to what is looked at
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, rules: { 'target-size': { enabled: true }, ...off } })
  // Without frames of other origins axe can look at the page itself, and needs no second page for the result.
  const found = await axe.setLegacyMode().analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
