import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { afterWhite, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

const section = css({ paddingBlock: theme.section })
const white = css({ [afterWhite]: { paddingTop: 0 } })
const breakable = css({ '@media print': { breakInside: 'auto' } })

interface Props {
  id?: string | undefined
  ground?: 'mist' | 'ink'
  /** Longer than a sheet of paper: printed, it begins where the one before it ends, and goes on overleaf. */
  long?: boolean
  /** Styles of the block that go beyond those of every section. */
  className?: string
  children: ReactNode
}

/** A part of the page over its whole width; the content stands in the page's column. */
export function Section({ id, ground, long, className, children }: Props) {
  return (
    <section id={id} data-ground={ground} css={[section, !ground && white, long && breakable]} className={className}>
      <div css={wrap}>{children}</div>
    </section>
  )
}
