import { mainTitles } from '../../model/blockFacts.gen.ts'
import { documentSchemas } from '../schema/index.ts'
import { applyEdits, createSource, removeValue, type Source, setValue } from '../json/index.ts'
import { samples } from '../wording/index.ts'
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
  /** Its first day, where the lists of its folder ask for one. */
  day?: string | undefined
}

/**
 * The text of a page like another one, given as text: its blocks and formatting, with words of its own at its head. It is a
 * draft: the rest is still what the other page says.
 */
export function copyOf(text: string, { key, title, description, heading, day }: Begun): string {
  const act = (before: string, edit: (source: Source) => ReturnType<typeof setValue>) =>
    applyEdits(before, edit(createSource('', before)))
  let next = act(text, (source) => setValue(source, '/title', title))
  next = act(next, (source) => setValue(source, '/description', description))
  next = act(next, (source) => (source.node('/$schema') ? setValue(source, '/$schema', schemaFor(key)) : []))
  for (const own of ownFields)
    next = act(next, (source) => (source.node(`/${own}`) ? removeValue(source, `/${own}`) : []))
  const order = Object.keys(documentSchemas.page.properties ?? {})
  next = act(next, (source) => setValue(source, '/draft', true, order))
  next = act(next, (source) => (day === undefined ? [] : setValue(source, '/from', day, order)))
  // What a page says of a company is its motto; its heading is the name.
  const isOfCompany = createSource('', next).node('/blocks/0/brand') !== undefined
  if (isOfCompany) next = act(next, (source) => setValue(source, '/blocks/0/brand', heading))
  return act(next, (source) => {
    const type: unknown = source.node('/blocks/0/type')?.value
    const field = typeof type === 'string' && Object.hasOwn(mainTitles, type) ? mainTitles[type]?.field : undefined
    return field !== undefined && source.node(`/blocks/0/${field}`)
      ? setValue(source, `/blocks/0/${field}`, isOfCompany ? samples.motto : heading)
      : []
  })
}
