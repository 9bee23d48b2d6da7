import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startBehaviours } from './client/behaviours.ts'
import { loadedParts, loadLiveBlocks } from './client/blockCode.ts'
import { readBuildInfo } from './client/buildInfo.ts'
import { adoptStyles } from './client/pageStyles.ts'
import { reload } from './client/scroll.ts'
import { ClientSite } from './client/site.tsx'
import type { Site } from './model/schema.gen.ts'
import type { PageDocument } from './model/document.ts'
import { PartsContext } from './render/parts.ts'
import { recall, store } from './ui/tabs/tabMemory.ts'

/**
 * Brings the page that is open to life. Its document is fetched here, beside the code, and is never repeated in the
 * HTML. HTML and document of two different builds do not fit together: then the page is loaded again, once.
 */
export async function hydrate(onReady: () => void): Promise<void> {
  const root = document.getElementById('root')
  const info = readBuildInfo(document.documentElement)
  if (!root) return
  const live = loadLiveBlocks()
  const [page, site] = await Promise.all([read<PageDocument>(info.document), read<Site>(info.site)])
  // Without its document the page stays what it is: finished HTML whose links and controls work.
  if (!page || !site) return
  if (page.hash !== info.hash || page.code !== info.code) return reloadOnce(page.hash + page.code)
  await live
  startBehaviours()
  startTransition(() => {
    hydrateRoot(
      root,
      <PartsContext value={loadedParts}>
        <BrowserRouter useTransitions={false}>
          <ClientSite site={site} initial={page} />
        </BrowserRouter>
      </PartsContext>,
      {
        onCaughtError: reportError,
        onRecoverableError: (error) => {
          // Where React has drawn the page anew, the link to its styles went with the HTML.
          adoptStyles(page.css)
          reportError(error)
        },
        onUncaughtError: reportError,
      },
    )
  })
  requestAnimationFrame(() => setTimeout(onReady))
}

async function read<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

/**
 * The newer build has arrived only in part when a second load finds the same difference: then the page stays as it is. So it
 * does where somebody has begun to write: a reload would lose the words, and the form works without a script.
 */
function reloadOnce(build: string): void {
  if (!isBegun() && recall('reloaded') !== build && store('reloaded', build)) reload()
}

const isBegun = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
    (field) => field.value !== field.defaultValue,
  )
