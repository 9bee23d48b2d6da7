import { isGroup } from '../schema/index.ts'
import type { SiteDocument } from './rule.ts'

/** An assumption that the site's document notes: what to confirm, and the words by which its place is found. */
export interface Assumption {
  text: string
  file: string
  find: string
}

const lists = new WeakMap<SiteDocument, readonly Assumption[]>()

/** The assumptions that the site's document notes. */
export function assumptionsOf(site: SiteDocument): readonly Assumption[] {
  const old = lists.get(site)
  if (old) return old
  const value = site.value.get()
  const list = (isGroup(value) && Array.isArray(value.assumptions) ? value.assumptions : []) as Assumption[]
  lists.set(site, list)
  return list
}
