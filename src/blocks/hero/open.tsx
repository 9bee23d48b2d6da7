import { css } from '@emotion/react'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { bleed, edgeToEdge, middleInView } from './bleed.ts'
import { Actions, backgroundOf, Lead, type HeroProps, Name } from './words.tsx'

const open = css({ overflowX: 'clip' })
/** The title on the left, the words on the right. */
export const openHead = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  paddingBlock: 'clamp(44px, 5.6vw, 84px) clamp(32px, 3.4vw, 52px)',
  [media.fromDesktop]: { gridTemplateColumns: '7fr 5fr', gap: theme.s8, alignItems: 'end' },
})
export const openHeading = css({ display: 'grid', gap: 22, justifyItems: 'start', '& h1': { maxWidth: '11em' } })
export const openWords = css({ display: 'grid', gap: theme.s5 })
// The drawing keeps its own room for shadows; what is over is the distance to the next section.
const art = css({ paddingBottom: 'clamp(8px, 1vw, 16px)' })
const band = css({ paddingBlock: 'clamp(28px, 2.6vw, 40px) clamp(8px, 1vw, 16px)' })
// On ink a line runs down to the lower edge.
const bands = { paper: art, mist: band, ink: undefined }

/** The title on the left, the words on the right, and under both a drawing over the whole width of the page. */
export function OpenHero({ id, title, lead, points, links, drawing, tabletDrawing, ...rest }: HeroProps<'open'>) {
  const { line, lineName, background = 'paper' } = rest
  const isInk = background === 'ink'
  return (
    <section id={id} data-head="" css={open} data-line={line} data-background={backgroundOf(background)}>
      <div data-background={isInk ? undefined : 'paper'}>
        <div css={[wrap, openHead]}>
          <div css={openHeading}>
            <Name text={lineName} />
            <h1>
              <Title>{title}</Title>
            </h1>
          </div>
          <div css={openWords}>
            <Lead text={lead} />
            {points && <Ticks points={points} />}
            <Actions links={links} background={background} />
          </div>
        </div>
      </div>
      <div css={bands[background]}>
        <Picture
          css={[edgeToEdge, bleed, !tabletDrawing && middleInView]}
          drawing={drawing}
          tablet={tabletDrawing}
          eager
        />
      </div>
    </section>
  )
}
