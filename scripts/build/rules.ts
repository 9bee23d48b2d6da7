export { idsIn } from '../../src/render/insertRules.ts'

/** The ids, and those of the animations that their rules name. */
export function withAnimations(ids: Set<string>, rules: ReadonlyMap<string, string>): Set<string> {
  const all = new Set(ids)
  for (const id of ids) {
    for (const [name] of (rules.get(id) ?? '').matchAll(/\banimation-[a-z0-9]+/g)) if (rules.has(name)) all.add(name)
  }
  return all
}

/**
 * The text of some rules, in the order in which they were drawn first.
 * @throws when a rule is not there: the page would look broken
 */
export function textOf(ids: ReadonlySet<string>, rules: ReadonlyMap<string, string>): string {
  const missing = [...ids].filter((id) => !rules.has(id))
  if (missing.length > 0)
    throw new Error(`Styles without a rule: ${missing.join(', ')}. Delete node_modules/.cache and build again.`)
  return [...rules]
    .filter(([id]) => ids.has(id))
    .map(([, css]) => css)
    .join('\n')
}
