import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Icon, LineIcon } from '../../ui/images/icon.tsx'
import { amountOf, reaches } from './amounts.ts'
import { label } from './looks.ts'

type Props = Pick<BlockProps['cardDesigner'], 'limitLabel' | 'limits' | 'spent'>

const circleAlert = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01'
const most = 5
/** A rule for each limit: what follows the choice is a later sibling of it. */
const each = (rule: (at: number) => readonly [part: string, style: Record<string, string | number>]) =>
  Object.fromEntries(
    Array.from({ length: most }, (_, index) => {
      const [part, style] = rule(index + 1)
      return [`input:nth-of-type(${index + 1}):checked ~ &${part}`, style]
    }),
  )

const group = css({ gridArea: 'l' })
const rail = css({
  position: 'relative',
  display: 'grid',
  marginTop: 6,
  // The button itself is at the top of its stop, and brings it into view.
  '& > input': { scrollMarginBottom: 96 },
})
const columns: Record<number, ReturnType<typeof css>> = {
  3: css({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  4: css({ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }),
  5: css({ gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }),
}
// What is drawn over several columns would push those that have none of their own aside.
const inColumns = Object.fromEntries(
  Array.from({ length: most }, (_, at) => [`&:nth-of-type(${at + 1})`, { gridColumn: at + 1 }]),
)
const stop = css(inColumns, {
  position: 'relative',
  zIndex: 1,
  gridRow: 1,
  paddingTop: 44,
  borderRadius: theme.rS,
  color: 'var(--quiet)',
  fontSize: theme.fsSm,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 9,
    left: 'calc(50% - 9px)',
    width: 18,
    height: 18,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  '&:hover::before': { background: theme.clayTint },
  'input:checked + &': { color: theme.ink, fontWeight: 600 },
  'input:checked + &::before': { opacity: 0 },
  'input:focus-visible + &': { outline: `3px solid ${theme.ink}` },
})
// Line and marker lie behind and on the nodes; both are counted in limits.
const line = css(
  { gridArea: '1 / 1 / 2 / -1', width: '100%', height: 8, marginTop: 14, strokeWidth: 8, fill: 'none' },
  { '& > :last-child': { transition: `stroke-dashoffset ${theme.t3} ${theme.depart}` } },
  each((at) => [' > [pathLength]', { strokeDasharray: 9, strokeDashoffset: 10 - at }]),
)
const marker = css(
  {
    gridArea: '1 / 1',
    zIndex: 2,
    height: 36,
    pointerEvents: 'none',
    transition: `transform ${theme.t3} ${theme.depart}`,
    '&::before': {
      content: '""',
      display: 'block',
      width: 0,
      height: 36,
      margin: 'auto',
      border: `4px solid ${theme.ink}`,
      borderRadius: 4,
    },
  },
  each((at) => ['', { transform: `translateX(${100 * (at - 1)}%)` }]),
)
const outcome = css(
  {
    gridArea: '2 / 1 / 3 / -1',
    minHeight: '3em',
    paddingTop: 10,
    '& > span': { display: 'none' },
    '& b': { marginRight: 4 },
    '& svg': { display: 'inline', margin: '0 6px -4px 0', color: theme.lagoonText },
    '& [data-reached] svg': { color: theme.clayText },
    '@media (forced-colors: active)': { '&& svg': { color: 'CanvasText' } },
  },
  each((at) => [` > :nth-child(${at})`, { display: 'block' }]),
)

/** The limits as the stops of a rail, how far the card has spent, and the sentence about the limit that is chosen. */
export function LimitRail({ id, limitLabel, limits, spent }: Props & { id: string }) {
  const count = limits.length
  const reach = reaches(spent, limits)
  return (
    <fieldset css={group}>
      <legend css={label}>{limitLabel}</legend>
      <div css={[rail, columns[count]]}>
        {limits.map(({ amount }, at) => (
          <Fragment key={amount}>
            <input
              className="vh"
              type="radio"
              id={`${id}${at}`}
              name={id}
              value={amount}
              defaultChecked={at === Math.floor(count / 2)}
              aria-describedby={`${id}${at}s`}
            />
            <label css={stop} htmlFor={`${id}${at}`}>
              {amount}
            </label>
          </Fragment>
        ))}
        <svg css={line} viewBox={`0 0 ${count} 8`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M.5 4H${count - 0.5}`} stroke={theme.mist2} />
          {reach > 0 && <path d={`M.5 4h${reach}`} pathLength={reach} stroke={theme.clay} />}
        </svg>
        <span css={marker} />
        <p css={[small, outcome]}>
          {limits.map(({ amount, state, text }, at) => {
            const isReached = amountOf(amount) <= amountOf(spent)
            return (
              <span key={amount} id={`${id}${at}s`} data-reached={isReached ? '' : undefined}>
                {isReached ? <LineIcon path={circleAlert} size={18} /> : <Icon name="check" size={18} />}
                <b>{state}</b>
                {` ${text}`}
              </span>
            )
          })}
        </p>
      </div>
    </fieldset>
  )
}
