import { sentencesOf } from '../../content/finding/index.ts'
import {
  copyOf,
  descriptionFor,
  habitsOf,
  headingIn,
  pageText,
  withBrand,
  withoutEnding,
} from '../../content/scaffold/index.ts'
import type { Content } from '../../content/store/index.ts'
import { fileOf, nameFinding, routeOf } from '../../model/route.ts'
import type { NewPageProblem } from './messages.ts'

/**
 * The text of a new page with this key and title, and what keeps it from being made; null: nothing does.
 * `like`: the key of the page that it is a copy of; null: it begins with sample words. `today`: its first day, where it needs one.
 */
export function newPage(
  content: Content,
  key: string,
  title: string,
  like: string | null,
  today: string | undefined,
): { text: string; problem: NewPageProblem | null } {
  const folder = habitsOf(key, content.map().entries)
  const heading = withoutEnding(headingIn(title), folder?.ending)
  const day = folder?.isDated ? today : undefined
  const begun = {
    key,
    title: withBrand(title, folder?.ending),
    description: descriptionFor(title),
    heading,
    folder,
    day,
  }
  const copied = like === null ? undefined : content.text(like)
  const text = copied === undefined ? pageText(begun) : copyOf(copied, begun)
  const address = addressProblem(content, key)
  if (address !== null) return { text, problem: { field: 'address', words: address } }
  const words = titleProblem(content, key, text)
  return { text, problem: words === null ? null : { field: 'title', words } }
}

function addressProblem(content: Content, key: string): string | null {
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
  return found ? sentencesOf(found) : null
}
