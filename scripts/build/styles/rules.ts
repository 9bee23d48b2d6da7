export { idsIn } from '../../../src/render/insertRules.ts'

/** The rule of one of emotion's ids; undefined for what is none. */
export type RuleOf = (id: string) => string | undefined

/** What rules name that may be animations, by the texts of the rules: pages have the same ones again and again. */
const named = new Map<string, readonly string[]>()

/** The ids, and those of the animations that their rules name. */
export function withAnimations(ids: ReadonlySet<string>, ruleOf: RuleOf): Set<string> {
  const all = new Set(ids)
  for (const id of ids) for (const name of namesIn(ruleOf(id) ?? '')) if (ruleOf(name) !== undefined) all.add(name)
  return all
}

function namesIn(rule: string): readonly string[] {
  const names = named.get(rule) ?? rule.match(/\banimation-[a-z0-9]+/g) ?? []
  named.set(rule, names)
  return names
}

/**
 * The text of some rules, in their order.
 * @throws when a rule is not there: the page would look broken
 */
export function textOf(ids: Iterable<string>, ruleOf: RuleOf): string {
  const all = [...ids]
  const missing = all.filter((id) => ruleOf(id) === undefined)
  if (missing.length > 0)
    throw new Error(`Styles without a rule: ${missing.join(', ')}. Delete node_modules/.cache and build again.`)
  return all.map(ruleOf).join('\n')
}
