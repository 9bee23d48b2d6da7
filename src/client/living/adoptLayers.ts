import type { LivingCut } from '../../ui/images/cuts.ts'
import { watchLiving } from './watchLiving.ts'

/**
 * Loads the layers of a drawing and puts them into its element. The page's policy takes no markup from text, so they come
 * as documents, whose nodes are taken over.
 * @throws (rejects) when a file does not arrive; the element is as it was
 */
export async function adoptLayers(
  element: HTMLElement,
  cuts: readonly LivingCut[],
  isWanted: () => boolean,
): Promise<void> {
  const layers = await Promise.all(
    cuts.map(async ({ file, windows }) => {
      const found = [...(await load(file.living)).documentElement.children].map((node) =>
        document.importNode(node, true),
      )
      for (const one of found) one.setAttribute('class', windows)
      return found
    }),
  )
  if (!isWanted()) return
  element.replaceChildren(...layers.flat())
  watchLiving(element.parentElement ?? element)
}

function load(address: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('image/svg+xml')
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) done(request.responseXML)
      else fail(new Error(`${address} answers ${request.status}.`))
    })
    request.addEventListener('error', () => fail(new Error(`${address} did not arrive.`)))
    request.send()
  })
}
