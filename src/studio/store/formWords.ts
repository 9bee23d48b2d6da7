import type { Finding } from '../../content/finding/index.ts'
import { blockSchema, blockTypes, documentSchemas, type Schema, schemaAt } from '../../content/schema/index.ts'
import { kindOf } from '../../model/route.ts'
import { lower } from '../../model/words.ts'
import { withLinkNames } from '../session/names.ts'

const known = new WeakMap<Finding, Finding>()

/** A finding in the words of the form: fields and kinds of blocks are called as they are there, not as in the file. */
export function inFormWords(finding: Finding, key: string): Finding {
  const before = known.get(finding)
  if (before) return before
  const say = wordsFor(finding, key)
  const { message, hint, fix } = finding
  const said: Finding = {
    ...finding,
    message: say(message),
    ...(hint !== undefined && { hint: withLinkNames(say(hint)) }),
    ...(fix && { fix: { ...fix, title: say(fix.title) } }),
  }
  known.set(finding, said)
  return said
}

const quoted = /"([$\w]+)"/g
/** A value of a layout may be called like a field. */
const quotedField = /(?<!\blayouts? )"([$\w]+)"/g
/** The names of blocks come after these words, also several of them. */
const blocks = /(?<=\b(?:blocks?|types?|such as|called)\b(?: of the types?)? )"\w+"(?:(?:, | or | and )"\w+")*/g
/** The fields of a group, as the hints of a file list them. */
const fields = /(?<=The fields are: )[^.]+/g
/** What a sentence says of its field beside the key: its title. */
const sameAgain = /"([^"]+)" \(([^)]+)\)|([\w ]+) \("([^"]+)"\)/g
/** A switch that is to be written in the file: in the form it is chosen. */
const switched = /\b([Ww])rite "(\w+)": (true|false)\b/g
/** What has to be written in the file, as it is written there. */
const isOfFile = /"\w+":|[{[] /

/** Where something is in the folder of the content: in the studio it has a place of its own. */
const places: [file: RegExp, place: string][] = [
  [/ \("\w+"\) in \S+_site\.json \(in the studio: Whole site\)/g, ' under Whole site'],
  [/\b(?:in|into the folder) \S+\/_media\/?(?=[\s.,]|$)/g, 'among the pictures'],
]

function wordsFor({ code, pointer, where }: Finding, key: string): (text: string) => string {
  // A field that is in the file alone is called as it is there.
  if (code === 'keyUnknown') return (text) => text
  const near = schemasAround(pointer, where, key)
  const titleOf = (name: string) => near.flatMap((schema) => titleIn(schema, name) ?? [])[0]
  const chosen = (all: string, letter: string, name: string, value: string) => {
    const title = titleOf(name)
    return title === undefined
      ? all
      : `${letter === 'W' ? 'C' : 'c'}hoose ${value === 'true' ? 'Yes' : 'No'} at "${title}"`
  }
  return (written) => {
    const placed = places.reduce((now, [file, place]) => now.replaceAll(file, place), written)
    const text = placed.replaceAll(switched, chosen)
    return isOfFile.test(text)
      ? text
      : text
          .replaceAll(blocks, (list) => list.replaceAll(quoted, (word, name: string) => kindTitle(name) ?? word))
          .replaceAll(fields, (list) =>
            list
              .split(', ')
              .map((name) => titleOf(name) ?? name)
              .join(', '),
          )
          .replaceAll(quotedField, (word, name: string) => inQuotes(titleOf(name)) ?? word)
          .replaceAll(sameAgain, (all, name?: string, again?: string, words?: string, title?: string) => {
            if (name !== undefined) return again === lower(name) ? `"${name}"` : all
            return words?.endsWith(lower(title ?? '')) ? words : all
          })
  }
}

const inQuotes = (title: string | undefined) => (title === undefined ? undefined : `"${title}"`)
const kindTitle = (type: string) => inQuotes(blockSchema(type)?.title)

/** The schemas around a place, the nearest first: its group, what is around that, the block, the document. */
function schemasAround(pointer: string, where: string, key: string): Schema[] {
  const kind = kindOf(key)
  const document = documentSchemas[kind === 'site' || kind === 'shared' ? kind : 'page']
  const [, first, , ...inner] = pointer.split('/')
  const type =
    first === 'blocks' ? blockTypes.find((one) => where.startsWith(`${blockSchema(one)?.title},`)) : undefined
  const block = type === undefined ? undefined : blockSchema(type)
  const [root, steps] = block ? [block, inner] : [document, pointer.split('/').slice(1)]
  const around = steps.map((_, at) => schemaAt(root, steps.slice(0, steps.length - at)) ?? [])
  return [...around.flat(), root, document]
}

/** The title of a field in a group or below it: what a message names may have to be written there. */
function titleIn(schema: Schema, name: string): string | undefined {
  const { properties = {}, items } = schema
  if (Object.hasOwn(properties, name)) return properties[name]?.title
  for (const inner of [...Object.values(properties), ...(items ? [items] : [])]) {
    const title = titleIn(inner, name)
    if (title !== undefined) return title
  }
  return undefined
}
