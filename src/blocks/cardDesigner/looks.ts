import { css, keyframes } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { cardLooks } from '../../theme/cardLooks.ts'
import { theme } from '../../theme/tokens.ts'

type Props = BlockProps['cardDesigner']
type Colour = Props['colour']

const backgrounds: Record<Colour, keyof typeof cardLooks> = {
  ink: 'ink',
  lagoon: 'lagoonText',
  clay: 'clayText',
  sky: 'skyText',
  sun: 'sun',
  white: 'paper',
}

/** In the order in which documents name them. */
export const colours = Object.keys(backgrounds) as Colour[]
export const brands: readonly Props['brand'][] = ['Mastercard', 'Visa', 'Verve']

/** The colours of a card as custom properties: `--g` is its background, `--w` its words, `--stripe1` to `--stripe4` its stripes. */
function paints(colour: Colour): Record<string, string> {
  const background = backgrounds[colour]
  const { words, stripes } = cardLooks[background]
  return {
    '--g': theme[background],
    '--w': theme[words],
    ...Object.fromEntries(stripes.map((stripe, at) => [`--stripe${at + 1}`, theme[stripe]])),
  }
}

/** The words above a choice. */
export const label = css({ padding: 0, fontSize: theme.fsSm, fontWeight: 600 })

/** What the card looks like at first, also in a browser that does not know `:has()`. */
export const firstLooks = Object.fromEntries(colours.map((colour) => [colour, css(paints(colour))])) as Record<
  Colour,
  ReturnType<typeof css>
>

const chosen = (value: string) => `&:has([value=${value}]:checked)`

/*
 * What is chosen, on the element around choices and card. An animation begins anew when its name changes: so each colour
 * has keyframes of its own, which differ by a thousandth.
 */
export const answers = css(
  Object.fromEntries(colours.map((colour) => [chosen(colour), paints(colour)])),
  Object.fromEntries(
    colours.map((colour, at) => [
      `${chosen(colour)} [data-stripes]`,
      { animationName: keyframes({ from: { strokeDashoffset: 1.001 + at / 1000 } }) },
    ]),
  ),
  Object.fromEntries(brands.map((brand) => [`${chosen(brand)} [data-brand=${brand}]`, { display: 'inline' }])),
)

/** The dot in the label of a colour. */
export const dots = css(
  Object.fromEntries(
    colours.map((colour) => [`[value=${colour}] + &::before`, { background: theme[backgrounds[colour]] }]),
  ),
)
