import { attributes } from '../lib/markup.ts'

// React writes the attributes in the order of the component (src/ui/images/livingDrawing.tsx).
const place = /(<div[^>]* data-living="[^"]*") data-cuts="([^"]+)"([^>]*>)<picture>.*?<\/picture>/gs

/** Whether a page shows a drawing that lives, and whether one of them waits until it is seen. */
export const hasLiving = (html: string): boolean => html.includes(' data-living="')
export const hasWaiting = (html: string): boolean => html.includes(' data-living=""')

/**
 * Puts the layers of the drawings that live in the place of their still pictures. `layers`: the text of the file at an
 * address.
 * @throws when an address has no file
 */
export function fillLiving(html: string, layers: (address: string) => string | undefined): string {
  return html.replace(place, (_, before: string, cuts: string, after: string) => {
    const svgs = cuts.split(',').map((cut) => {
      const [windows = '', address = ''] = cut.split(':')
      const file = layers(address)
      if (file === undefined) throw new Error(`There are no layers at ${address}.`)
      return layersIn(file).replaceAll(/<svg(?= viewBox)/g, `<svg${attributes({ class: windows })}`)
    })
    return before + after + svgs.join('')
  })
}

/** The layers in the file of a cut that lives (scripts/outline/living.ts), as they are in the HTML: each an `<svg>`. */
function layersIn(file: string): string {
  return file.replace(/^<svg [^>]*>|<\/svg>$/g, '')
}
