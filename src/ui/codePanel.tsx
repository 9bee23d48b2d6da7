import { css } from '@emotion/react'
import type { ApiExample } from '../model/schema.gen.ts'
import { media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon, LineIcon } from './images/icon.tsx'
import { JsonCode } from './jsonCode.tsx'
import { useTexts } from './text/texts.ts'

const panel = css({
  position: 'relative',
  zIndex: 1,
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${theme.ink3}`,
  borderRadius: 20,
  background: theme.ink2,
  color: theme.paper,
  '--focus': theme.sun,
  // Without its background the colours that stand out on ink are lost on paper.
  '@media print': {
    breakInside: 'avoid',
    background: 'none',
    color: theme.ink,
    '&& b': { color: theme.sunText },
    '&& i, && > p': { color: theme.lagoonText },
  },
})
const bar = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '6px 8px 6px 14px',
  borderBottom: `1px solid ${theme.ink3}`,
})
const tag = css({
  padding: '5px 14px',
  borderRadius: theme.rCap,
  background: theme.ink3,
  fontSize: theme.fsSm,
  fontWeight: 500,
  lineHeight: 1.5,
  '@media print': { background: 'none' },
})
// It keeps its place until the script that serves it is there.
const copyButton = css({
  visibility: 'hidden',
  display: 'grid',
  justifyItems: 'end',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: theme.rCap,
  color: theme.onInk2,
  fontSize: theme.fsSm,
  fontWeight: 500,
  transition: `background ${theme.t2}, color ${theme.t2}`,
  '[data-can-copy] &': { visibility: 'inherit' },
  '&:hover': { background: theme.ink3, color: theme.paper },
  '&:focus-visible': { borderRadius: theme.rCap, outlineOffset: 0 },
  // Both words lie in one cell, so the button keeps its width.
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& > :last-child, &[data-copied] > :first-of-type': { visibility: 'hidden' },
  '&[data-copied] > :last-child': { visibility: 'inherit', color: theme.lagoonHi },
  '@media print': { '[data-can-copy] &': { visibility: 'hidden' } },
})
const code = css({
  margin: 0,
  padding: '22px 24px',
  overflowX: 'auto',
  font: `400 clamp(.8125rem, .7rem + .25vw, .9375rem)/1.75 ${theme.mono}`,
  '& b': { fontWeight: 400, color: theme.sun },
  '& i': { fontStyle: 'normal', color: theme.lagoonHi },
  '&:focus-visible': { outlineOffset: -3 },
})
const stateBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 24px',
  borderBlock: `1px solid ${theme.ink3}`,
  color: theme.lagoonHi,
  fontSize: theme.fsSm,
  fontWeight: 600,
  lineHeight: 1.5,
  '& > svg': { strokeWidth: 2.25 },
})

// Request, states and answer side by side, from 900 px on.
const wide = css({
  [media.fromCards]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px minmax(0, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
})
// The states as stations: the last one is where the payment is. Across, and down between two parts that are side by side.
const states = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '22px 24px',
  border: `0 solid ${theme.ink3}`,
  borderWidth: '1px 0',
  fontSize: theme.fsSm,
  fontWeight: 600,
  lineHeight: 1.5,
  '& > li': {
    position: 'relative',
    paddingTop: 34,
    '&::before, &::after': { content: '""', position: 'absolute', left: 0, forcedColorAdjust: 'none' },
    '&::before': { top: 8, right: 0, height: 8, background: theme.lagoonHi },
    '&::after': {
      top: 1,
      width: 22,
      height: 22,
      border: `4px solid ${theme.paper}`,
      borderRadius: '50%',
      background: theme.ink2,
    },
    '&:last-of-type::before': { display: 'none' },
    '&:last-of-type::after': { background: theme.sun },
  },
})
const statesDown = css({
  [media.fromCards]: {
    display: 'flex',
    flexDirection: 'column',
    padding: '30px 24px 30px 44px',
    borderWidth: '0 1px',
    '& > li': {
      padding: '0 0 0 40px',
      '&::before': { top: 8, right: 'auto', bottom: -8, left: 7, width: 8, height: 'auto' },
    },
    '& > :not(:last-of-type)': { flex: 1, minHeight: 56 },
  },
})

const copyIcon =
  'M8 10a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

/** A request to the API and its answer, marked as an example. The button copies the request (`startCopying`). */
export function CodePanel({ request, before, state, answer, isWide = false }: ApiExample & { isWide?: boolean }) {
  const words = useTexts()
  return (
    <div css={[panel, isWide && wide]} data-example="">
      <div css={bar}>
        <p css={tag}>{words.example}</p>
        <button type="button" css={copyButton} data-copy="">
          <span>
            <LineIcon path={copyIcon} size={18} />
            {words.copy}
          </span>
          <span>
            <Icon name="check" size={18} />
            {words.copied}
          </span>
        </button>
        <span className="vh" role="status" />
      </div>
      <Code name={words.request} text={request} />
      {before ? (
        <ol css={[states, isWide && statesDown]}>
          {[...before, state].map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      ) : (
        <p css={stateBar}>
          <Icon name="check" size={18} />
          {state}
        </p>
      )}
      <Code name={words.answer} text={answer} />
    </div>
  )
}

/** On a narrow screen long lines are scrolled to, so the keyboard can reach them. */
function Code({ name, text }: { name: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled with the keys
    <pre css={code} role="group" aria-label={name} tabIndex={0}>
      <JsonCode code={text} />
    </pre>
  )
}
