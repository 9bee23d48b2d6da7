import { css } from '@emotion/react'
import type { BlockProps } from '../content/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/richText.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'

const diameter = 44
const thick = 8
const beside = (diameter - thick) / 2

const list = css({
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    minHeight: diameter,
    paddingLeft: 68,
    '&:not(:last-child)': { paddingBottom: 36 },
    // From this station to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      inset: `${diameter / 2 - 6}px auto -${diameter / 2 - 6}px ${beside}px`,
      width: thick,
      background: `var(--c, ${theme.lagoon})`,
      forcedColorAdjust: 'none',
    },
  },
  [media.fromCards]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': {
      padding: `${diameter + 28}px 40px 0 0`,
      '&:not(:last-child)': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        inset: `${beside}px -${diameter / 2}px auto ${diameter / 2}px`,
        width: 'auto',
        height: thick,
      },
    },
  },
})
const stop = css({
  position: 'absolute',
  left: 0,
  top: -6,
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  border: `4px solid ${theme.ink}`,
  borderRadius: '50%',
  background: theme.paper,
  '& > svg': { strokeWidth: 2.5 },
  [media.fromCards]: { top: 0 },
})
const more = css({ marginTop: 'clamp(32px, 3.4vw, 48px)' })

/** What to have at hand: the ticked stations of one line, across from 900 px. */
export default function Checklist({ id, line, title, items, text }: BlockProps['checklist'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} />
      <ul css={list} data-line={line}>
        {items.map((item) => (
          <li key={item.title}>
            <span css={stop}>
              <Icon name="check" />
            </span>
            <h3 css={entryTitle}>{item.title}</h3>
            {item.text && <p css={quiet}>{item.text}</p>}
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
