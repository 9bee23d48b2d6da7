import { css } from '@emotion/react'
import { pageHeroArt } from '../../theme/artPages.ts'
import { media } from '../../theme/styles.ts'

// Small and tablet cuts are as wide as the window. The wide cut is a canvas whose middle half is the art: laid out twice as
// wide as the page, its art is as wide as the page, and its lines run on past both edges.

const { width: art, canvas } = pageHeroArt

/** The cut that is alone on phones, and on tablets when there is one for them. */
export const edgeToEdge = css({ width: '100%', maxWidth: 'none' })

/** The wide cut from 1200 px on, its art in the middle of the page. */
export const bleed = css({
  [media.fromDesktop]: {
    width: `min(${(canvas / art) * 100}%, ${canvas}px)`,
    marginBlock: 0,
    marginInline: `calc(50% - min(${(canvas / art) * 50}%, ${canvas / 2}px))`,
  },
})

// Without a tablet cut the wide one is as large as its words need (10 px), and loses what lies far outside.
const least = 1120 * (canvas / art)
/** The wide cut on a tablet, the middle of its art in view. */
export const middleInView = css({
  [media.tablet]: {
    width: `max(200%, ${least}px)`,
    // Screens are a little left of the middle.
    marginLeft: `calc(50% - max(100%, ${least / 2}px) + max(0px, (1120px - 100%) * .06))`,
  },
})

/** The wide cut on a tablet, the right part of its art in view: on a desktop words are on the left one. */
export const rightInView = css({
  [media.fromTablet]: { width: '350%', marginTop: '-8%', marginLeft: '-162.5%' },
  [media.fromCards]: { width: '256%', marginTop: '-6%', marginLeft: '-92%' },
})
