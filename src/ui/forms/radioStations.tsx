import { css } from '@emotion/react'
import { Fragment } from 'react'
import type { Line } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { FieldError, fieldLabel } from './field.tsx'

const group = css({ minWidth: 0, '--ring': theme.ink, '&[aria-invalid]': { '--ring': theme.error } })
const list = css({
  display: 'grid',
  justifyItems: 'start',
  marginTop: 6,
  marginBottom: 6,
  // The button itself is above its station, and brings it into view.
  '& > input': { scrollMarginBottom: 56 },
})

const track = 'var(--c, var(--edge))'
// Each station has its own part of the line; the first and the last one end it.
const station = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '10px 14px 10px 40px',
  borderRadius: theme.rS,
  fontWeight: 500,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 8px',
    width: 8,
    background: track,
    forcedColorAdjust: 'none',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 1,
    top: '50%',
    width: 22,
    height: 22,
    marginTop: -11,
    border: '4px solid var(--ring)',
    borderRadius: '50%',
    background: theme.paper,
    transition: `background ${theme.t2}, scale ${theme.t2} ${theme.arrive}`,
    forcedColorAdjust: 'none',
  },
  '&:first-of-type::before': { top: '50%' },
  '&:last-of-type::before': { bottom: '50%' },
  '&:hover::after': { background: 'var(--ct, var(--mist-2))' },
  'input:checked + &': { fontWeight: 600 },
  'input:checked + &::after': { background: track, scale: '1.12' },
  'input:focus-visible + &': { outline: `3px solid ${theme.ink}`, outlineOffset: -1 },
  // The words are drawn bold in the same place: the width is that of the bold ones.
  '& > span': { display: 'grid' },
  '& > span::after': {
    content: 'attr(data-text) / ""',
    height: 0,
    overflow: 'hidden',
    fontWeight: 600,
    visibility: 'hidden',
  },
})

interface Props {
  /** The id of the first station; the others have their number behind it. */
  id: string
  name: string
  label: string
  options: readonly { text: string; line?: Line }[]
  /** What is said when none is chosen. */
  error: string
  isWrong: boolean
}

/** A choice of one, as the stations of a line: native radio buttons under their labels. The document keeps the choice. */
export function RadioStations({ id, name, label, options, error, isWrong }: Props) {
  const errorId = `${id}error`
  return (
    <fieldset
      css={group}
      role="radiogroup"
      aria-required="true"
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
    >
      <legend css={fieldLabel}>{label}</legend>
      <div css={list}>
        {options.map(({ text, line }, at) => (
          <Fragment key={text}>
            <input className="vh" type="radio" id={`${id}${at || ''}`} name={name} value={text} required />
            <label css={station} htmlFor={`${id}${at || ''}`} data-line={line}>
              <span data-text={text}>{text}</span>
            </label>
          </Fragment>
        ))}
      </div>
      <FieldError id={errorId} message={error} isWrong={isWrong} />
    </fieldset>
  )
}
