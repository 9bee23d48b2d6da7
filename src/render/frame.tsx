import { SkipLink } from '../chrome/skipLink.tsx'
import { TopBar } from '../chrome/topBar.tsx'
import type { Site } from '../model/schema.gen.ts'

/** What is before `<main>` on every page. */
export function FrameTop({ site, route }: { site: Site; route: string }) {
  return (
    <>
      <SkipLink />
      <TopBar site={site} route={route} />
    </>
  )
}
