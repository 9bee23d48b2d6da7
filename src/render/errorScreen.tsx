import { css } from '@emotion/react'
import { theme } from '../theme/tokens.ts'

const screen = css({
  padding: `${theme.s9} ${theme.gutter}`,
  maxWidth: '60rem',
  '& pre': { whiteSpace: 'pre-wrap', color: theme.text2 },
})

/** The screen of last resort (NAV-8): its title, and the text of the error. */
export function ErrorScreen({ title, error }: { title: string; error: unknown }) {
  return (
    <main css={screen}>
      <h1>{title}</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
    </main>
  )
}
