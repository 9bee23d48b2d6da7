import { css, type SerializedStyles } from '@emotion/react'
import { useId } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Section } from '../../ui/section.tsx'
import { Title } from '../../ui/text/words.tsx'
import { CardToWriteOn } from './card.tsx'
import { LimitRail } from './limit.tsx'
import { answers, brands, colours, dots, firstLooks, label as labelStyle } from './looks.ts'

/** One page has it, and most of its code is its look. */
export const rare = true

// Two sections on one background need one distance: what follows begins below the panel.
const section = css({ '[data-block]:has(+ [data-block] > [data-background=mist]) > &': { paddingBottom: 0 } })
// Everything ends at the edge of its column: the card, its choices and the rail. The areas are head, card, colours (o),
// brands, limit and note: their initials, as the stylesheets of this page are as large as they may be.
const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px clamp(28px, 4vw, 64px)',
  padding: theme.in,
  borderRadius: theme.rL,
  background: theme.paper,
  '& > h2': { gridArea: 'h' },
  gridTemplateAreas: '"h" "c" "o" "b" "l" "n"',
  [media.fromTablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateAreas: '"h h" "c o" "b b" "l l" "n n"',
  },
  [media.fromCards]: {
    gridTemplateAreas: '"h c" "o c" "b c" "l c" "n c"',
  },
})
const options = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  '& > label': { flex: '1 1 20%', position: 'relative', minWidth: 'max-content' },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    minHeight: 44,
    padding: '8px 14px',
    border: `1.5px solid ${theme.edge}`,
    borderRadius: theme.rCap,
    fontSize: theme.fsSm,
    fontWeight: 600,
    lineHeight: 1.4,
    transition: `background ${theme.t2}, border-color ${theme.t2}, color ${theme.t2}`,
  },
  '& span:hover': { borderColor: theme.ink },
  '& span:active': { transform: 'scale(.98)' },
  '& :checked + span': { borderColor: theme.ink, background: theme.ink, color: theme.paper },
  '& :focus-visible + span': { outline: `3px solid ${theme.ink}`, outlineOffset: 3 },
  '@media print': { '& :checked + span': { background: 'none', color: theme.ink } },
  '@media (forced-colors: active)': {
    '& :checked + span': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})
// Without :has() no choice would be seen on the card.
const choice = css({ '@supports not selector(:has(*))': { display: 'none' } })
// Three in a row or two, so that no row is shorter.
const coloursStyle = css({ gridArea: 'o', '& > div > label': { flex: '1 1 max(108px, 30%)' } })
const brandsStyle = css({ gridArea: 'b' })
const dot = css({
  '&::before': {
    content: '""',
    width: 20,
    height: 20,
    marginLeft: -6,
    borderRadius: '50%',
    boxShadow: `0 0 0 1.5px ${theme.edge}`,
    forcedColorAdjust: 'none',
  },
  'input:checked + &::before': { boxShadow: `0 0 0 2px ${theme.paper}` },
})
const noteStyle = css({ gridArea: 'n', color: 'var(--quiet)' })

/** A card to try out. Browsers do all of it by themselves: the choices are radio buttons that styles answer to. */
export default function CardDesigner({ id, ...block }: BlockProps['cardDesigner'] & { id?: string }) {
  const own = useId()
  const { title, colour, colourLabel, brand, brandLabel, limitLabel, limits, spent, note } = block
  return (
    <Section id={id} background="mist" css={section}>
      <div role="group" aria-labelledby={`${own}t`} css={[panel, firstLooks[colour], answers]}>
        <h2 id={`${own}t`}>
          <Title>{title}</Title>
        </h2>
        <CardToWriteOn id={`${own}h`} {...block} />
        <Choice
          name={`${own}c`}
          label={colourLabel}
          values={colours}
          words={block.colours}
          first={colour}
          area={coloursStyle}
          css={[dot, dots]}
        />
        <Choice name={`${own}b`} label={brandLabel} values={brands} words={brands} first={brand} area={brandsStyle} />
        <LimitRail id={`${own}l`} {...{ limitLabel, limits, spent }} />
        {note && <p css={[small, noteStyle]}>{note}</p>}
      </div>
    </Section>
  )
}

interface ChoiceProps {
  name: string
  label: string
  values: readonly string[]
  /** What visitors read, in the order of `values`. */
  words: readonly string[]
  first: string
  /** Its place in the panel. */
  area: SerializedStyles
  /** What the options have beyond the look of all. */
  className?: string
}

/** A choice of one: native radio buttons, each inside its label. */
function Choice({ name, label, values, words, first, area, className }: ChoiceProps) {
  return (
    <fieldset css={[choice, area]}>
      <legend css={labelStyle}>{label}</legend>
      <div css={options}>
        {values.map((value, at) => (
          <label key={value}>
            <input className="vh" type="radio" name={name} value={value} defaultChecked={value === first} />
            <span className={className}>{words[at]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
