import type { Content } from '../../../src/content/store/index.ts'
import { notFoundRoute } from '../../../src/model/route.ts'
import { UsageError } from '../../lib/options.ts'
import { withoutCompression } from '../compress.ts'
import { markName } from '../mark.ts'
import type { KnownPage } from '../memory.ts'
import { pathsOf } from '../pages.ts'

/** The folder whose files each build copies. */
export const publicFolder = 'public'

/** What a build writes beside the files that it copies. */
interface Claims {
  content: Pick<Content, 'routes'>
  /** Files that are there whatever pages there are, and stylesheets. */
  made: readonly string[]
  /** The pages of this shard, as they were placed. */
  pages: Iterable<KnownPage>
}

/**
 * Throws a {@link UsageError} when a file that is copied has the path of one that the build writes: one of the two would be
 * lost without a word. All pages count, those of other shards and those that visitors do not see on the day as well: no build
 * stops because a day has come.
 */
export function requireFree(copied: readonly string[], claims: Claims): void {
  const own = new Set(copied)
  const owners = ownersOf(new Set(copied.flatMap((path) => [path, withoutCompression(path) ?? path])), claims)
  for (const path of copied) {
    const owner = owners.get(path)
    if (owner) throw new UsageError(`${publicFolder}/${path} would replace ${owner}.`)
    const whole = withoutCompression(path)
    if (whole !== undefined && (own.has(whole) || owners.has(whole)))
      throw new UsageError(
        `${publicFolder}/${path} would replace the compressed ${whole} that the build writes. Delete it, or give it another name.`,
      )
  }
}

/** What has one of these paths in the build: its name in a sentence, and what is to be done. */
function ownersOf(asked: ReadonlySet<string>, { content, made, pages }: Claims): Map<string, string> {
  const owners = new Map<string, string>()
  const note = (path: string, what: string) => {
    if (asked.has(path)) owners.set(path, what)
  }
  const noteMade = (path: string) => note(path, `the ${path} that the build writes. Delete it, or give it another name`)
  for (const path of [markName, ...made]) noteMade(path)
  // A large site has very many of these, and the usual files lie beside none of them.
  if ([...asked].some((path) => path.startsWith('assets/')))
    for (const { sheet, pictures, gist } of pages)
      for (const address of [sheet, ...pictures, ...(gist.social ? [gist.social.address] : [])])
        noteMade(address.slice(1))
  if ([...asked].some((path) => /\.(?:html|json)$/.test(path)))
    for (const route of [...content.routes().map((one) => one.route), notFoundRoute]) {
      const { html, json } = pathsOf(route)
      const page = route === notFoundRoute ? 'the page for addresses that do not exist' : `the page ${route}`
      note(html, `${page}. Give it another name`)
      note(json, `the document of ${page}. Give it another name`)
    }
  return owners
}
