import { canonical } from '../../src/model/route.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import { titleAlone } from '../../src/model/social.ts'

/** A page of which readers of `llms.txt` hear. */
export interface Listed {
  route: string
  title: string
  description: string
}

/** Pages that belong together, by the words with which the frame leads to them. */
interface Group {
  title: string
  routes: Set<string>
  pages: Listed[]
}

/**
 * The site for programs that answer questions (llmstxt.org): who it is, and each page with what its own head says of it,
 * grouped as the navigation and then the footer group them. A page that neither names is with the nearest page above it.
 */
export function llmsText(site: Site, pages: readonly Listed[]): string {
  const groups = groupsOf(site)
  // Where the frame does not lead home, the brand does.
  const first = groups.find(({ routes }) => routes.has('/')) ?? newGroup(site.brand)
  for (const page of pages) (groupOf(page.route, groups) ?? first).pages.push(page)
  const sections = [...new Set([first, ...groups])].filter((group) => group.pages.length > 0)
  const parts = [
    `# ${plain(site.brand)}`,
    `> ${plain(site.footer.text)}`,
    plain(site.footer.legal),
    ...sections.map(
      (group) => `## ${plain(group.title)}\n\n${group.pages.map((page) => entry(site, page)).join('\n')}`,
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

function entry(site: Site, { route, title, description }: Listed): string {
  return `- [${plain(titleAlone(title))}](${canonical(site.url, route)}): ${plain(description)}`
}

/** A text on one line, in which no character is read as Markdown. */
const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').replace(/[\\`*_[\]<>]/g, '\\$&')

const newGroup = (title: string): Group => ({ title, routes: new Set(), pages: [] })

/** The groups of the frame: those of the same name are one. */
function groupsOf({ navigation, footer }: Site): Group[] {
  const groups = new Map<string, Group>()
  const add = (title: string, hrefs: readonly string[]) => {
    const group = groups.get(title) ?? newGroup(title)
    groups.set(title, group)
    for (const href of hrefs) group.routes.add(href.replace(/[?#].*/, ''))
  }
  for (const { text, href, links = [] } of navigation.items) add(text, [href, ...links.map((link) => link.href)])
  for (const { title, links } of footer.columns) {
    add(
      title,
      links.map(({ href }) => href),
    )
  }
  return [...groups.values()]
}

/** The first group that names a page or, failing that, the nearest page above it. */
function groupOf(route: string, groups: readonly Group[]): Group | undefined {
  const found = groups.find(({ routes }) => routes.has(route))
  return found ?? (route === '/' ? undefined : groupOf(route.slice(0, route.lastIndexOf('/')) || '/', groups))
}
