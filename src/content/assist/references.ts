import { type Entry, nameOf } from '../entry/index.ts'
import { takenBy } from '../facts/index.ts'
import { isAddress, replaceTokens } from '../fields/index.ts'
import { blockSchema } from '../schema/index.ts'
import { nameIn, namesFor } from '../site/index.ts'
import type { Content } from '../store/index.ts'
import { markNames } from '../../model/marks.ts'
import { dayAfter, dayInWords } from '../../model/showing.ts'
import { count } from '../../model/words.ts'
import type { Choice } from './offer.ts'

/** The title of a page as visitors read it. */
export function titleOf(content: Content, entry: Entry): string {
  return replaceTokens(entry.facts.title, content.map().site?.tokens ?? new Map())
}

/**
 * The addresses that a link can have, `typed` being what is written of it: all pages and the tokens that are addresses, and
 * the places and tabs of the page that is named already. `key`: the file, whose own places need no page before them.
 */
export function linkChoices(content: Content, key: string, typed: string): Choice[] {
  const map = content.map()
  const [path = ''] = typed.split(/[?#]/, 1)
  const own = path === '' ? map.get(key) : map.routes.get(path)?.[0]
  const targets = own ? targetChoices(content, own, path) : []
  if (/[?#]/.test(typed)) return targets
  const pages = [...map.routes].map(
    ([route, [page]]): Choice => ({ kind: 'page', label: route, detail: titleOf(content, page) }),
  )
  return [...pages, ...targets, ...tokenChoices(content).filter(({ label }) => isAddress(label.slice(1, -1)))]
}

function targetChoices(content: Content, entry: Entry, path: string): Choice[] {
  const map = content.map()
  const pages = map.shownOn(entry)
  return pages.flatMap((page) => {
    const { anchors, tabs } = map.targets(page)
    const detail = `on ${titleOf(content, page) || page.source.file}`
    return [
      ...[...anchors.keys()].map((id): Choice => ({ kind: 'place', label: `${path}#${id}`, detail })),
      ...[...tabs].map((tab): Choice => ({ kind: 'tab', label: `${path}?tab=${tab}`, detail })),
    ]
  })
}

/** The folders that a list can show, each with its number of pages. */
export function folderChoices(content: Content): Choice[] {
  const { folders } = content.map()
  return folders.names().map((label) => ({ kind: 'folder', label, detail: count(folders.pages(label).length, 'page') }))
}

/** The pages of a folder by their names in lists. */
export function pageChoices(content: Content, folder: string): Choice[] {
  const pages = content.map().folders.pages(folder)
  return pages.flatMap((page) => {
    const label = nameIn(folder, page.route)
    return label === undefined ? [] : [{ kind: 'page' as const, label, detail: titleOf(content, page) }]
  })
}

/** The words that are written once, with what they stand for. */
export function tokenChoices(content: Content): Choice[] {
  const tokens = content.map().site?.tokens ?? new Map<string, string>()
  return [...tokens].map(([name, detail]) => ({ kind: 'token', label: `{${name}}`, detail }))
}

/** The shared blocks, each with the pages that show it. */
export function sharedChoices(content: Content): Choice[] {
  return [...content.map().shared.values()].map((entry) => ({
    kind: 'shared',
    label: nameOf(entry),
    detail: blocksIn(entry),
    about: shownWords(content.map().shownOn(entry)),
  }))
}

/** The shared documents with entries that a block can take. */
export function sourceChoices(content: Content, block: Record<string, unknown>): Choice[] {
  const rule = blockSchema(String(block.type))?.takes
  const sources = content.map().shared
  return sharedChoices(content).filter(({ label }) => {
    const source = sources.get(label)
    return rule && source && namesFor(rule, source).length > 0
  })
}

/** The entries of the shared document that a block names. */
export function entryChoices(content: Content, block: Record<string, unknown>): Choice[] {
  const taken = takenBy(block, blockSchema(String(block.type)))
  const source = taken && content.map().shared.get(taken.shared)
  if (!source) return []
  const detail = `in ${source.source.file}`
  return namesFor(taken, source).map((label) => ({ kind: 'entry', label, detail }))
}

/** "Banner, 1st block" */
export const blocksIn = ({ facts }: Entry): string => facts.blocks.map(({ where }) => where).join('; ')

/** "2 pages show it: /payout, /pay-in." */
export function shownWords(pages: readonly Entry[]): string {
  if (pages.length === 0) return 'No page shows it.'
  const names = pages.slice(0, 5).map(({ route, key }) => route ?? key)
  const verb = pages.length === 1 ? 'shows' : 'show'
  return `${count(pages.length, 'page')} ${verb} it: ${names.join(', ')}${pages.length > names.length ? ' …' : '.'}`
}

/** How a day is written: today's, and one that is some weeks off. */
export function dayChoices(content: Content): Choice[] {
  const today = content.day()
  if (today === undefined) return []
  const days = [
    { label: today, when: 'today' },
    { label: dayAfter(today, 30), when: 'in 30 days' },
  ]
  return days.map(({ label, when }) => ({ kind: 'choice', label, detail: `${dayInWords(label)}, ${when}` }))
}

/** The pictures that can be shown, each with its size. */
export function pictureChoices(content: Content): Choice[] {
  return [...content.pictures()].flatMap(([label, file]) =>
    file.finding ? [] : [{ kind: 'picture' as const, label, detail: sizeOf(file) }],
  )
}

/** The pictures that a mark can be, and the drawn marks. */
export const markChoices = (content: Content): Choice[] => [
  ...pictureChoices(content),
  ...markNames.map((label): Choice => ({ kind: 'drawing', label, detail: 'a drawn mark' })),
]

/** "640 × 480" */
export const sizeOf = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`
