import { css } from '@emotion/react'
import { theme } from '../theme/tokens.ts'
import { useTexts } from '../ui/text/texts.ts'

const screen = css({
  padding: `${theme.s9} ${theme.gutter}`,
  maxWidth: '60rem',
  '& pre': { whiteSpace: 'pre-wrap', color: theme.text2 },
})

/** The screen of last resort (NAV-8): the title of the site for it, and the text of the error. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main css={screen}>
      <h1>{useTexts().errorTitle}</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
    </main>
  )
}
