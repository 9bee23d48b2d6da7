import type { Found } from '../wording/index.ts'
import type { Checks } from './rule.ts'
import { type Code, rules } from './rules.ts'

type Kind = keyof Checks
type Arguments<K extends Kind> = Parameters<NonNullable<Checks[K]>>
type FoundBy<K extends Kind> =
  NonNullable<Checks[K]> extends (...given: never[]) => readonly (infer F extends Found)[] ? F : never

/**
 * All checks of a kind as one: it adds what the rules find in something to a list of findings. Every text of the site comes
 * through here, so that it makes nothing anew for each.
 */
export function checksOf<K extends Kind>(kind: K) {
  type Check = (what: Arguments<K>[0], beside: Arguments<K>[1]) => readonly FoundBy<K>[]
  const checks = (Object.keys(rules) as Code[]).flatMap((code) => {
    const check = rules[code][kind] as Check | undefined
    return check ? [{ code, check }] : []
  })
  return (findings: (FoundBy<K> & { code: Code })[], what: Arguments<K>[0], beside: Arguments<K>[1]): void => {
    for (const { code, check } of checks) for (const found of check(what, beside)) findings.push({ code, ...found })
  }
}
