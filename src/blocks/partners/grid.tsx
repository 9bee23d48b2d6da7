import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, media, quiet, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Disclosure } from './disclosure.tsx'

type Props = BlockProps['partners']

// Under a head of the same colour one distance is enough.
const section = css({
  overflowX: 'clip',
  '[data-block]:has(> [data-background=mist]) + [data-block] > &': { paddingTop: 0 },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromPair]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
// Three lines pass from one edge of the page to the other, with a capsule above each column.
const rail = css({
  position: 'relative',
  gridTemplateRows: '56px',
  marginBottom: theme.s5,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '9px calc(50% - 50vw)',
    background: `linear-gradient(${theme.lagoon} 10px, transparent 0 14px, ${theme.clay} 0 24px, transparent 0 28px, ${theme.sky} 0)`,
    forcedColorAdjust: 'none',
  },
  '@media (max-width: 767px)': { '& > :not(:first-of-type)': { display: 'none' } },
  '@media print': { display: 'none' },
})
const capsule = css({
  position: 'relative',
  width: 26,
  marginLeft: 'clamp(34px, 3.2vw, 41px)',
  border: `5px solid ${theme.ink}`,
  borderRadius: 13,
  background: theme.paper,
})
const card = css({
  alignSelf: 'start',
  padding: 'clamp(18px, 1.9vw, 26px)',
  paddingBottom: 10,
  borderRadius: theme.rL,
  background: theme.paper,
  '@media print': { border: `1px solid ${theme.rule}`, breakInside: 'avoid' },
})
// The name comes below the mark where its longest word has no room beside it.
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.s4,
  paddingBottom: 20,
  [media.fromPair]: { columnGap: 'clamp(12px, 1.2vw, 16px)' },
  '& > div': { flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' },
})
const more = css({ marginTop: theme.s6 })

/** Cards below three lines, each as high as what is open in it. */
export function PartnerGrid({ id, title, aboutText, benefitsText, partners, link }: Props & { id?: string }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section id={id} css={section} background="mist">
      {title && <SectionHead title={title} />}
      <div css={[columns, rail]} aria-hidden="true">
        {partners.slice(0, 3).map((_, at) => (
          <span key={at} css={capsule} />
        ))}
      </div>
      <ul css={columns}>
        {partners.map(({ name, mark, line, category, about, benefits }, at) => (
          <li key={`${name} ${at}`} css={card} data-line={line}>
            <div css={head}>
              <Mark mark={mark} name={name} size="small" />
              <div>
                <Heading css={entryTitle}>
                  <Title>{name}</Title>
                </Heading>
                <p css={[small, quiet]}>{category}</p>
              </div>
            </div>
            <Disclosure name={name} text={aboutText}>
              <p>{about}</p>
            </Disclosure>
            <Disclosure name={name} text={benefitsText}>
              <Ticks points={benefits} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {link && (
        <p css={more}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  )
}
