import { css } from '@emotion/react'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { bleed, edgeToEdge, rightInView } from './bleed.ts'
import { Actions, backgroundOf, Lead, type HeroProps, Name } from './words.tsx'

// On a desktop words and drawing share one cell, as high as the drawing, which leaves its upper left empty.
const over = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowX: 'clip',
  '&[data-background=ink]': { paddingBottom: theme.s6 },
  [media.fromDesktop]: { '& > *': { gridArea: '1 / 1' }, '&[data-background=ink]': { paddingBottom: 0 } },
})
const words = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignSelf: 'start',
  justifyItems: 'start',
  gap: 22,
  paddingTop: 'clamp(44px, 5.6vw, 80px)',
  '& h1': {
    maxWidth: '9.6em',
    fontSize: 'clamp(2.75rem, 1.9rem + 3.6vw, 6rem)',
    lineHeight: 0.97,
    letterSpacing: '-.032em',
  },
  // The drawing shrinks with the window: so do the words, or they would run into its lines.
  [media.fromDesktop]: {
    gap: 'min(1.7vw, 24px)',
    '& h1': { fontSize: 'min(6.3vw, 5.7rem)' },
    '& > p': { maxWidth: '25em' },
    '& > p:not(:first-child)': { fontSize: 'min(1.46vw, 1.3125rem)' },
  },
})
const art = css({ minWidth: 0, marginTop: 40, [media.fromDesktop]: { marginTop: 0 } })

/** Words over a drawing that is as wide as the page; below a desktop the drawing follows them. */
export function OverHero({ id, title, lead, points, links, drawing, tabletDrawing, ...rest }: HeroProps<'over'>) {
  const { line, lineName, background = 'paper' } = rest
  return (
    <section id={id} data-head="" css={over} data-line={line} data-background={backgroundOf(background)}>
      <div css={[wrap, words]}>
        <Name text={lineName} />
        <h1>
          <Title>{title}</Title>
        </h1>
        <Lead text={lead} />
        {points && <Ticks points={points} />}
        <Actions links={links} background={background} />
      </div>
      <div css={art}>
        <Picture
          css={[edgeToEdge, !tabletDrawing && rightInView, bleed]}
          drawing={drawing}
          tablet={tabletDrawing}
          eager
        />
      </div>
    </section>
  )
}
