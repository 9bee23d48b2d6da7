import type { Found, TextFinding } from '../wording/index.ts'
import type { Checks } from './rule.ts'
import { type Code, rules } from './rules.ts'

type Kind = keyof Checks
type Arguments<K extends Kind> = Parameters<NonNullable<Checks[K]>>

/**
 * All checks of a kind as one: it adds what the rules find in something to a list of findings. Every text of the site comes
 * through here, so that it makes nothing anew for each.
 */
export function checksOf<K extends Kind>(kind: K) {
  type Check = (what: Arguments<K>[0], beside: Arguments<K>[1]) => readonly Found[]
  const checks = (Object.keys(rules) as Code[]).flatMap((code) => {
    const check = rules[code][kind] as Check | undefined
    return check ? [{ code, check }] : []
  })
  return (findings: TextFinding[], what: Arguments<K>[0], beside: Arguments<K>[1]): void => {
    for (const { code, check } of checks) for (const found of check(what, beside)) findings.push({ code, ...found })
  }
}
