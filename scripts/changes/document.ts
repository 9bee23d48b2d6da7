import { type BlockChange, type DocumentChange, whenSeen } from '../../src/content/changes/index.ts'
import { rules } from '../../src/content/rules/index.ts'
import { routeOf } from '../../src/model/route.ts'
import { count, either, lower } from '../../src/model/words.ts'
import type { Style } from './style.ts'
import { fieldLines, partLines, shorten } from './words.ts'

/** What became of a document, in a word or two. */
export const verbs: Record<DocumentChange['kind'], string> = {
  new: 'new',
  gone: 'removed',
  moved: 'moved',
  changed: 'changed',
  broken: 'cannot be read',
  fixed: 'can be read again',
}

/** What became of one document: its heading, then a line for each change. What it says in another line is indented. */
export function documentLines(change: DocumentChange, style: Style): string[] {
  const { kind, key, route, title, seen, fields, parts, blocks, staleLine } = change
  const place = style.code(route ?? key)
  const name =
    key === '_site.json'
      ? `Navigation, footer and values of all pages · ${place}`
      : title === ''
        ? place
        : `${style.safe(shorten(title, 80))} · ${place}`
  const when = kind === 'gone' || seen === 'always' ? '' : ` · ${style.safe(seen)}`
  const lines = [style.heading(3, `${name} – ${verbs[kind]}${when}`)]
  if (kind === 'broken')
    lines.push(
      'This file cannot be read: a character in it is wrong, such as a comma or a quote. So its changes cannot be listed.',
      `${style.code('npm run check')} says where.`,
    )
  if (kind === 'fixed')
    lines.push(
      'The previous version could not be read, because a character in it was wrong. So there is nothing to compare this one with.',
    )
  lines.push(...addressLines(change, style))
  if (staleLine !== undefined) {
    const line = `“${style.safe(staleLine)}”`
    lines.push(
      `${style.strong('Warning')}: the words of this legal text change, but it still says ${line}. ${rules.dateLine.howToFix}`,
      '',
    )
  }
  lines.push(...copyLines(change, style))
  // The heading says the title of a page that is gone, and when visitors see a new one.
  const own = kind === 'gone' ? [] : parts.filter(({ label }) => label !== whenSeen)
  lines.push(...partLines(style, own, 0), ...fields.flatMap((field) => fieldLines(style, '', field)))
  return [...lines, ...blocks.flatMap((block) => blockLines(block, kind, style))]
}

/** That a new page is a copy, and what it leaves out: its reader knows the rest. */
function copyLines({ copyOf }: DocumentChange, { code, safe }: Style): string[] {
  if (copyOf === undefined) return []
  const { title, route, same, without } = copyOf
  const leftOut =
    without.length > 0
      ? ` It leaves out ${either(
          without.map((one) => safe(shorten(one, 80))),
          'and',
        )}.`
      : ''
  const from = `“${safe(shorten(title, 60))}”${route === null ? '' : `, ${code(route)}`}`
  return [`A copy of ${from}, with ${count(same, 'text')} unchanged. Only what differs is listed.${leftOut}`, '']
}

/** What becomes of the address of a page that is gone or moved. */
function addressLines({ key, oldKey, kind, leads, route }: DocumentChange, { code, strong }: Style): string[] {
  const [from, to] = [oldKey === undefined ? null : routeOf(oldKey), routeOf(key)]
  if (kind === 'moved' && (from === null || to === null)) return [`It was in ${code(oldKey ?? key)} before.`, '']
  const lost = kind === 'gone' ? route : from
  if (lost === null) return []
  const first = kind === 'moved' && to !== null ? `The address ${code(lost)} becomes ${code(to)}. ` : ''
  if (leads === undefined) return first === '' ? [] : [first.trim(), '']
  const now =
    leads === null
      ? 'now see the page for unknown addresses (404), because no other page has it as an earlier address ("redirectFrom")'
      : `are now sent to ${code(leads)}`
  const all = `Visitors to ${code(lost)} ${now}.`
  return [first + (leads === null ? `${strong('Warning')}: ${lower(all)}` : all), '']
}

function blockLines(change: BlockChange, of: string, style: Style): string[] {
  const { kind, where, title, from, fields, elsewhere } = change
  const parts = elsewhere ? [] : change.parts
  const { strong, safe, item, code } = style
  const places = elsewhere ? either(elsewhere.map(code), 'and') : ''
  const name = `${strong(safe(where))}${title === '' ? '' : ` “${safe(shorten(title, 60))}”`}`
  if (kind === 'new') {
    const title0 = strong(safe(where))
    if (elsewhere) return [item(`${name}: moved here from ${places}, word for word`)]
    return [item(of === 'changed' || of === 'moved' ? `${title0}: new block` : title0), ...partLines(style, parts)]
  }
  const now = elsewhere ? `moved to ${places}, word for word` : 'block removed'
  if (kind === 'gone')
    return of === 'gone' ? [item(name)] : [item(`${name} of the previous version: ${now}`), ...partLines(style, parts)]
  const lines = fields.flatMap((field) => fieldLines(style, where, field))
  return kind === 'moved' ? [item(`${name}: moved, was the ${safe(from ?? '')}`), ...lines] : lines
}
