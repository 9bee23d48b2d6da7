import { css } from '@emotion/react'
import { theme } from '../theme/tokens.ts'
import { useTexts } from '../ui/text/texts.ts'

const frame = css({
  margin: `${theme.s6} ${theme.gutter}`,
  padding: `${theme.s5} ${theme.s6}`,
  borderRadius: theme.rM,
  background: theme.mist,
  color: theme.text2,
})

/** What is in place of a block that threw: a quiet sentence, nothing else moves. */
export function BrokenBlock() {
  return (
    <div css={frame} role="note">
      {useTexts().blockError}
    </div>
  )
}
