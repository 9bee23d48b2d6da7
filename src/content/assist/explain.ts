import type { Content } from '../store/index.ts'
import { wordsOf } from './fields.ts'
import { placeAt } from './place.ts'
import { targetAt } from './target.ts'

/** What is said of a word of a document. Offsets count in its text. */
export interface Explanation {
  /** The name of the field in the words of editors. */
  title: string
  /** Sentences: what the value refers to, then what the field is. */
  paragraphs: string[]
  start: number
  end: number
}

/** What a name or a value of a document means; null where there is none. `text`: as for completing. */
export function explainAt(content: Content, key: string, text: string, offset: number): Explanation | null {
  const place = placeAt(key, text, offset)
  if (!place?.schema || place.start === place.end) return null
  const { schema, part, inner, start, end } = place
  const isType = inner.length === 1 && inner[0] === 'type'
  const about = isType ? (part?.description ?? '') : wordsOf(schema, part, inner)
  const title = isType ? (part?.title ?? '') : (schema.title ?? '')
  const target = targetAt(content, key, text, offset)
  const choice = schema.enum ? `One of: ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}.` : ''
  return { title, paragraphs: [target?.about ?? '', about, choice].filter((one) => one !== ''), start, end }
}
