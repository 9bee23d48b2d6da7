import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { RichText } from '../ui/text/richText.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { station, stationList } from '../ui/lines/stationLine.ts'
import { StationScreen } from '../ui/lines/stationScreen.tsx'
import { Title } from '../ui/text/words.tsx'

const list = stationList(media.fromCards, theme.lagoon)
const entries = css({ '& > li': { display: 'grid', alignContent: 'start', gap: 8 } })
const stop = station(media.fromCards)
const tick = css({ '& > svg': { strokeWidth: 2.5 } })
// On the line where the stations are side by side.
const screen = css({ marginTop: 8, [media.fromCards]: { order: -1, maxWidth: 'none', margin: '0 0 20px' } })
// Beside its words, as wide as on a phone.
const withScreen = css({
  '@media (min-width: 640px) and (max-width: 899px)': {
    gridTemplate: 'auto auto 1fr / minmax(0, 1fr) 300px',
    columnGap: theme.s6,
    '& > div': { gridArea: '1 / 2 / span 3', marginTop: 0 },
  },
})
const more = css({ marginTop: 'clamp(32px, 3.4vw, 48px)' })

/** What to have ready: the ticked stations of one line, across from 900 px. */
export default function Checklist({ id, line, title, items, text }: BlockProps['checklist'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} />
      <ul css={[list, entries]} data-line={line}>
        {items.map((item) => (
          <li key={item.title} css={item.drawing && withScreen}>
            <span css={[stop, tick]}>
              <Icon name="check" />
            </span>
            <h3 css={entryTitle}>
              <Title>{item.title}</Title>
            </h3>
            {item.text && <p css={quiet}>{item.text}</p>}
            {item.drawing && <StationScreen css={screen} drawing={item.drawing} />}
          </li>
        ))}
      </ul>
      {text && (
        <div css={more}>
          <RichText text={text} />
        </div>
      )}
    </Section>
  )
}
