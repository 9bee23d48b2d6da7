import type { DocumentChange, SiteChanges } from '../../src/content/changes/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import { dayInWords } from '../../src/model/showing.ts'
import { kindOf, notFoundRoute, routeOf } from '../../src/model/route.ts'
import { count, either } from '../../src/model/words.ts'
import { documentLines, verbs } from './document.ts'
import { findFollowers, linkCount } from './followers.ts'
import { figureLines, type OldFigure } from './oldFigures.ts'
import type { PictureChange } from './pictures.ts'
import type { Style } from './style.ts'
import { isReadable } from './texts.ts'
import { shorten } from './words.ts'

/** Code hosts refuse longer comments (65,536 characters); the rest is for what they add. */
const longest = 60_000
/** How many lines of a list are shown; the others are folded away. */
const open = 10

/** Whether there is nothing to report. */
export const isUnchanged = ({ documents, fresh, gone }: SiteChanges, pictures: readonly PictureChange[]): boolean =>
  documents.length + fresh.length + gone.length + pictures.length === 0

/** What changes a site, for people who do not read JSON. */
export function changesReport(
  changes: SiteChanges,
  pictures: readonly PictureChange[],
  style: Style,
  figures: readonly OldFigure[] = [],
): string {
  const { documents, fresh, gone } = changes
  const head = [...(style.mark === null ? [] : [style.mark]), style.heading(2, 'What changes on the site'), '']
  if (isUnchanged(changes, pictures)) return [...head, 'No content changes.', ''].join('\n')
  const end = [
    ...figureLines(figures, style),
    ...pictureLines(pictures, style),
    ...findingLines('New findings', fresh, style),
    ...findingLines('Findings that are gone', gone, style),
    ...touchedLines(changes, style),
  ].join('\n')
  const followers = findFollowers(documents)
  const leaders = documents.filter((one) => !followers.has(one))
  const parts = leaders.map((one) => {
    const [title = '', ...lines] = documentLines(one, style)
    return `${cut([title, '', ...foldRest(lines, style)].join('\n'), longest / 3)}\n`
  })
  if (followers.size > 0) parts.push(followersPart(followers, style))
  let length = head.join('\n').length + Math.min(end.length, longest / 2) + 200
  const shown = parts.filter((part) => (length += part.length + 1) < longest)
  const rest = parts.length - shown.length
  const more =
    rest > 0
      ? [`${count(rest, 'more document')} would not fit here: ${style.code('npm run changes')} shows them.`, '']
      : []
  head.push(summary(documents), '', ...legendOf(leaders, style))
  return [...head, ...shown, ...more, cut(end, longest / 2)].join('\n')
}

/** What the marks in changed texts mean, where there are any. */
function legendOf(documents: readonly DocumentChange[], style: Style): string[] {
  const { legend } = style
  const all = documents.flatMap(({ fields, blocks }) => [...fields, ...blocks.flatMap((block) => block.fields)])
  return legend !== null && all.some((one) => one.kind === 'text' && isReadable(style, one.words)) ? [legend, ''] : []
}

/** The first lines of a document, or all where hardly more are left. */
function foldRest(lines: readonly string[], { folded, hidesFolded }: Style): string[] {
  const most = open * 3
  if (!hidesFolded || lines.length <= most + 4) return [...lines]
  // What is folded away begins with a line of its own, and not inside of one.
  const at = lines.findIndex((line, index) => index >= most && !line.startsWith('  '))
  return at < 0
    ? [...lines]
    : [...lines.slice(0, at), '', folded(count(lines.length - at, 'more line'), lines.slice(at))]
}

function followersPart(followers: ReadonlySet<DocumentChange>, { code, folded, item }: Style): string {
  const lines = [...followers].map((one) =>
    item(`${code(routeOf(one.key) ?? one.key)}: ${count(linkCount(one), 'link')}`),
  )
  const title = `Links that follow a moved page, and nothing else, change in ${count(lines.length, 'document')}`
  return `${cut(folded(title, lines), longest / 3)}\n`
}

function summary(documents: readonly DocumentChange[]): string {
  const numbers = new Map<string, number>()
  for (const { kind } of documents) numbers.set(verbs[kind], (numbers.get(verbs[kind]) ?? 0) + 1)
  const list = [...numbers].map(([verb, number]) => `${number} ${verb}`).join(', ')
  return documents.length === 0 ? 'No document changes.' : `${count(documents.length, 'document')}: ${list}.`
}

/**
 * The pages that look different, each with the documents above that make it so: one line where the frame, which all have,
 * is another one.
 */
function touchedLines({ documents, routes, all, own, later, day }: SiteChanges, style: Style): string[] {
  const { folded, item, code, safe } = style
  const name = (route: string) => (route === notFoundRoute ? 'the page for addresses that do not exist' : code(route))
  const byKey = new Map(documents.map((one) => [one.key, one]))
  const source = (key: string) => {
    const title = byKey.get(key)?.title ?? ''
    return title === '' ? code(key) : `“${safe(shorten(title, 60))}”`
  }
  const listed = (keys: readonly string[], does: string) => {
    const shown = keys.length > 3 ? [`${keys.length} of the documents above`] : keys.map(source)
    return shown.length > 0 ? [`${does} ${either(shown, 'and')}`] : []
  }
  const lines = own.map(({ route, by, lost }) => {
    const others = by.filter((key) => (routeOf(key) ?? notFoundRoute) !== route || kindOf(key) === 'shared')
    const became = by.filter((key) => !others.includes(key)).map((key) => verbs[byKey.get(key)?.kind ?? 'changed'])
    const [gone, shown] = [others.filter((key) => lost.includes(key)), others.filter((key) => !lost.includes(key))]
    return item(
      `${name(route)}: ${[...became, ...listed(shown, 'shows'), ...listed(gone, 'no longer shows')].join(', ')}`,
    )
  })
  const laterLines = later.map((one) =>
    item(`${name(one.route)}: shows ${source(one.by)} from ${dayInWords(one.day)} on`),
  )
  const end =
    laterLines.length > 0 ? [folded(`Pages that look different later: ${laterLines.length}`, laterLines), ''] : []
  if (routes.length === 0)
    return [`No page looks different to visitors${day === undefined ? '' : ` on ${dayInWords(day)}`}.`, '', ...end]
  if (!all) return [folded(`Pages that look different: ${lines.length}`, lines), '', ...end]
  const line = `Every page looks different: something that is on each of them has changed, such as the navigation or the footer.`
  const isMore = own.length > 0 && own.length < routes.length
  const more = `Pages that look different for another reason as well: ${lines.length}`
  return [line, '', ...(isMore ? [folded(more, lines), ''] : []), ...end]
}

/** What became of pictures: a heading, then a line for each; nothing without one. */
export function pictureLines(pictures: readonly PictureChange[], { heading, item, code }: Style): string[] {
  if (pictures.length === 0) return []
  const lines = pictures.map(({ name, before, after, routes }) => {
    const pages = routes.length > 4 ? [`${routes.length} pages`] : routes.map(code)
    const where = after === null ? '' : pages.length === 0 ? ', shown on no page' : `, shown on ${either(pages, 'and')}`
    const what =
      before === null
        ? `new, ${after}`
        : after === null
          ? `removed; it had ${before}`
          : `another picture, ${after} in place of ${before}`
    return item(`${code(name)}: ${what}${where}`)
  })
  return [heading(3, `Pictures: ${pictures.length}`), '', ...lines, '']
}

/** Findings, those of the same words in one line. */
function findingLines(title: string, list: readonly Finding[], { heading, item, code, safe, folded }: Style): string[] {
  if (list.length === 0) return []
  const same = new Map<string, Finding[]>()
  for (const one of list) {
    const key = JSON.stringify([one.code, one.message])
    same.set(key, [...(same.get(key) ?? []), one])
  }
  const lines = [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { severity, file, line, where, message } = first
    const more = others.length > 0 ? ` and in ${count(others.length, 'other place')}` : ''
    const part = where === '' || more !== '' ? '' : `${safe(where)}: `
    return [item(`${severity} in ${code(`${file}:${line}`)}${more}: ${part}${safe(shorten(message, 300))}`)]
  })
  const rest = lines.slice(open)
  return [
    heading(3, `${title}: ${list.length}`),
    '',
    ...lines.slice(0, open),
    '',
    ...(rest.length > 0 ? [folded(count(rest.length, 'more'), rest.slice(0, 100)), ''] : []),
  ]
}

/** Too long a part ends at a line, with its folds closed. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, text.lastIndexOf('\n', most - 60))
  const isOpen = kept.split('<details>').length > kept.split('</details>').length
  return `${kept}\n- … and more${isOpen ? '\n\n</details>' : ''}`
}
