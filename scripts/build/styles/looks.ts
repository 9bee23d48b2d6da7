import type { BlockType } from '../../../src/model/schema.gen.ts'
import type { Renderer } from '../../../src/entryServer.tsx'
import { type RuleOf, withAnimations } from './rules.ts'

/** The ids of every state of the live blocks that pages have shown, by type, and their rules. */
export interface Looks {
  looks: Readonly<Record<string, readonly string[]>>
  rules: Readonly<Record<string, string>>
}

/**
 * The looks of live blocks: of each type what is known, and what `draw` gives once a page has it.
 * @param known what an earlier build, or another thread, has found out
 */
export function createLooks(known: Looks, renderer: Pick<Renderer, 'rule'>, draw: (type: BlockType) => Set<string>) {
  const [looks, rules] = [new Map(Object.entries(known.looks)), new Map(Object.entries(known.rules))]
  const ruleOf: RuleOf = (id) => renderer.rule(id) ?? rules.get(id)
  const drawnHere: BlockType[] = []
  let isFresh = false
  const of = (type: BlockType) => {
    const found = looks.get(type)
    if (found) return found
    const drawn = [...draw(type)]
    drawnHere.push(type)
    looks.set(type, drawn)
    isFresh = true
    return drawn
  }
  const allOf = (some: ReadonlyMap<string, readonly string[]>): Looks => ({
    looks: Object.fromEntries(some),
    rules: rulesOf(some.values(), ruleOf),
  })
  return {
    of,
    ruleOf,
    all: () => allOf(looks),
    /** Those that were drawn here since it was last asked; null: none. */
    news() {
      const own = drawnHere.splice(0)
      return own.length > 0 ? allOf(new Map(own.map((type) => [type, of(type)]))) : null
    },
    /** Takes over what was drawn elsewhere. */
    learn(found: Looks) {
      for (const [type, ids] of Object.entries(found.looks)) if (!looks.has(type)) looks.set(type, ids)
      for (const [id, rule] of Object.entries(found.rules)) rules.set(id, rule)
      isFresh = true
    },
    /** Whether there are some that were not known at the start. */
    areFresh: () => isFresh,
  }
}

/** The rules of some looks, and of the animations in them. */
function rulesOf(looks: Iterable<readonly string[]>, ruleOf: RuleOf): Record<string, string> {
  const ids = withAnimations(new Set([...looks].flat()), ruleOf)
  return Object.fromEntries([...ids].map((id) => [id, ruleOf(id) ?? '']))
}
