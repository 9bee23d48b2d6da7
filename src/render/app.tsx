import { Route, Routes } from 'react-router-dom'
import { Footer } from '../chrome/footer.tsx'
import { SkipLink } from '../chrome/skipLink.tsx'
import { TopBar } from '../chrome/topBar.tsx'
import type { Site } from '../content/schema.gen.ts'
import type { PageDocument } from '../content/types.ts'
import { TextsContext } from '../ui/texts.ts'
import { BlockView } from './blockView.tsx'
import { ErrorScreen } from './errorScreen.tsx'
import { FaultBoundary } from './faultBoundary.tsx'
import { Head } from './head.tsx'

interface Props {
  site: Site
  document: PageDocument
}

/**
 * The whole site: one catch-all route that draws the document it is given. The browser knows no list of routes; whoever
 * renders this has already loaded the document of the address.
 */
export function App({ site, document }: Props) {
  return (
    <FaultBoundary fallback={(error) => <ErrorScreen title={site.texts.errorTitle} error={error} />}>
      <TextsContext value={site.texts}>
        <Routes>
          <Route path="*" element={<PageView site={site} document={document} />} />
        </Routes>
      </TextsContext>
    </FaultBoundary>
  )
}

/** The frame and the blocks of one page. */
function PageView({ site, document: { page, route } }: Props) {
  return (
    <>
      <Head page={page} site={site} route={route} />
      <SkipLink />
      <TopBar site={site} route={route} />
      <main id="main" tabIndex={-1} data-line={page.line}>
        {page.blocks.map((block, at) => (
          // A block has no name of its own: route and place tell it apart, and a new page starts with fresh state.
          <BlockView key={`${route} ${at} ${block.type}`} block={block} />
        ))}
      </main>
      <Footer key={route} site={site} />
    </>
  )
}
