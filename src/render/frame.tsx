import { Footer } from '../chrome/footer.tsx'
import { SkipLink } from '../chrome/skipLink.tsx'
import { TopBar } from '../chrome/topBar.tsx'
import type { Site } from '../model/schema.gen.ts'
import type { FrameProps } from './parts.ts'

/** What is before `<main>` on every page. */
export function FrameTop({ site, route }: { site: Site; route: string }) {
  return (
    <>
      <SkipLink />
      <TopBar site={site} route={route} />
    </>
  )
}

/** That and the footer, around a page that is drawn with them (in development). */
export function Frame({ site, route, children }: FrameProps) {
  return (
    <>
      <FrameTop site={site} route={route} />
      {children}
      <Footer site={site} />
    </>
  )
}
