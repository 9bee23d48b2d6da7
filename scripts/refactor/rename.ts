import idSchema from '../../schemas/parts/id.json'
import type { Entry } from '../../src/content/entry/index.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { didYouMean, either, quote, slug } from '../../src/model/words.ts'
import { UsageError } from '../lib/options.ts'
import { EditList } from './edits.ts'
import type { Plan } from './move.ts'
import { linksTo } from './uses.ts'
import type { SiteFiles } from './site.ts'

/** Gives a place on a page another name: its own field, and all links of the site that jump to it. */
export function planRename(site: SiteFiles, key: string, old: string, next: string): Plan {
  const entry = site.entries.get(key)
  if (!entry) throw new UsageError(`There is no ${site.root}/${key}.`)
  const anchors = entry.facts.blocks.flatMap(({ anchors: list, where }) => list.map((one) => ({ ...one, where })))
  const anchor = anchors.find(({ id }) => id === old)
  if (!anchor)
    throw new UsageError(
      missing(
        entry,
        old,
        anchors.map(({ id }) => id),
      ),
    )
  requireName(next)
  const pages = site.map.shownOn(entry)
  const shown = pages.length > 0 ? pages : [entry]
  const taken = shown.find((page) => site.map.targets(page).anchors.has(next))
  if (taken)
    throw new UsageError(
      `The name ${quote(next)} is taken on ${taken.source.file}: two places cannot have the same. Choose another one.`,
    )
  const edits = new EditList()
  edits.replace(entry, anchor.pointer, next, anchor.where, `the anchor ${quote(old)} becomes ${quote(next)}`)
  for (const { entry: from, link } of linksTo(site, new Set(pages), old))
    edits.changeLink(from, link, [link.href.indexOf('#') + 1, link.href.length], next)
  return { changes: edits.texts(), steps: edits.steps }
}

function missing({ source, facts }: Entry, old: string, known: readonly string[]): string {
  if (facts.blocks.some(({ headings }) => headings.includes(old))) {
    return `${quote(old)} is the address of a heading of ${source.file}. It follows the words of the heading: change them there.`
  }
  const hint = known.length > 0 ? ` Its anchors are: ${either(known, 'and')}.` : ' No block of it has an anchor.'
  return `${source.file} has no anchor ${quote(old)}.${didYouMean(suggest(old, known))}${hint}`
}

function requireName(name: string): void {
  if (new RegExp(idSchema.pattern).test(name) && name.length >= idSchema.minLength && name.length <= idSchema.maxLength)
    return
  const better = slug(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, idSchema.maxLength)
  const suggestions = better.length >= idSchema.minLength ? [better] : []
  throw new UsageError(
    `An anchor has ${idSchema.minLength} to ${idSchema.maxLength} small letters, digits and hyphens, a letter first.${didYouMean(suggestions)}`,
  )
}
