import { drawings } from '../../../scripts/outline/makeDrawings.ts'

/**
 * The narrowest scale at which a cut is shown: width of the art on a page over width of the art. A name stands for one
 * drawing, or for all whose names begin with it.
 */
const narrowest: Record<string, number> = {
  // 175 % of a window of 640, over 1440
  'homeHero wide': (640 * 1.75) / 1440,
  // edge to edge in a window of 320
  'homeHero small': 320 / 390,
  // half of a row in a window of 768
  'audience wide': 341 / 400,
  'audience small': 280 / 320,
  // the column of a window of 640
  'expenses wide': 569 / 720,
  'expenses small': 280 / 350,
  // one of two columns in a window of 768
  'why wide': 285 / 390,
  // the only column in a window of 640
  'whyFees wide': 521 / 640,
  'why small': 232 / 300,
  // 175 % of a window of 640; a panel in the column of that window; edge to edge; a panel in a window of 320
  'overviewHero wide': (640 * 1.75) / 1440,
  'overviewHero small': 320 / 390,
  'overview wide': 569 / 688,
  'overview small': 280 / 352,
  // the card of a lane shows it at its own size
  'partner wide': 1,
  'complianceHero wide': 1200 / 1440,
  'complianceHero small': 320 / 390,
  'complianceHeroTablet wide': 640 / 768,
  'aboutHero wide': 1200 / 1440,
  'aboutHero small': 320 / 390,
  'aboutHeroTablet wide': 640 / 768,
  // one of three cards in a window of 900; the card of one of 320 is wider
  'aboutCardWhat wide': 251 / 400,
  'aboutCardWho wide': 251 / 540,
  'aboutCardHow wide': 251 / 400,
  // from 1200 px; the column of a window of 320
  'aboutDesks wide': 1067 / 1280,
  'aboutDesks small': 280 / 320,
  // a panel in the column of a window of 640, and of one of 320
  'about wide': 569 / 640,
  'about small': 280 / 320,
  // beside text and trunk in a window of 1200; in a panel beside the trunk in one of 320
  'use wide': 417 / 520,
  'use small': 196 / 260,
  // from 1200 px; from 640 px; edge to edge; one of two panels in a window of 900; a panel in one of 320
  'affiliateHero wide': 1200 / 1440,
  'affiliateHero small': 320 / 390,
  'affiliateHeroTablet wide': 569 / 700,
  'affiliateSteps wide': 1067 / 1280,
  'signupSteps wide': 1067 / 1280,
  'affiliate wide': 328 / 400,
  'affiliate small': 232 / 280,
  // inside a plate, or at the foot of a head, in windows of 640 and 320
  'study wide': 525 / 640,
  'study small': 240 / 300,
  // half of a row in a window of 640; a card or a column in one of 320
  'scene wide': 280 / 640,
  // one of four cards in a window of 1200; one of three in one of 900 is as wide, and on a phone a card is wider
  'detail wide': 251 / 300,
  // half of the column in a window of 1200, all of it in one of 320
  'start wide': 513 / 600,
  'start small': 280 / 300,
  'faqsHero wide': 513 / 600,
  'faqsHero small': 280 / 300,
  'businessFaqsHero wide': 513 / 600,
  'businessFaqsHero small': 280 / 300,
  'signup wide': 513 / 600,
  'signup small': 280 / 300,
  // in one of two panels in a window of 1200; in the only one in a window of 320
  'signupAffiliate wide': 445 / 528,
  'signupReferral wide': 445 / 528,
  'signupAffiliate small': 232 / 280,
  'signupReferral small': 232 / 280,
  // beside the form in a window of 1200; under it in one of 320
  'contactDesk wide': 353 / 640,
  'contactDesk small': 280 / 640,
  // 130 % of a third of the panel in a window of 640; from 1200 px as it is
  ...Object.fromEntries(
    Object.keys(drawings)
      .filter((name) => name.endsWith('Closing'))
      .flatMap((name) => [
        [`${name} small`, (0.34 * 569 * 1.3) / 520],
        [`${name} wide`, 1],
      ]),
  ),
  'cardHero wide': 1200 / 1440,
  'cardHero small': 320 / 390,
  'cardHeroTablet wide': 640 / 800,
  // beside the text in a window of 1200; under it, in one of 640, it is larger
  'tab wide': 521 / 640,
  'tab small': 232 / 300,
}

interface DrawnCut {
  name: string
  svg: string
  scale: number
}

/** All cuts of all drawings, as markup with plain `<text>`. */
export const cuts: DrawnCut[] = Object.entries(drawings).flatMap(([name, { wide, small }]) =>
  Object.entries({ wide, small }).flatMap(([size, cut]) => {
    const group = /^[a-z]+/.exec(name)?.[0] ?? name
    const scale = narrowest[`${name} ${size}`] ?? narrowest[`${group} ${size}`] ?? narrowest[`tab ${size}`] ?? 1
    return cut ? [{ name: `${name} ${size}`, svg: cut.svg(), scale }] : []
  }),
)

interface DrawnText {
  attributes: string
  words: string
  /** As it is seen: the groups around it may have scaled it. */
  size: number
  /** How far the groups around it have moved it, and how much they have scaled it. */
  dx: number
  dy: number
  grown: number
}

/** The texts of a cut, with the place of the screen that each is in. */
export function textsOf(svg: string): DrawnText[] {
  const texts: DrawnText[] = []
  const groups: { dx: number; dy: number; grown: number }[] = []
  for (const [tag, attributes = '', words = ''] of svg.matchAll(/<(?:g|\/g|text)\b([^>]*)>([^<]*)/g)) {
    const { dx, dy, grown } = groups.at(-1) ?? { dx: 0, dy: 0, grown: 1 }
    if (tag.startsWith('</g')) groups.pop()
    else if (tag.startsWith('<g')) {
      const [, x = '0', y = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(attributes) ?? []
      const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(attributes) ?? []
      groups.push({ dx: dx + grown * Number(x), dy: dy + grown * Number(y), grown: grown * Number(scale) })
    } else {
      const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]) * grown
      texts.push({ attributes: attributes.trim(), words, size, dx, dy, grown })
    }
  }
  return texts
}

/** The markup of the cut with this name: `homeHero wide`. */
export const svgOf = (name: string) => cuts.find((cut) => cut.name === name)?.svg ?? ''

/** The texts of the cut with this name, in their order. */
export const wordsOf = (name: string) => textsOf(svgOf(name)).map(({ words }) => words)

/** Which of these texts are not in the cut with this name. */
export const missingIn = (name: string, ...words: string[]): string[] => {
  const drawn = wordsOf(name)
  return words.filter((one) => !drawn.includes(one))
}

/** The sum of the amounts of a list. */
export const amountOf = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0)
