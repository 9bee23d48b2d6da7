import { css } from '@emotion/react'
import type { BlockProps } from '../content/schema.gen.ts'
import { media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'

const grid = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.gap })
const columns: Record<number, ReturnType<typeof css>> = {
  2: css({ [media.fromDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  3: css({ [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
}

// The link lies over the whole panel; its name stays the link's own words.
const panel = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.s6,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  overflow: 'clip',
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.rL },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${theme.ink}`, outlineOffset: -3 },
  [media.fromPair]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
  [media.fromDesktop]: { display: 'flex' },
})
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  '--edge': 'clamp(24px, 2.3vw, 34px)',
  padding: 'var(--edge) var(--edge) 0',
  [media.fromPair]: { paddingBottom: 34 },
  [media.fromDesktop]: { paddingBottom: 0 },
})
const picture = css({ marginTop: 'auto' })

/** Panels for kinds of readers; the lines of their drawings read as one track. */
export default function Audience({ id, title, lead, panels }: BlockProps['audience'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <ul css={[grid, columns[panels.length]]}>
        {panels.map(({ line, link, drawing, ...item }) => (
          <li key={item.title} css={panel} data-line={line}>
            <div css={words}>
              <h3>{item.title}</h3>
              <p css={quiet}>{item.text}</p>
              <TextLink href={link.href}>{link.text}</TextLink>
            </div>
            {drawing && (
              <div css={picture}>
                <Picture drawing={drawing} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
