import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { afterWhite, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

const section = css({ paddingBlock: theme.section })
const white = css({ [afterWhite]: { paddingTop: 0 } })

interface Props {
  id?: string | undefined
  background?: 'mist' | 'ink'
  /** Styles of the block that go beyond those of every section. */
  className?: string
  children: ReactNode
}

/** A part of the page over its whole width; the content is in the page's column. */
export function Section({ id, background, className, children }: Props) {
  return (
    <section id={id} data-background={background} css={[section, !background && white]} className={className}>
      <div css={wrap}>{children}</div>
    </section>
  )
}
