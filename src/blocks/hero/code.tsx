import { css } from '@emotion/react'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { CodePanel } from '../../ui/codePanel.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Actions, Lead, type HeroProps, Name } from './words.tsx'

const pitch = 16
const thick = 11
// Upper edge of the bundle above the lower edge of the head, and the height of the capsule on it.
const rise = 128
const across = 3 * pitch + thick
const capsule = across + 33

const stripe = (colour: string, at: number) =>
  `linear-gradient(${colour}, ${colour}) 0 ${at * pitch}px / 100% ${thick}px`
const bundle = [theme.lagoon, theme.clay, theme.sun, theme.sky].map(stripe).join(', ')

const code = css({
  position: 'relative',
  overflowX: 'clip',
  paddingTop: 'clamp(48px, 6vw, 96px)',
  // The four lines enter at the left page edge, pass behind the panel and run on to the right one. On paper the panel has
  // no ground, and they would run through its words.
  '@media screen and (min-width: 1200px)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      bottom: rise - across,
      left: 0,
      width: '100%',
      height: across,
      background: bundle,
      backgroundRepeat: 'no-repeat',
      forcedColorAdjust: 'none',
    },
  },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s7,
  alignItems: 'end',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: theme.s9 },
})
const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.s5,
  '& h1': { maxWidth: '8em' },
  [media.fromDesktop]: { alignSelf: 'start', paddingBottom: rise + 64 },
})
const panel = css({
  position: 'relative',
  minWidth: 0,
  // The panel is on the lower edge of the head.
  '& > [data-example]': { borderBottom: 0, borderRadius: '20px 20px 0 0' },
  '@media screen and (min-width: 1200px)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      bottom: rise - across / 2 - capsule / 2,
      left: -15,
      width: 30,
      height: capsule,
      border: `5px solid ${theme.ink}`,
      borderRadius: 15,
      background: theme.paper,
      forcedColorAdjust: 'none',
    },
  },
})

/** Words on ink, beside an example of the API that is on the lower edge of the head. */
export function CodeHero({ id, title, lead, points, links, example, line, lineName }: HeroProps<'code'>) {
  return (
    <section id={id} data-head="" css={code} data-background="ink" data-line={line}>
      <div css={[wrap, columns]}>
        <div css={words}>
          <Name text={lineName} />
          <h1>
            <Title>{title}</Title>
          </h1>
          <Lead text={lead} />
          {points && <Ticks points={points} />}
          <Actions links={links} background="ink" />
        </div>
        <div css={panel}>
          <CodePanel {...example} />
        </div>
      </div>
    </section>
  )
}
