import type { LivingCut } from '../../ui/images/cuts.ts'
import { load } from '../../ui/images/answers/load.ts'
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
