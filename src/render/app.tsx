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
  /** Without it only the first blocks are drawn: the others follow at once, behind what is looked at first. */
  isWhole?: boolean
}

/** So many blocks fill a screen. */
const firstBlocks = 2

/**
 * The page: whatever the address, the document that it is given is drawn. The browser knows no list of routes; whoever
 * renders this has already loaded the document of the address.
 */
export function App({ site, document, isThere = false, isWhole = true }: Props) {
  const { route } = document
  return (
    <TextsContext value={site.texts}>
      {/* The next page is not the one that has failed. */}
      <ErrorBoundary key={route} fallback={(error) => <ErrorScreen error={error} />}>
        <PageView site={site} document={document} isThere={isThere} isWhole={isWhole} />
      </ErrorBoundary>
    </TextsContext>
  )
}

/** The blocks of one page. */
function PageView({ site, document, isThere, isWhole }: Required<Props>) {
  const { page } = document
  const blocks = isWhole ? page.blocks : page.blocks.slice(0, firstBlocks)
  return (
    <>
      <Head site={site} document={document} />
      <main id="main" tabIndex={-1} data-line={page.line}>
        {blocks.map((block, at) => (
          <BlockView key={nameOfBlock(document, at)} block={block} isThere={isThere} />
        ))}
        {/* Keeps the footer out of sight until the others are there. */}
        {blocks.length < page.blocks.length && <div data-rest="" />}
      </main>
    </>
  )
}
