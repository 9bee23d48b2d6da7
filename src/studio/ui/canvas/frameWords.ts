import { child, parentOf } from '../../../content/json/index.ts'
import { isGroup } from '../../../content/schema/index.ts'
import type { FromCanvas } from '../../../dev/canvas/messages.ts'
import { plain } from '../../../dev/canvas/words.ts'
import type { Site } from '../../../model/schema.gen.ts'

type Pressed = Pick<Extract<FromCanvas, { kind: 'pressedFrame' }>, 'part' | 'words' | 'href'>

/** Where the words of the header and the footer are in the document of the site; the first one is where most of them are. */
const roots = {
  header: ['navigation', 'brand', 'texts'],
  footer: ['footer', 'social', 'brand', 'texts'],
} as const

/**
 * The place in the document of the site that a press on the header or the footer means: that of the words, in the link that
 * was pressed where several are the same; else that of the link's address; else the part as a whole.
 * @param site as it is drawn; null: it is not known yet
 */
export function framePlace(site: Site | null, { part, words, href }: Pressed): string {
  const found = new Map<string, string>()
  const visit = (value: unknown, pointer: string) => {
    if (typeof value === 'string') found.set(pointer, plain(value))
    else if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, child(pointer, index))
    else if (isGroup(value)) for (const [key, entry] of Object.entries(value)) visit(entry, child(pointer, key))
  }
  for (const root of roots[part]) visit(site?.[root], `/${root}`)
  const isInLink = (pointer: string) => href !== null && found.get(`${parentOf(pointer)}/href`) === href
  for (const one of words) {
    const same = [...found].filter(([, text]) => text === one).map(([pointer]) => pointer)
    const place = same.find(isInLink) ?? same[0]
    if (place !== undefined) return place
  }
  const link = [...found].find(([pointer, text]) => text === href && pointer.endsWith('/href'))
  return link?.[0] ?? `/${roots[part][0]}`
}
