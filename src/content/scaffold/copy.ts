import { mainTitles } from '../../model/blockFacts.gen.ts'
import { documentSchemas } from '../schema/index.ts'
import { applyEdits, createSource, removeValue, type Source, setValue } from '../json/index.ts'
import { schemaFor } from './page.ts'

/** What two pages cannot share: old addresses, days, a title for shared links. */
const ownFields = ['redirectFrom', 'updated', 'socialTitle', 'draft', 'from', 'until']

/** What a copy says in other words than the page that it is a copy of. */
export interface Begun {
  /** Its key: about/team.json */
  key: string
  title: string
  description: string
  heading: string
}

/**
 * The text of a page like another one, given as text: its blocks and formatting, with words of its own at its head. It is a
 * draft: the rest is still what the other page says.
 */
export function copyOf(text: string, { key, title, description, heading }: Begun): string {
  const act = (before: string, edit: (source: Source) => ReturnType<typeof setValue>) =>
    applyEdits(before, edit(createSource('', before)))
  let next = act(text, (source) => setValue(source, '/title', title))
  next = act(next, (source) => setValue(source, '/description', description))
  next = act(next, (source) => (source.node('/$schema') ? setValue(source, '/$schema', schemaFor(key)) : []))
  for (const own of ownFields)
    next = act(next, (source) => (source.node(`/${own}`) ? removeValue(source, `/${own}`) : []))
  next = act(next, (source) => setValue(source, '/draft', true, Object.keys(documentSchemas.page.properties ?? {})))
  return act(next, (source) => {
    const type: unknown = source.node('/blocks/0/type')?.value
    const field = typeof type === 'string' && Object.hasOwn(mainTitles, type) ? mainTitles[type]?.field : undefined
    return field !== undefined && source.node(`/blocks/0/${field}`)
      ? setValue(source, `/blocks/0/${field}`, heading)
      : []
  })
}
