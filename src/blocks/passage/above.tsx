import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { deskArt } from '../../theme/artPages.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { Title } from '../../ui/text/words.tsx'

type Props = BlockProps['passage'] & { id?: string }
type AboveProps = Props & { drawing: NonNullable<Props['drawing']> }

// The edge of the desk runs to both edges of the page, and the drawing is on the lower edge of the section.
const section = css({ overflow: 'clip', paddingBottom: 0 })
const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  marginBottom: 'clamp(24px, 3vw, 32px)',
  [media.fromDesktop]: { gridTemplateColumns: '4fr 7fr', gap: theme.s9 },
})
const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  '& > :first-child': {
    maxWidth: '28em',
    fontSize: theme.fs3,
    fontWeight: 500,
    ...condensed(88),
    lineHeight: 1.25,
    letterSpacing: '-.012em',
  },
})
const spread = ({ canvas }: { canvas: number }) => ({
  width: `${canvas * 100}%`,
  marginInline: `${((1 - canvas) / 2) * 100}%`,
})
// Below 1200 px the things are below one another, no wider than their words need.
const art = css({
  maxWidth: 440,
  marginInline: 'auto',
  strokeWidth: 1,
  // On paper the section has no background, and the things would be white on white.
  '@media print': { maxWidth: 260, overflow: 'clip', background: theme.ink, printColorAdjust: 'exact' },
  '& img, & .lv': { maxWidth: 'none', ...spread(deskArt.small) },
  [media.fromDesktop]: { maxWidth: 'none', '& img, & .lv': { maxWidth: 'none', ...spread(deskArt.wide) } },
})

// As wide as the window, at any width.
const withTablet = css({
  '@media (min-width: 640px) and (max-width: 1199px)': {
    maxWidth: 'none',
    '& img, & .lv': { width: `calc(100% + 2 * ${theme.gutter})`, marginInline: `calc(-1 * ${theme.gutter})` },
  },
})

/** A text on ink, above things on one line. */
export function PassageAbove({ id, title, text, link, drawing, tabletDrawing }: AboveProps) {
  return (
    <Section id={id} background="ink" css={section}>
      <div css={head}>
        {title && (
          <h2>
            <Title>{title}</Title>
          </h2>
        )}
        <div css={words}>
          <div>
            <RichText text={text} />
          </div>
          {link && (
            <ButtonRow>
              <ButtonLink href={link.href} kind="line">
                {link.text}
              </ButtonLink>
            </ButtonRow>
          )}
        </div>
      </div>
      <div css={[art, tabletDrawing && withTablet]}>
        <Picture drawing={drawing} tablet={tabletDrawing ?? drawing.small} />
      </div>
    </Section>
  )
}
