import type { BlockChange, DocumentChange, FieldChange, Piece, SiteChanges } from '../../src/content/changes/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import { notFoundRoute, routeOf } from '../../src/model/route.ts'
import { count, upper, visible } from '../../src/model/words.ts'

/** By this the comment is found again, so that there is only one on a pull request. */
export const commentMark = '<!-- brightrail-content-changes -->'

/** Code hosts refuse longer comments (65,536 characters); the rest is for what they add. */
const longest = 60_000
/** How many lines of a list are shown; the others are folded away. */
const open = 10

/** What changes a site, as a comment for people who read no JSON. All words of documents are made harmless. */
export function changesMarkdown({ documents, routes, all, fresh, gone }: SiteChanges): string {
  const head = [commentMark, '## What changes on the site', '']
  if (documents.length + fresh.length + gone.length === 0) return [...head, 'No content changes.', ''].join('\n')
  const touched =
    routes.length === 0
      ? []
      : [
          folded(
            `Pages that look different: ${all ? `all ${routes.length}` : routes.length}`,
            routes.map(
              (route) => `- ${route === notFoundRoute ? 'the page for addresses that do not exist' : code(route)}`,
            ),
          ),
          '',
        ]
  const end = [...findings('New findings', fresh), ...findings('Findings that are gone', gone), ...touched].join('\n')
  const followers = findFollowers(documents)
  const parts = documents.filter((one) => !followers.has(one)).map(documentPart)
  if (followers.size > 0) parts.push(followersPart(followers))
  let length = head.join('\n').length + Math.min(end.length, longest / 2) + 200
  const shown = parts.filter((part) => (length += part.length + 1) < longest)
  const rest = parts.length - shown.length
  const more =
    rest > 0 ? [`*${count(rest, 'more document')} would not fit here: \`npm run changes\` shows them.*`, ''] : []
  return [...head, summary(documents), '', ...shown, ...more, cut(end, longest / 2)].join('\n')
}

/** Documents in which nothing changes but links to a page that has moved. */
function findFollowers(documents: readonly DocumentChange[]): Set<DocumentChange> {
  const moves = documents.flatMap(({ key, oldKey }) => {
    const [from, to] = [oldKey === undefined ? null : routeOf(oldKey), routeOf(key)]
    return from === null || to === null ? [] : [{ from, to }]
  })
  const follows = (field: FieldChange) =>
    field.kind === 'setting' &&
    moves.some(
      ({ from, to }) => field.before?.split(/[?#]/)[0] === from && field.after === to + field.before.slice(from.length),
    )
  return new Set(
    documents.filter(
      ({ kind, fields, blocks }) =>
        kind === 'changed' &&
        fields.every(follows) &&
        blocks.every((block) => block.kind === 'changed' && block.fields.every(follows)),
    ),
  )
}

function followersPart(followers: ReadonlySet<DocumentChange>): string {
  const lines = [...followers].map(({ key, fields, blocks }) => {
    const links = blocks.reduce((sum, block) => sum + block.fields.length, fields.length)
    return `- ${code(routeOf(key) ?? key)}: ${count(links, 'link')}`
  })
  return `${cut(folded('Links that follow a moved page, and nothing else, change in '.concat(count(lines.length, 'document')), lines), longest / 3)}\n`
}

const verbs: Record<DocumentChange['kind'], string> = {
  new: 'new',
  gone: 'removed',
  moved: 'moved',
  changed: 'changed',
  broken: 'cannot be read',
  fixed: 'can be read again',
}

function summary(documents: readonly DocumentChange[]): string {
  const numbers = new Map<string, number>()
  for (const { kind } of documents) numbers.set(verbs[kind], (numbers.get(verbs[kind]) ?? 0) + 1)
  const list = [...numbers].map(([verb, number]) => `${number} ${verb}`).join(', ')
  return documents.length === 0 ? 'No document changes.' : `${count(documents.length, 'document')}: ${list}.`
}

function documentPart(change: DocumentChange): string {
  const { kind, key, oldKey, route, title, fields, blocks } = change
  const place = route === null ? code(key) : code(route)
  const lines = [`### ${title === '' ? place : `${safe(shorten(title, 80))} · ${place}`} – ${verbs[kind]}`, '']
  if (kind === 'broken')
    lines.push(
      'This file cannot be read: a character in it is wrong, such as a comma or a quote. So its changes cannot be listed. `npm run check` says where.',
      '',
    )
  if (kind === 'fixed')
    lines.push(
      'The previous version could not be read, because a character in it was wrong. So there is nothing to compare this one with.',
      '',
    )
  if (oldKey !== undefined) lines.push(movedLine(change, oldKey), '')
  const entries = [...fields.map((field) => fieldLine('', field)), ...blocks.flatMap(blockLines)]
  const shown = entries.slice(0, entries.length > open + 2 ? open : entries.length)
  lines.push(...shown)
  if (shown.length < entries.length)
    lines.push('', folded(count(entries.length - shown.length, 'more change'), entries.slice(shown.length)))
  return `${cut(lines.join('\n'), longest / 3)}\n`
}

function movedLine({ key }: DocumentChange, oldKey: string): string {
  const [from, to] = [routeOf(oldKey), routeOf(key)]
  return from === null || to === null
    ? `It was in ${code(oldKey)} before.`
    : `The address ${code(from)} becomes ${code(to)}.`
}

function blockLines({ kind, where, title, from, fields }: BlockChange): string[] {
  const name = `**${safe(where)}**${title === '' ? '' : ` “${safe(shorten(title, 60))}”`}`
  if (kind === 'new') return [`- ${name}: new block`]
  if (kind === 'gone') return [`- ${name} of the previous version: block removed`]
  const lines = fields.map((field) => fieldLine(where, field))
  return kind === 'moved' ? [`- ${name}: moved, was the ${safe(from ?? '')}`, ...lines] : lines
}

function fieldLine(where: string, field: FieldChange): string {
  const name = where === '' ? `**${safe(upper(field.label))}**` : `**${safe(where)}**, ${safe(field.label)}`
  if (field.kind === 'text') return `- ${name}: ${words(field.words)}`
  const { before, after } = field
  if (before === null) return `- ${name}: added ${value(after)}`
  return after === null ? `- ${name}: removed ${value(before)}` : `- ${name}: ${value(before)} → ${value(after)}`
}

const value = (text: string | null) => (text === '' || text === null ? '*(empty)*' : `“${safe(shorten(text, 120))}”`)

/** Old words struck through, new ones bold; of what stays only the words beside them. */
function words(pieces: readonly Piece[]): string {
  const texts = pieces.map(({ kind, text }, at) => {
    if (kind !== 'same') {
      const inner = safe(shorten(text.trim(), 300))
      const mark = kind === 'gone' ? '~~' : '**'
      return inner === '' ? '' : `${mark}${inner}${mark}`
    }
    const all = text.trim().split(/\s+/)
    if (all.length <= 8) return safe(text.trim())
    const before = at === 0 ? '' : safe(all.slice(0, 3).join(' '))
    const after = at === pieces.length - 1 ? '' : safe(all.slice(-3).join(' '))
    return `${before} … ${after}`.trim()
  })
  return texts.filter((text) => text !== '').join(' ')
}

function findings(title: string, list: readonly Finding[]): string[] {
  if (list.length === 0) return []
  const lines = list.map(
    ({ severity, file, line, where, message }) =>
      `- ${severity} in ${code(`${file}:${line}`)}: ${where === '' ? '' : `${safe(where)}: `}${safe(shorten(message, 300))}`,
  )
  const rest = lines.slice(open)
  return [
    `### ${title}: ${list.length}`,
    '',
    ...lines.slice(0, open),
    '',
    ...(rest.length > 0 ? [folded(count(rest.length, 'more'), rest.slice(0, 100)), ''] : []),
  ]
}

const folded = (title: string, lines: readonly string[]) =>
  `<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`

/** Too long a part ends at a line, with its folds closed. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, text.lastIndexOf('\n', most - 60))
  const isOpen = kept.split('<details>').length > kept.split('</details>').length
  return `${kept}\n- … and more${isOpen ? '\n\n</details>' : ''}`
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Words of a document inside Markdown: no formatting, no HTML, no mention of people, no reference, no link of their own. */
function safe(text: string): string {
  return visible(text.replace(/\s*\n\s*/g, ' ¶ ').replaceAll('\t', ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()+!|~$^=-]/g, '\\$&')
    .replace(/[@#]|(?<=https?|ftp|mailto):|(?<=www)\.|(?<=\bGH)(?=\\-\d)/gi, '<!-- -->$&<!-- -->')
}

/** A path or address as code; a backtick would end it. */
const code = (text: string) => `\`${visible(text).replaceAll('`', "'")}\``
