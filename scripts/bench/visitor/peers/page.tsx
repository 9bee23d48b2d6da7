import type { ReactNode } from 'react'
import { Footer } from '../../../../src/chrome/footer.tsx'
import type { PageDocument } from '../../../../src/model/document.ts'
import type { Site } from '../../../../src/model/schema.gen.ts'
import { App } from '../../../../src/render/app.tsx'
import { FrameTop } from '../../../../src/render/frame.tsx'
import { type Parts, PartsContext } from '../../../../src/render/parts.ts'
import { TextsContext } from '../../../../src/ui/text/texts.ts'

export { setLink } from './jsx.ts'

/** What is around a page; it stays from page to page. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <TextsContext value={site.texts}>
      <FrameTop site={site} route="/" />
      <div id="root">{children}</div>
      <Footer site={site} />
    </TextsContext>
  )
}

interface Props {
  site: Site
  document: PageDocument
  /** The components of its blocks, and of no others. */
  blocks: Parts['blocks']
}

/** A page of our documents, drawn by our components. */
export function Page({ site, document, blocks }: Props) {
  return (
    <PartsContext value={{ blocks, live: new Set() }}>
      <App site={site} document={document} />
    </PartsContext>
  )
}
