import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockSchema, blocksOf, blockTypes, canvasOf, type Part, walk } from '../../../src/content/schema/index.ts'
import { pick, type Values } from './wish.ts'

type Seen = (kinds: readonly string[], drawing: { name: string; become: (name: string) => void }) => void

/** Calls `seen` for every drawing of these blocks, with the kinds that its place takes. */
function drawingsIn(blocks: readonly unknown[], seen: Seen): void {
  let part: Part | undefined
  const kindsIn = (rule: Parameters<typeof canvasOf>[0]) => part && canvasOf(rule, part.schema ?? {}, part.value)
  walk('page', { blocks }, [
    {
      begin(one) {
        part = one
      },
      group({ schema, value }) {
        const kinds = kindsIn(schema.canvas)
        if (kinds) seen(kinds, { name: String(value.name), become: (name) => Object.assign(value, { name }) })
      },
      text({ schema, key, text, group: { value } }) {
        const kinds = kindsIn(schema.canvas)
        if (kinds) seen(kinds, { name: text, become: (name) => Object.assign(value, { [key]: name }) })
      },
    },
  ])
}

const pages = 'pages'

let known: Map<string, Set<string>> | undefined

/**
 * The drawings by what they are made for, as the examples of the schemas and the pages of the site show them: the modules
 * of the drawings are compiled by the commands only.
 */
function byKinds(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const note: Seen = (kinds, { name }) => {
    const key = kinds.join()
    found.set(key, (found.get(key) ?? new Set()).add(name))
  }
  for (const type of blockTypes)
    for (const example of (blockSchema(type)?.examples ?? []) as Values[]) drawingsIn([{ ...example, type }], note)
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.json')) drawingsIn(blocksOf(JSON.parse(readFileSync(join(pages, file), 'utf8'))), note)
  return found
}

/** Gives each drawing of a block the name of one that is made for its place. */
export function nameDrawings(block: Values, random: () => number): void {
  known ??= byKinds()
  const all = known
  drawingsIn([block], (kinds, { become }) => {
    const fitting = [...all].filter(([key]) => key.split(',').every((kind) => kinds.includes(kind)))
    become(pick([...new Set(fitting.flatMap(([, names]) => [...names]))], random))
  })
}
