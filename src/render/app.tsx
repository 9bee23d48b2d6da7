import type { Site } from '../model/schema.gen.ts'
import type { PageDocument } from '../model/document.ts'
import { TextsContext } from '../ui/text/texts.ts'
import { nameOfBlock } from './blockName.ts'
import { BlockView } from './blockView.tsx'
import { ErrorScreen } from './errorScreen.tsx'
import { ErrorBoundary } from './errorBoundary.tsx'
import { Head } from './head.tsx'

interface Props {
  site: Site
  document: PageDocument
  /** The page is in the HTML already, as the server drew it: what does nothing in the browser stays as it is. */
  isThere?: boolean
}

/**
 * The page: whatever the address, the document that it is given is drawn. The browser knows no list of routes; whoever
 * renders this has already loaded the document of the address.
 */
export function App({ site, document, isThere = false }: Props) {
  const { route } = document
  return (
    <TextsContext value={site.texts}>
      {/* The next page is not the one that has failed. */}
      <ErrorBoundary key={route} fallback={(error) => <ErrorScreen error={error} />}>
        <PageView site={site} document={document} isThere={isThere} />
      </ErrorBoundary>
    </TextsContext>
  )
}

/** The blocks of one page. */
function PageView({ site, document, isThere }: Required<Props>) {
  const { page } = document
  return (
    <>
      <Head site={site} document={document} />
      <main id="main" tabIndex={-1} data-line={page.line}>
        {page.blocks.map((block, at) => (
          <BlockView key={nameOfBlock(document, at)} block={block} isThere={isThere} />
        ))}
      </main>
    </>
  )
}
