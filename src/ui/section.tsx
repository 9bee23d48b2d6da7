import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'

const section = css({ paddingBlock: theme.section })

interface Props {
  id?: string | undefined
  ground?: 'mist' | 'ink'
  children: ReactNode
}

/** A part of the page over its whole width; the content stands in the page's column. */
export function Section({ id, ground, children }: Props) {
  return (
    <section id={id} data-ground={ground} css={section}>
      <div css={wrap}>{children}</div>
    </section>
  )
}
