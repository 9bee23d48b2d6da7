import { css } from '@emotion/react'
import { crossingRoom } from '../../theme/artPages.ts'
import { heroFoot, media, searchHeight, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Actions, backgroundOf, Lead, type HeroProps, Name } from './words.tsx'

const beside = css({ overflowX: 'clip', paddingBlock: 'clamp(44px, 5.6vw, 84px)' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 4vw, 64px)',
  alignItems: 'center',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})
// The line passes under the words.
const words = css({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: 22,
  '& h1': { maxWidth: '9em' },
})
// The button of the search lies over the foot of the words, and ends with the drawing.
const besideSearch = css({
  [media.fromDesktop]: {
    paddingBottom: heroFoot,
    '& > div': { alignItems: 'end' },
    // No padding: the words lie over what is next, and would take the press.
    '& > div > :first-of-type': { marginBottom: `calc(${searchHeight}px + ${theme.s6})` },
  },
})
// The art fills the column; its line comes from one edge of the page and runs on to the other.
const { left, right } = crossingRoom
const art = css({
  justifySelf: 'end',
  width: '100%',
  maxWidth: 640,
  pointerEvents: 'none',
  // So that it fits the first sheet with its words.
  '@media print': { maxWidth: 440 },
  '& img, & .lv': { width: `${(1 + left + right) * 100}%`, maxWidth: 'none', marginLeft: `${-left * 100}%` },
})

/** Words on the left, a drawing on the right whose line runs on to the edge of the page. */
export function BesideHero({ id, title, lead, points, links, drawing, ...rest }: HeroProps<'beside'>) {
  const { line, lineName, background = 'mist', roomForSearch } = rest
  return (
    <section
      id={id}
      data-head={roomForSearch ? 'foot under' : 'foot'}
      css={[beside, roomForSearch && besideSearch]}
      data-line={line}
      data-background={backgroundOf(background)}
    >
      <div css={[wrap, columns]}>
        <div css={words}>
          <Name text={lineName} />
          <h1>
            <Title>{title}</Title>
          </h1>
          <Lead text={lead} />
          {points && <Ticks points={points} />}
          <Actions links={links} background={background} />
        </div>
        <div css={art}>
          <Picture drawing={drawing} eager />
        </div>
      </div>
    </section>
  )
}
