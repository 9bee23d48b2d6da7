import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lead, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/images/picture.tsx'
import { StoreGlyph } from '../ui/images/storeGlyph.tsx'
import { Section } from '../ui/section.tsx'
import { Title } from '../ui/text/words.tsx'

const strip = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.s8,
  paddingInline: theme.in,
  borderRadius: theme.rL,
  background: 'var(--ct)',
  overflow: 'clip',
  [media.fromPair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)', columnGap: theme.s6 },
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)', columnGap: theme.s8 },
})
const words = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.s5,
  paddingTop: theme.s7,
  [media.fromPair]: { paddingBottom: theme.s7 },
})
// The phone goes on below the strip.
const phone = css({ alignSelf: 'end', width: '100%', maxWidth: 380, marginTop: theme.s4 })

/** Where the store is whose logo a button shows. */
const store = 'https://play.google.com/'

/** A strip about the app, with the upper edge of a phone. */
export default function AppStrip({ id, title, text, line, link, drawing }: BlockProps['appStrip'] & { id?: string }) {
  return (
    <Section id={id}>
      <div css={strip} data-line={line}>
        <div css={words}>
          <h2>
            <Title>{title}</Title>
          </h2>
          <p css={lead}>{text}</p>
          <ButtonLink href={link.href}>
            {link.href.startsWith(store) && <StoreGlyph />}
            {link.text}
          </ButtonLink>
        </div>
        <div css={phone}>
          <Picture drawing={drawing} />
        </div>
      </div>
    </Section>
  )
}
