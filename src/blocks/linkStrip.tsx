import { css, type SerializedStyles } from '@emotion/react'
import { useId } from 'react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'

type Layout = BlockProps['linkStrip']['layout']

const clipped = css({ overflowX: 'clip' })

const map = css({
  display: 'grid',
  [media.fromPair]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
})
// A section of the line from this station to the next one. Side by side the last one runs off the page.
const stop = css({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: '50%',
    width: 8,
    height: '100%',
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '&:last-child::before': { display: 'none' },
  [media.fromPair]: {
    '&::before, &:last-child::before': {
      display: 'block',
      inset: 'auto 0 9px',
      width: 'auto',
      height: 8,
    },
    '&:last-child::before': { right: '-50vw' },
  },
})
const stopLink = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  paddingLeft: 44,
  gap: 8,
  fontWeight: 600,
  textDecoration: 'underline 2px var(--c)',
  textUnderlineOffset: 6,
  '&:hover': { textUnderlineOffset: 3 },
  '&:hover > svg': { transform: 'translateX(4px)' },
  '&:active > svg': { transform: 'translateX(8px)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '50%',
    width: 22,
    height: 22,
    marginTop: -11,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
    transition: `background ${theme.t2}`,
    forcedColorAdjust: 'none',
  },
  '&:hover::after': { background: 'var(--c)' },
  [media.fromPair]: {
    // A name of two lines makes all of them as high: their stations stay on one line.
    alignItems: 'end',
    height: '100%',
    minHeight: 72,
    // Room for the focus ring before the next name.
    marginRight: theme.s4,
    padding: '0 0 44px',
    '&::after': { left: 0, top: 'auto', bottom: 2, margin: 0 },
  },
})

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 22px 8px 18px',
  border: '1px solid transparent',
  borderRadius: theme.rCap,
  background: 'var(--ct)',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `border-color ${theme.t2}`,
  '&:hover': { borderColor: theme.ink },
  '&:focus-visible': { borderRadius: theme.rCap },
  '&::before': {
    content: '""',
    width: 20,
    height: 8,
    borderRadius: 4,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
})

const looks: Record<Layout, { list: SerializedStyles; item?: SerializedStyles; link: SerializedStyles[] }> = {
  map: { list: map, item: stop, link: [entryTitle, stopLink] },
  chips: { list: chips, link: [chip] },
}

/** Links to other places: stations of a line that leaves the page, or chips. */
export default function LinkStrip({ id, title, lead, layout, links }: BlockProps['linkStrip'] & { id?: string }) {
  const heading = useId()
  const look = looks[layout]
  return (
    <Section id={id} css={clipped}>
      <SectionHead headingId={heading} title={title} lead={lead} />
      <nav aria-labelledby={heading}>
        <ul css={look.list}>
          {links.map(({ text, href, line }) => (
            <li key={text} css={look.item} data-line={line}>
              <a href={href} css={look.link}>
                {text}
                {layout === 'map' && <Icon name="arrow" size={18} />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
