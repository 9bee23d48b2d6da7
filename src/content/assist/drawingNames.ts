import type { Entry } from '../entry/index.ts'
import { isGroup, isMadeFor, walk } from '../schema/index.ts'
import type { Content } from '../store/index.ts'
import { either, quote } from '../../model/words.ts'
import type { Choice } from './offer.ts'
import { sizeOf } from './references.ts'

/** A place where a drawing is shown. */
interface Use {
  name: string
  alt: string
  /** The colour of what it belongs to. */
  line: string | undefined
  /** The address of its page, or the file. */
  on: string
}

const usesIn = new WeakMap<Entry, readonly Use[]>()
/** So many words of a drawing say what it is about, and so many pages where it can be seen. */
const [mostWords, mostPages] = [8, 3]

/** The drawings of these kinds, each with its size and what it shows; `kinds` undefined: all of the site. */
export function drawingChoices(content: Content, kinds: readonly string[] | undefined): Choice[] {
  const uses = allUses(content)
  return Object.entries(content.drawings()).flatMap(([label, { kind, wide }]): Choice[] => {
    if (!isMadeFor(kind, kinds)) return []
    const [use] = uses.get(label) ?? []
    const detail = [sizeOf(wide), use?.line, use?.on].filter((one) => one !== undefined).join(', ')
    return [{ kind: 'drawing', label, detail, about: shownBy(content, label, uses) }]
  })
}

/** What a drawing is: its size, the words in it, and where it can be seen. Null: there is none of this name. */
export function drawingAbout(content: Content, name: string): string | null {
  const drawing = Object.hasOwn(content.drawings(), name) ? content.drawings()[name] : undefined
  if (!drawing) return null
  return `A drawing of ${sizeOf(drawing.wide)} pixels. ${shownBy(content, name, allUses(content))}`
}

function shownBy(content: Content, name: string, uses: ReadonlyMap<string, readonly Use[]>): string {
  const words = content.drawings()[name]?.words ?? []
  const telling = [...new Set(words)].filter((one) => /\p{L}{3}/u.test(one)).slice(0, mostWords)
  const shown = uses.get(name) ?? []
  const [use] = shown
  const pages = [...new Set(shown.map(({ on }) => on))]
  const more = pages.length > mostPages ? [`${pages.length - mostPages} more`] : []
  return [
    telling.length === 0 ? 'It has no words.' : `Words in it: ${telling.map(quote).join(', ')}.`,
    use === undefined
      ? 'No page shows it.'
      : `On ${either([...pages.slice(0, mostPages), ...more], 'and')} it is described so: ${quote(use.alt)}`,
    ...(use?.line === undefined ? [] : [`Its line there is ${use.line}.`]),
  ].join(' ')
}

function allUses(content: Content): ReadonlyMap<string, readonly Use[]> {
  const found = new Map<string, Use[]>()
  for (const entry of content.map().entries)
    for (const use of usesOf(entry)) found.set(use.name, [...(found.get(use.name) ?? []), use])
  return found
}

/** Remembered: pages are many, and one at a time is changed. */
function usesOf(entry: Entry): readonly Use[] {
  const known = usesIn.get(entry)
  if (known) return known
  const found: Use[] = []
  if (entry.kind !== 'other')
    walk(entry.kind === 'notFound' ? 'page' : entry.kind, entry.value.get(), [
      {
        text({ text: name, schema, group }) {
          const { alt } = group.value
          if (schema.format !== 'drawing' || typeof alt !== 'string') return
          const around = group.parent?.value
          const line = isGroup(around) && typeof around.line === 'string' ? around.line : undefined
          found.push({ name, alt, line, on: entry.route ?? entry.source.file })
        },
      },
    ])
  usesIn.set(entry, found)
  return found
}
