import type { Damage, Mutant, Random } from './damage.ts'
import { pick } from './damage.ts'
import { pasteDamages } from './pasteDamage.ts'
import { shuffleDamages } from './shuffleDamage.ts'
import { textDamages } from './textDamage.ts'
import { valueDamages } from './valueDamage.ts'

/** A document with something done to it, and what that was. */
export interface Damaged extends Mutant {
  key: string
  /** The names of the damages. */
  how: string
}

/**
 * A source of damaged documents: each time another one, with one damage or with two. Value damages need a text that is
 * JSON, so they come first.
 */
export function damagedDocuments(documents: ReadonlyMap<string, string>, random: Random): () => Damaged {
  const texts = { ...textDamages, ...shuffleDamages, ...pasteDamages([...documents.values()]) }
  const first = Object.entries<Damage>({ ...texts, ...valueDamages })
  const second = Object.entries<Damage>(texts)
  const keys = [...documents.keys()]
  const once = (): Damaged | null => {
    const key = pick(keys, random) ?? ''
    const original = documents.get(key) ?? ''
    const [name, damage] = pick(first, random) ?? first[0] ?? ['', () => null]
    const mutant = damage(original, random)
    if (!mutant || mutant.text === original) return null
    if (random() < 0.7) return { ...mutant, key, how: name }
    const [more, next] = pick(second, random) ?? second[0] ?? ['', () => null]
    const twice = next(mutant.text, random)
    return twice && { text: twice.text, isWrong: false, key, how: `${name}, then ${more}` }
  }
  return () => {
    for (;;) {
      const damaged = once()
      if (damaged) return damaged
    }
  }
}
