import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { trackRoom } from '../theme/artPages.ts'
import { media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { watchPanels } from '../ui/images/answers/watch.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Title } from '../ui/text/words.tsx'

watchPanels()

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
  '& a::after': { content: '""', position: 'absolute', zIndex: 2, inset: 0, borderRadius: theme.rL },
  '&:has(a:active)': { scale: '.99' },
  '@media (hover: hover)': { '&:hover': { outline: `2px solid ${theme.ink}`, outlineOffset: -2 } },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${theme.ink}`, outlineOffset: -3 },
  [media.fromPair]: { display: 'grid', gridTemplateColumns: '5fr 7fr', gap: 0, alignItems: 'center' },
  [media.fromDesktop]: { display: 'flex', alignItems: 'stretch', gap: theme.s6 },
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
// The art is in the middle of its canvas, so that its line runs on to the panel's edges, which clip
// it. Beside the words the line cannot come from the left: there it comes from above, in a bend of its own.
const track = '35.35%'
/** Between 9.4 and 10.7 px, as the drawing has it. */
const stroke = 10
const wide = `min(${(1 + 2 * trackRoom) * 100}%, 704px)`
const picture = css({
  position: 'relative',
  marginTop: 'auto',
  '--width': wide,
  '& img': { width: 'var(--width)', maxWidth: 'none', marginInline: 'calc((100% - var(--width)) / 2)' },
  [`${media.fromPair} and (max-width: 1199px)`]: {
    overflowX: 'clip',
    '--width': 'max(100%, 544px)',
    '&::before, &::after': { content: '""', position: 'absolute' },
    // The line of the drawing, as far as the bend.
    '&::before': { top: track, width: 46, height: 20, marginTop: -10, background: 'var(--ct)' },
    '&::after': {
      left: 8,
      top: '-100vh',
      bottom: `calc(100% - ${track} - ${stroke / 2}px)`,
      width: 42,
      borderStyle: 'solid',
      borderColor: 'var(--c)',
      borderWidth: `0 0 ${stroke}px ${stroke}px`,
      borderBottomLeftRadius: 38,
    },
  },
})

/** Panels for kinds of readers; the lines of their drawings read as one track. */
export default function Audience({ id, title, lead, panels }: BlockProps['audience'] & { id?: string }) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <ul css={[grid, columns[panels.length]]}>
        {panels.map(({ line, link, drawing, ...item }) => (
          <li key={item.title} css={panel} data-line={line}>
            <div css={words}>
              <h3>
                <Title>{item.title}</Title>
              </h3>
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
