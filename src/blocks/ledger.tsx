import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { LineIcon } from '../ui/images/icon.tsx'
import { inset, Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Title } from '../ui/text/words.tsx'

type Row = BlockProps['ledger']['rows'][number]

// Lucide, ISC licence: the paths of a 24 px icon.
const icons: Record<Row['icon'], string> = {
  receipt:
    'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.9.6a1.3 1.3 0 0 0 1.4 0l1-.6a1.3 1.3 0 0 1 1.4 0l.9.6a1.3 1.3 0 0 0 1.4 0l.9-.6a1.3 1.3 0 0 1 1.4 0l1 .6a1.3 1.3 0 0 0 1.4 0l.9-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.9-.6a1.3 1.3 0 0 0-1.4 0l-1 .6a1.3 1.3 0 0 1-1.4 0l-.9-.6a1.3 1.3 0 0 0-1.4 0l-.9.6a1.3 1.3 0 0 1-1.4 0l-1-.6a1.3 1.3 0 0 0-1.4 0l-.9.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z',
  target:
    'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 6a6 6 0 1 0 0 12 6 6 0 1 0 0-12M12 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  eye: 'M2.1 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 19.8 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-19.8 0M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  clipboard:
    'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M9 14l2 2 4-4',
}

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s6,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: theme.s8 },
})
const picture = css({ maxWidth: 720 })
const list = css({
  alignContent: 'start',
  borderBottom: `1px solid ${theme.rule}`,
  [media.fromPair]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.s6 },
  [media.fromDesktop]: { display: 'block', alignSelf: 'start' },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  alignContent: 'start',
  gap: '4px 18px',
  padding: '17px 0',
  borderTop: `1px solid ${theme.rule}`,
  '& > svg': { gridRow: 'span 2', marginTop: 2 },
  '& > p': { fontSize: '1rem', lineHeight: 1.5 },
})

/** A drawing beside a list of short entries between hairlines. */
export default function Ledger({ id, title, lead, drawing, rows }: BlockProps['ledger'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <div css={split}>
        <div css={picture}>
          <Picture css={inset} drawing={drawing} />
        </div>
        <ul css={list}>
          {rows.map((item) => (
            <li key={item.title} css={row}>
              <LineIcon path={icons[item.icon]} size={24} />
              <h3 css={entryTitle}>
                <Title>{item.title}</Title>
              </h3>
              <p css={quiet}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
