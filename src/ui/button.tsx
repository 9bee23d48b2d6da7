import { css, keyframes, type SerializedStyles } from '@emotion/react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { theme } from '../theme/tokens.ts'
import { Icon } from './images/icon.tsx'

/** ink: the one main action; line: the second one; sun: the main action on an ink background. */
export type ButtonKind = 'ink' | 'line' | 'sun'

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 52,
  padding: '12px clamp(20px, 5.6vw, 26px)',
  border: `2px solid ${theme.ink}`,
  borderRadius: theme.rCap,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background ${theme.t2}, color ${theme.t2}, border-color ${theme.t2}, transform ${theme.t1}`,
  '&:focus-visible': { borderRadius: theme.rCap },
  '&:active': { transform: 'scale(.98)' },
  '&:hover > svg': { transform: 'translateX(4px)' },
  '&:active > svg': { transform: 'translateX(8px)' },
  '&:disabled': { cursor: 'not-allowed', transform: 'none' },
})

const kinds: Record<ButtonKind, SerializedStyles> = {
  ink: css({
    '--spinner': theme.sun,
    background: theme.ink,
    color: theme.paper,
    '&:hover': { background: theme.ink3, borderColor: theme.ink3 },
    // Browsers leave the background out, and white words with it.
    '@media print': { background: 'none', color: theme.ink },
  }),
  line: css({
    borderColor: 'var(--control)',
    color: 'var(--on)',
    '&:hover': { background: 'var(--on)', borderColor: 'var(--on)', color: 'var(--inverse)' },
  }),
  sun: css({
    background: theme.sun,
    borderColor: theme.sun,
    color: theme.ink,
    '&:hover': { background: theme.sunHi, borderColor: theme.sunHi },
  }),
}

const smallButton = css({ minHeight: 44, padding: '8px 20px', fontSize: theme.fsSm })

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12, breakInside: 'avoid' })

const disabled = css({
  '&, &:hover': { background: theme.mist2, borderColor: theme.mist2, color: theme.text3 },
})

// Both labels lie in one cell, so the button is as wide as the wider one and keeps its width while it works.
const labels = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } })
const label = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 10 })
const unseen = css({ visibility: 'hidden' })

const turn = keyframes({ to: { rotate: '1turn' } })
const spinner = css({
  width: 18,
  height: 18,
  border: '3px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderTopColor: 'var(--spinner, currentColor)',
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
})

interface LinkProps {
  href: string
  children: ReactNode
  kind?: ButtonKind
  small?: boolean
  /** An arrow after the text, for the one action that leads on. */
  arrow?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, kind = 'ink', small = false, arrow = false }: LinkProps) {
  return (
    <a href={href} css={[button, kinds[kind], small && smallButton]}>
      {children}
      {arrow && <Icon name="arrow" size={18} />}
    </a>
  )
}

/** A button that does nothing yet. */
export function PlainButton({ children, kind = 'ink' }: Pick<LinkProps, 'children' | 'kind'>) {
  return (
    <button type="button" css={[button, kinds[kind]]}>
      {children}
    </button>
  )
}

/** Buttons side by side; they wrap where the place is too narrow. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div css={row}>{children}</div>
}

interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'children'> {
  children: ReactNode
  /** What the button says while it works: a verb, such as "Sending". */
  busyText: string
  busy?: boolean
  kind?: ButtonKind
}

/** A button that acts. While `busy` it is disabled, shows a spinner beside `busyText` and keeps its width. */
export function Button({ children, busyText, busy = false, kind = 'ink', type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={busy || rest.disabled}
      aria-busy={busy}
      css={[button, kinds[kind], rest.disabled && !busy && disabled]}
    >
      <span css={labels}>
        <span css={[label, busy && unseen]}>{children}</span>
        <span css={[label, !busy && unseen]}>
          <span css={spinner} aria-hidden="true" />
          {busyText}
        </span>
      </span>
    </button>
  )
}
