import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, lead as leadStyle, media, quiet } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Stations } from './stations.tsx'

type Item = BlockProps['rows']['items'][number]

const head = css({ display: 'grid', gap: theme.s4, marginBottom: 'clamp(36px, 4vw, 64px)' })
const list = css({
  '--hair': theme.rule,
  borderBottom: '1px solid var(--hair)',
  '[data-background=ink] &': { '--hair': theme.ink3 },
})
// Its last station ends it.
const onLine = css({ borderBottom: 0 })
const row = css({
  display: 'grid',
  gap: '8px 48px',
  padding: '26px 0 28px',
  borderTop: '1px solid var(--hair)',
  [media.fromCards]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' },
})
// The things of a list are stations of one line, each with its part in its colour: a picture of the list.
const node = 24
const rail = 8
const drawn = { content: '""', position: 'absolute', left: 0, forcedColorAdjust: 'none' } as const
const product = css({
  '--in': '42px',
  '--at': '32px',
  position: 'relative',
  rowGap: 4,
  padding: '18px 0 14px var(--in)',
  // The hairlines begin where the words do.
  borderTopColor: 'transparent',
  backgroundImage: 'linear-gradient(var(--hair), var(--hair))',
  backgroundOrigin: 'border-box',
  backgroundPosition: 'var(--in) 0',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  '&::before, &::after': drawn,
  '&::before': {
    inset: `var(--at) auto calc(-1 * var(--at)) ${(node - rail) / 2}px`,
    width: rail,
    background: 'var(--c)',
  },
  '&::after': {
    top: `calc(var(--at) - ${node / 2}px)`,
    width: node,
    height: node,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  '&:first-of-type': { backgroundImage: 'none' },
  '&:last-of-type::before': { display: 'none' },
  // Eight things are a long list on a phone, on which nothing else is to be seen.
  [media.phone]: {
    '--in': '38px',
    '--at': '26px',
    rowGap: 2,
    paddingBlock: '12px 11px',
    '& p': { fontSize: theme.fsSm, lineHeight: 1.45 },
  },
  [media.fromCards]: { '--in': '60px', gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: 22 },
  [media.fromDesktop]: { gridTemplateColumns: '4fr 9fr' },
})
// The stub lies in the first line of the name.
const named = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 18,
  '&::before': {
    content: '""',
    height: 8,
    borderRadius: 4,
    background: 'var(--c)',
    translate: '0 -.28em',
    forcedColorAdjust: 'none',
  },
})
const words = css({
  display: 'grid',
  gap: 8,
  '& > p': { maxWidth: '38em' },
})
const large = css({ fontSize: theme.fsLead, lineHeight: 1.5 })
// From 1200 px all links of a list begin at one edge.
const withLink = css({
  [media.fromDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 264px',
    alignItems: 'baseline',
    gap: theme.s6,
    '& > a': { minHeight: 0 },
    '& > dl': { gridColumn: '1 / -1', marginTop: -8 },
  },
})
// On a tablet a link below its text would make the list half as long again. What a finger needs around a link may lie on
// the room of the row: nothing else there can be pressed.
const productLink = css({
  [media.belowDesktop]: { gap: 4, '& > a': { marginBlock: -10 } },
  [media.fromTablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) 248px',
    alignItems: 'baseline',
    gap: theme.s5,
    '& > dl': { gridColumn: '1 / -1' },
  },
})
const parts = css({
  display: 'grid',
  gap: '16px 40px',
  marginTop: 14,
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '2px 0 0', color: 'var(--quiet)', fontSize: '1rem', lineHeight: 1.5 },
})

const beside = css({
  [media.fromDesktop]: {
    display: 'grid',
    gridTemplateColumns: '4fr 7fr',
    columnGap: theme.s9,
    alignItems: 'start',
  },
})
// The stub is left of the name, the text under it.
const stacked = css({ [media.fromCards]: { gridTemplateColumns: 'minmax(0, 1fr)' } })
const indented = css({ 'li[data-line] &': { paddingLeft: 46 } })

/** Things one below another between hairlines: a name, what it is, and what belongs to it. */
export default function Rows({ id, title, lead, background, layout, items }: BlockProps['rows'] & { id?: string }) {
  const isBeside = layout === 'beside'
  return (
    <Section id={id} {...(background === 'ink' ? { background } : {})}>
      <div css={isBeside && beside}>
        <div css={head}>
          <h2>
            <Title>{title}</Title>
          </h2>
          {lead && (
            <div css={leadStyle}>
              <RichText text={lead} />
            </div>
          )}
        </div>
        {layout === 'stations' ? (
          <Stations items={items} />
        ) : (
          <ul css={[list, !isBeside && items.some(({ line }) => line) && onLine]}>
            {items.map((item) => (
              <Row key={item.title} {...item} isStacked={isBeside} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

/** On a line a row is one of a list of things; without one, or beside the heading, it is a statement, and larger. */
function Row({ title, line, text, link, parts: belonging, isStacked }: Item & { isStacked: boolean }) {
  return (
    <li css={[row, line && !isStacked && product, isStacked && stacked]} data-line={line}>
      <div css={line && isStacked && named}>
        <h3 css={line && !isStacked && entryTitle}>
          <Title>{title}</Title>
        </h3>
      </div>
      <div css={[words, link && line && !isStacked && productLink, link && withLink, isStacked && indented]}>
        <p css={[quiet, !line && !isStacked && large]}>{text}</p>
        {link && <TextLink href={link.href}>{link.text}</TextLink>}
        {belonging && (
          <dl css={parts}>
            {belonging.map((part) => (
              <div key={part.title}>
                <dt>{part.title}</dt>
                <dd>{part.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
