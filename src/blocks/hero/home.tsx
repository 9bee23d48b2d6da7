import { css } from '@emotion/react'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Actions, Lead, type HeroProps } from './words.tsx'

// The drawing is 1440 units wide on a desktop and its lines run on past both edges of the page.
const home = css({
  position: 'relative',
  overflowX: 'clip',
  // On a coloured neighbour the lowest screen would be on the edge.
  '[data-block]:has(+ [data-block] > [data-background]) > &': { paddingBottom: 'clamp(40px, 3.4vw, 48px)' },
  [media.fromDesktop]: { boxSizing: 'content-box', minHeight: 'calc(min(100vw, 1440px) * .5278)' },
})
const homeText = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: 'clamp(20px, 2vw, 28px)',
  paddingTop: 'clamp(44px, 6.2vw, 92px)',
  '& h1': { maxWidth: '6.6em', fontSize: theme.fsHero, lineHeight: 0.96, letterSpacing: '-.034em' },
  '& > p': { maxWidth: '26em' },
  [media.fromDesktop]: {
    gap: 'min(1.9vw, 28px)',
    paddingTop: 'min(6vw, 88px)',
    '& h1': { fontSize: 'min(7.22vw, 6.5rem)' },
    '& > p': { maxWidth: '26em', fontSize: 'min(1.46vw, 1.3125rem)' },
    // The lines climb right of the buttons: on a narrow desktop the buttons give way.
    '& a': {
      minHeight: 'max(44px, min(3.61vw, 52px))',
      padding: '8px min(1.8vw, 26px)',
      fontSize: 'min(1.25vw, 1rem)',
    },
  },
})
// Canvas of the wide cut: 2880 by 800, the art being the 1440 by 760 in its middle. So the canvas is twice as wide as the
// art, and lies half an art further to the left; its lowest 40 units hold the end of a shadow. The small cut is as wide
// as the window. On tablets the screens end where the column of the page does.
const homeDrawing = css({
  position: 'relative',
  width: '100%',
  maxWidth: 'none',
  marginTop: 28,
  [media.fromTablet]: { width: '350vw', margin: '-5vw 0 -4.9vw -158.3vw' },
  [media.fromCards]: { width: '256vw', margin: '-15vw 0 -3.6vw -90.4vw' },
  [media.fromDesktop]: {
    position: 'absolute',
    top: 0,
    left: '50%',
    width: 'min(200vw, 2880px)',
    margin: 0,
    transform: 'translateX(-50%)',
  },
  // Words and drawing are on one sheet.
  '@media print and (max-width: 1199px)': { width: '220vw', margin: '-4vw 0 -4vw -65vw' },
})

/** The head of the home page: the four lines run behind the words and reach four screens. */
export function HomeHero({ id, title, lead, links, drawing }: HeroProps<'home'>) {
  return (
    <section id={id} data-head="" css={home}>
      <div css={[wrap, homeText]}>
        <h1>
          <Title>{title}</Title>
        </h1>
        <Lead text={lead} />
        <Actions links={links} />
      </div>
      <div css={homeDrawing}>
        <Picture drawing={drawing} eager />
      </div>
    </section>
  )
}
