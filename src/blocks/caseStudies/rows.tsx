import { css } from '@emotion/react'
import { entryTitle, media, pressable, quiet } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { StoryPicture } from '../../ui/images/storyPicture.tsx'
import { Place } from '../../ui/place.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Title } from '../../ui/text/words.tsx'
import type { StudiesProps } from './cards.tsx'

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
// The art stands on the lower edge of its row.
const art = css({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  padding: 'clamp(20px, 1.7vw, 24px) 0 0',
  '& > div': { width: 'min(560px, 100% - 40px)' },
})
const words = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  alignContent: 'center',
  padding: 'clamp(24px, 3.6vw, 56px)',
})
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 20px',
})
// A row without a drawing: the mark is the picture.
const only = css({ display: 'grid', placeItems: 'center', minHeight: 240 })

/** One row for each study: the product that was built, at the end of its line, beside the words. */
export function Rows({ readMore, about, studies }: StudiesProps) {
  return (
    <ul css={list}>
      {studies.map(({ brand, mark, line, category, title, location, drawing, href }, at) => (
        <li key={brand} css={[row, pressable]} data-line={line}>
          {drawing ? (
            <div css={art}>
              <StoryPicture drawing={drawing} climbs={at % 2 === 1} />
            </div>
          ) : (
            <div css={only}>
              <Mark mark={mark} name={brand} size="plain" />
            </div>
          )}
          <div css={words}>
            <div css={name}>
              {drawing && <Mark mark={mark} name={brand} size="inline" />}
              <b css={entryTitle}>{brand}</b>
              <span css={quiet}>{category}</span>
            </div>
            <h3>
              <Title>{title}</Title>
            </h3>
            <div css={foot}>
              <TextLink href={href}>
                {readMore}{' '}
                <span className="vh">
                  {about} {brand}
                </span>
              </TextLink>
              {location && <Place>{location}</Place>}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
