export { idsIn } from '../../../src/render/insertRules.ts'

/** The rule of one of emotion's ids; undefined for what is none. */
export type RuleOf = (id: string) => string | undefined

/** The ids, and those of the animations that their rules name. */
export function withAnimations(ids: ReadonlySet<string>, ruleOf: RuleOf): Set<string> {
  const all = new Set(ids)
  for (const id of ids) {
    for (const [name] of (ruleOf(id) ?? '').matchAll(/\banimation-[a-z0-9]+/g))
      if (ruleOf(name) !== undefined) all.add(name)
  }
  return all
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
