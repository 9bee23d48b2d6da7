import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Title } from '../../ui/text/words.tsx'
import { fitted } from './fitted.ts'
import { symbols } from './symbols.tsx'

// A window as high as it is wide would cut the wide picture at its sides.
const narrow = `${media.phone}, (max-aspect-ratio: 6/5)`
// The whole first screen below the bar.
const section = css({
  '--way': `var(--c, ${theme.lagoonHi})`,
  position: 'relative',
  minHeight: 'max(560px, 100svh - 76px)',
  overflow: 'clip',
  paddingBlock: 'clamp(40px, 8vw, 72px) 320px',
  // The small picture grows with the width: a low window would lay it over the word.
  [narrow]: { minHeight: 'max(560px, 112vw, 100svh - 76px)' },
  '@media print': { minHeight: 0, paddingBottom: 40, '& > svg': { display: 'none' } },
})
// Lagoon is too dark on ink.
const bright = css({ '&[data-line=lagoon]': { '--way': theme.lagoonHi } })
const sheet = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  filter: 'var(--contour, none)',
  '& > svg:last-of-type': { display: 'none' },
  [narrow]: {
    '& > svg:first-of-type': { display: 'none' },
    '& > svg:last-of-type': { display: 'inline' },
  },
})
const words = css({ position: 'relative', display: 'grid', justifyItems: 'start', '& h1': { textWrap: 'balance' } })
const second = css({
  marginTop: 'clamp(16px, 2vw, 28px)',
  fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.75rem)',
  lineHeight: 1.14,
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 24,
  minHeight: 44,
  // As high as its letters, also where the text is twice as large.
  lineHeight: 1.25,
  textDecorationColor: 'var(--way)',
  textDecorationThickness: 3,
  textUnderlineOffset: 8,
  '&:hover': { textUnderlineOffset: 5 },
})
const places = { middle: 'xMidYMax slice', right: 'xMaxYMax slice' }

/** A page that is not open yet: its word, as large as the page, and one line at the same scale (PAGE-1). */
export default function Placeholder({
  id,
  title,
  line,
  symbol,
  second: other,
}: BlockProps['placeholder'] & { id?: string }) {
  const { wide, small, keeps } = symbols[symbol]
  const place = places[keeps]
  return (
    <section id={id} css={[section, bright]} data-line={line} data-background="ink">
      <svg css={sheet} aria-hidden="true">
        <svg viewBox="0 0 1440 760" preserveAspectRatio={place}>
          {wide}
        </svg>
        <svg viewBox="0 0 360 640" preserveAspectRatio={place}>
          {small}
        </svg>
      </svg>
      <div css={[wrap, words]}>
        <h1 css={fitted(title)}>
          <Title>{title}</Title>
        </h1>
        {other && (
          <h2 css={second}>
            <a css={link} href={other.href}>
              {other.text}
            </a>
          </h2>
        )}
      </div>
    </section>
  )
}
