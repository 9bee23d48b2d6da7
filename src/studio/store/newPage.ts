import { applyEdits, createSource, removeValue, type Source, setValue } from '../../content/json/index.ts'
import { descriptionFor, headingIn, pageText } from '../../content/scaffold/index.ts'
import { mainTitles } from '../../model/blockFacts.gen.ts'
import type { Content } from '../../content/store/index.ts'
import { fileOf, nameFinding, routeOf } from '../../model/route.ts'

/**
 * The text of a new page with this key and title, and what keeps it from being made, in a sentence; null: nothing does.
 * `like`: the key of the page that it is a copy of; null: it begins with sample words.
 */
export function newPage(
  content: Content,
  key: string,
  title: string,
  like: string | null,
): { text: string; problem: string | null } {
  const whole = title.includes('|') ? title : `${title} | {brand}`
  const begun = { key, title: whole, description: descriptionFor(title), heading: headingIn(title) }
  const copied = like === null ? undefined : content.text(like)
  const text = copied === undefined ? pageText(begun) : copyOf(copied, begun)
  return { text, problem: problemOf(content, key) ?? titleProblem(content, key, text) }
}

function problemOf(content: Content, key: string): string | null {
  const finding = nameFinding(key)
  const route = routeOf(key)
  if (finding) return finding.message
  if (route === null) return 'The address uses small letters, digits and single hyphens.'
  const { routes } = content.map()
  if (routes.has(route) || content.text(fileOf(route)) !== undefined) return `There is a page at ${route} already.`
  const forwarded = content.redirects().find(({ from }) => from === route)
  return forwarded ? `${route} leads to ${forwarded.to} already, because that page was there before.` : null
}

/** A title that is too long, too short, or that another page has. What else is to be written is written in the page. */
function titleProblem(content: Content, key: string, text: string): string | null {
  const file = content.fileOf(key)
  const found = content
    .findingsWith(key, text)
    .find(
      (one) => one.file === file && one.pointer === '/title' && (one.severity === 'error' || one.code === 'titleTwice'),
    )
  return found?.message ?? null
}

interface Begun {
  title: string
  description: string
  heading: string
}

/** A page like another one: its blocks, with a title of its own, and without what only one page can have. */
function copyOf(text: string, { title, description, heading }: Begun): string {
  const act = (before: string, edit: (source: Source) => ReturnType<typeof setValue>) =>
    applyEdits(before, edit(createSource('', before)))
  let next = act(text, (source) => setValue(source, '/title', title))
  next = act(next, (source) => setValue(source, '/description', description))
  for (const own of ['/redirectFrom', '/updated', '/socialTitle', '/draft', '/from', '/until'])
    next = act(next, (source) => (source.node(own) ? removeValue(source, own) : []))
  return act(next, (source) => {
    const type: unknown = source.node('/blocks/0/type')?.value
    const field = typeof type === 'string' && Object.hasOwn(mainTitles, type) ? mainTitles[type]?.field : undefined
    return field !== undefined && source.node(`/blocks/0/${field}`)
      ? setValue(source, `/blocks/0/${field}`, heading)
      : []
  })
}
