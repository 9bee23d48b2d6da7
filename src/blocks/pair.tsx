import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { panelRoom } from '../theme/artPages.ts'
import { media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Title } from '../ui/text/words.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
// The pictures are on the foot of the panels and are equally high, so one line passes through both.
const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.s5,
  maxWidth: 720,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  overflow: 'clip',
  '& > :last-child': { marginTop: 'auto' },
  // As wide as the art; the line runs on in its canvas on either side.
  '& img': { width: `${(1 + 2 * panelRoom) * 100}%`, maxWidth: 'none', marginLeft: `${-panelRoom * 100}%` },
  [media.fromDesktop]: {
    maxWidth: 'none',
    '&:first-of-type': { borderTopLeftRadius: theme.rBend },
    '&:last-of-type': { borderTopRightRadius: theme.rBend },
  },
})
// The art has its screen 24 of 352 units from the left in the small cut, and 48 of 628 in the wide one.
const words = css({
  display: 'grid',
  gap: 10,
  padding: '32px 6.82% 0',
  [media.fromTablet]: { padding: '48px 7.64% 0' },
})

/** Two panels, and one line through both. */
export default function Pair({ id, title, lead, panels }: BlockProps['pair'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <div css={grid}>
        {panels.map(({ line, link, drawing, ...item }) => (
          <article key={item.title} css={panel} data-line={line}>
            <div css={words}>
              <h3>
                <Title>{item.title}</Title>
              </h3>
              <p css={quiet}>{item.text}</p>
              {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </div>
            <div>
              <Picture drawing={drawing} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
