import { toFinding } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import type { Finding } from '../finding/index.ts'
import { setValue } from '../json/index.ts'
import { parseJson } from '../parse/index.ts'
import { blocksOf, documentSchemas, isGroup } from '../schema/index.ts'
import type { Content } from '../store/index.ts'
import { routeOf } from '../../model/route.ts'

/**
 * The pages whose file has another name than before while nothing leads there from the old address: one finding for each.
 * `before`: the texts of all documents by their keys.
 */
export function lostAddresses(
  before: ReadonlyMap<string, string>,
  content: Pick<Content, 'text' | 'map' | 'redirects' | 'entries'>,
): Finding[] {
  const gone = [...before].filter(([key]) => routeOf(key) !== null && content.text(key) === undefined)
  if (gone.length === 0) return []
  const { routes } = content.map()
  const leads = new Set([...routes.keys(), ...content.redirects().map(({ from }) => from)])
  const fresh = content.entries().filter(({ key, kind }) => kind === 'page' && !before.has(key))
  return gone.flatMap(([key, text]) => {
    const route = routeOf(key) ?? ''
    const [old, next] = [parseJson(text), fresh.find((one) => isSame(parseJson(text).value, one.value.get()))]
    if (leads.has(route) || !old.ok || !next) return []
    const { source } = next
    const earlier = isGroup(next.value.get())
      ? (next.value.get() as { redirectFrom?: unknown }).redirectFrom
      : undefined
    const list = [...(Array.isArray(earlier) ? (earlier as unknown[]) : []), route]
    const edits = setValue(source, '/redirectFrom', list, Object.keys(documentSchemas.page.properties ?? {}))
    const place = { pointer: '/title', where: 'Page' }
    return toFinding(source, {
      code: 'addressLost',
      message: `This page was at ${route} before. Nothing leads there any more: links on other sites and bookmarks come to the page for unknown addresses (404).`,
      hint: `Write "redirectFrom": ["${route}"] above "blocks".`,
      fix: { title: `Write "redirectFrom": ["${route}"]`, certain: false, edits },
      ...place,
      ...rangeOf(source, place),
    })
  })
}

/** The page of another file, as far as one can tell: it has the same title, or says the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) &&
  isGroup(other) &&
  (one.title === other.title || JSON.stringify(blocksOf(one)) === JSON.stringify(blocksOf(other)))
