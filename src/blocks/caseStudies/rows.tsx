import { css } from '@emotion/react'
import { entryTitle, media, pressable, quiet } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { StoryPicture } from '../../ui/images/storyPicture.tsx'
import { Title } from '../../ui/text/words.tsx'
import type { StudiesProps } from './cards.tsx'
import { Foot } from './foot.tsx'

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.gap })
// The title of a row is larger than a card's, and not the link itself: the link keeps its own words.
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: '1px solid transparent',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  color: theme.ink,
  '@media print': { breakInside: 'avoid' },
  '& h3': { fontSize: 'clamp(2rem, 1.4rem + 1.9vw, 3rem)', lineHeight: 1.05, letterSpacing: '-.022em' },
  '&:hover h3': { textDecoration: 'underline 3px', textUnderlineOffset: 6 },
  [media.fromCards]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', '& > :first-of-type': { order: 2 } },
  },
  [media.fromDesktop]: {
    '&:first-of-type': { borderTopLeftRadius: theme.rBend },
    '&:nth-of-type(even):last-of-type': { borderBottomRightRadius: theme.rBend },
  },
})
// The art is aligned to the lower edge of its row, which cuts it off: on tablets the words are above it. A phone shows it whole.
const art = css({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  padding: 'clamp(20px, 1.7vw, 24px) 0 0',
  '& > div': { width: 'min(560px, 100% - 40px)' },
  [media.fromTablet]: { order: 1 },
  [media.fromCards]: { order: 0 },
})
const words = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  alignContent: 'center',
  padding: 'clamp(24px, 3.6vw, 56px)',
})
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
const room = css({ gap: '8px 20px' })
// A row without a drawing: the mark is the picture.
const only = css({ display: 'grid', placeItems: 'center', minHeight: 240 })

/** One row for each study: the product that was built, at the end of its line, beside the words. */
export function Rows({ studies, ...link }: StudiesProps) {
  return (
    <ul css={list}>
      {studies.map((study, at) => (
        <li key={study.brand} css={[row, pressable]} data-line={study.line}>
          {study.drawing ? (
            <div css={art}>
              <StoryPicture drawing={study.drawing} climbs={at % 2 === 1} eager={at === 0} />
            </div>
          ) : (
            <div css={only}>
              <Mark mark={study.mark} name={study.brand} size="plain" />
            </div>
          )}
          <div css={words}>
            <div css={name}>
              {study.drawing && <Mark mark={study.mark} name={study.brand} size="inline" />}
              <b css={entryTitle}>{study.brand}</b>
              <span css={quiet}>{study.category}</span>
            </div>
            <h3>
              <Title>{study.title}</Title>
            </h3>
            <Foot study={study} room={room} {...link} />
          </div>
        </li>
      ))}
    </ul>
  )
}
