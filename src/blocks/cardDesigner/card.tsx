import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { cardArt } from '../../theme/cardLooks.ts'
import { condensed, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { brands } from './looks.ts'

type Props = Pick<BlockProps['cardDesigner'], 'name' | 'nameLabel' | 'nameHint' | 'currency' | 'ending' | 'brand'>

// The words grow with the card.
const place = css({ gridArea: 'c', alignSelf: 'center', containerType: 'inline-size' })
const card = css({
  position: 'relative',
  aspectRatio: `${cardArt.width} / ${cardArt.height}`,
  borderRadius: theme.rL,
  background: 'var(--g)',
  boxShadow: `${theme.e1}, inset 0 0 0 1px rgb(6 38 43 / .14)`,
  color: 'var(--w)',
  fontSize: 'clamp(.9375rem, 4.2cqw, 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  overflow: 'clip',
  transition: `background ${theme.t3}, color ${theme.t3}`,
  forcedColorAdjust: 'none',
  '& > span': { position: 'absolute' },
  // Paper is white: what a browser leaves out there is the background.
  '@media print': { outline: `1px solid ${theme.edge}`, outlineOffset: -1, background: 'none', color: theme.ink },
})
const stripes = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: cardArt.stripe,
  '@media screen and (prefers-reduced-motion: no-preference)': {
    strokeDasharray: '1.01 2',
    animationDuration: '.6s',
    animationTimingFunction: theme.depart,
  },
})
const owner = css({
  position: 'absolute',
  top: '5%',
  left: 'calc(7% - 10px)',
  width: '66%',
  minHeight: 44,
  padding: '4px 10px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'clamp(1.125rem, 5.6cqw, 1.875rem)',
  ...condensed(90),
  '&:hover': { boxShadow: 'inset 0 0 0 1.5px' },
  '&:focus, &:focus-visible': { borderRadius: 10, outline: '3px solid var(--w)', outlineOffset: -3 },
})
// On the middle of the field for the name.
const top = css({ top: '5%', right: '7%', lineHeight: '44px' })
const left = css({ bottom: '8%', left: '7%', fontFamily: theme.references, fontWeight: 500 })
const right = css({ right: '7%', bottom: '8%', '& > b': { display: 'none' } })
const hint = css({ marginTop: theme.s3, color: 'var(--quiet)' })
// Where a browser does not know :has(), the brand stays.
const first = css({ '@supports not selector(:has(*))': { '& > b[data-first]': { display: 'inline' } } })

/** The card; the name on it is a field, so visitors write on the card itself. What else is on it, its choices say. */
export function CardToWriteOn({ id, ...props }: Props & { id: string }) {
  return (
    <div css={place}>
      <div css={card}>
        <svg
          css={stripes}
          data-stripes=""
          viewBox={`0 0 ${cardArt.width} ${cardArt.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {cardArt.paths.map((path, at) => (
            <path key={path} d={path} stroke={`var(--stripe${at + 1})`} pathLength="1" />
          ))}
        </svg>
        <input
          type="text"
          css={owner}
          aria-label={props.nameLabel}
          aria-describedby={id}
          defaultValue={props.name}
          maxLength={16}
          autoComplete="off"
          spellCheck="false"
        />
        <span css={top} aria-hidden="true">
          {props.currency}
        </span>
        <span css={left} aria-hidden="true">
          {`•••• ${props.ending}`}
        </span>
        <span css={[right, first]} aria-hidden="true">
          {brands.map((brand) => (
            <b key={brand} data-brand={brand} data-first={brand === props.brand ? '' : undefined}>
              {brand}
            </b>
          ))}
        </span>
      </div>
      <p id={id} css={[small, hint]}>
        {props.nameHint}
      </p>
    </div>
  )
}
