import { createSiteHandler } from '../../server/site.ts'
import { type OwnSite, readOwnSite } from './ownSite.ts'
import { buildAstro } from './peers/astro.ts'
import { buildNext } from './peers/next.ts'
import { buildRouter } from './peers/router.ts'
import { createPeerHandler, type Served, serve } from './served.ts'

/** A site that visitors of the measurement go to. */
export interface System extends Served {
  name: string
}

const peers: { name: string; build: (own: OwnSite) => Promise<string> }[] = [
  { name: 'Astro', build: buildAstro },
  { name: 'Next.js', build: buildNext },
  { name: 'React Router', build: buildRouter },
]

/**
 * The site that we have built, and the same pages by other systems, all being served. A peer that cannot be installed or
 * built, or shows something else, is left out, which is said.
 */
export async function startSystems(dist: string): Promise<[ours: System, ...peers: System[]]> {
  const own = readOwnSite(dist)
  const started: [System, ...System[]] = [{ name: 'Brightrail', ...(await serve(createSiteHandler(dist))) }]
  for (const { name, build } of peers) {
    try {
      const folder = await build(own)
      const served = await serve(await createPeerHandler(folder))
      started.push({ name, ...served })
      await requireSamePages(own, served)
    } catch (error) {
      console.error(`${name} is left out. ${String(error)}`)
      if (started.at(-1)?.name === name) started.pop()?.stop()
    }
  }
  return started
}

/** Throws when a peer shows other words than we do: then its figures would be of another page. */
async function requireSamePages({ pages }: OwnSite, { address }: Served): Promise<void> {
  for (const { route, body } of pages) {
    const html = await (await fetch(new URL(route, address))).text()
    const missing = headings(body).find((heading) => !headings(html).includes(heading))
    if (missing !== undefined) throw new Error(`Its page ${route} has no heading ${missing}`)
  }
}

const headings = (html: string) =>
  html.match(/<h[123]\b[^]*?<\/h[123]>/g)?.map((one) => one.replace(/<[^>]*>/g, '')) ?? []
