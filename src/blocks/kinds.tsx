import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { LineIcon } from '../ui/images/icon.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Title } from '../ui/text/words.tsx'

type Kind = BlockProps['kinds']['items'][number]

// Lucide, ISC licence: the paths of a 24 px icon.
const icons: Record<Kind['icon'], string> = {
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01',
  signal: 'M2 20h.01M7 20v-4M12 20v-8M17 20V8M22 4v16',
  bolt: 'M15.9 4a1.5 1.5 0 0 0-2.5-1.6l-9 9A1.5 1.5 0 0 0 5.5 14h4a.5.5 0 0 1 .5.7L8.1 20a1.5 1.5 0 0 0 2.5 1.6l9-9A1.5 1.5 0 0 0 18.5 10h-4a.5.5 0 0 1-.5-.7z',
}

const clipped = css({ overflowX: 'clip' })
const list = css({
  display: 'grid',
  [media.fromCards]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '@media print and (max-width: 899px)': { display: 'block' },
})
// The line behind the stations: down to the last one, or side by side from one edge of the page to the other.
const stop = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  gap: '4px 20px',
  paddingBottom: 40,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '32px auto -32px 28px',
    width: 8,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '&:last-child': { paddingBottom: 0 },
  '&:last-child::before': { display: 'none' },
  [media.fromCards]: {
    display: 'block',
    padding: '0 clamp(20px, 4vw, 56px) 0 0',
    '&::before, &:last-child::before': { display: 'block', inset: '28px 0 auto', width: 'auto', height: 8 },
    '&:first-child::before': { left: '-50vw' },
    '&:last-child::before': { right: '-50vw' },
  },
})
const station = css({
  position: 'relative',
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  border: `5px solid ${theme.ink}`,
  borderRadius: '50%',
  background: theme.paper,
})
const name = css({ alignSelf: 'end', [media.fromCards]: { margin: '20px 0 6px' } })

/** Kinds of a thing as large stations of one line. */
export default function Kinds({ id, title, lead, line, items }: BlockProps['kinds'] & { id?: string }) {
  return (
    <Section id={id} css={clipped}>
      <SectionHead title={title} lead={lead} />
      <ul css={list} data-line={line}>
        {items.map(({ icon, ...item }) => (
          <li key={item.title} css={stop}>
            <span css={station}>
              <LineIcon path={icons[icon]} size={26} />
            </span>
            <h3 css={[entryTitle, name]}>
              <Title>{item.title}</Title>
            </h3>
            <p css={quiet}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
