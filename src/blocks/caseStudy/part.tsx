import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { RichText } from '../../ui/text/richText.tsx'
import { Plate } from './plate.tsx'
import { Title } from '../../ui/text/words.tsx'
import { type Company, Voice } from './voice.tsx'

const part = css({ marginTop: 'clamp(48px, 5vw, 80px)' })
const heading = css({
  maxWidth: '15em',
  marginBottom: theme.s5,
  fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
  lineHeight: 1.1,
  letterSpacing: '-.02em',
})
const point = css({ marginTop: theme.s7, '& h3': { marginBottom: theme.s3 } })
const pairs = css({
  display: 'grid',
  gap: `0 40px`,
  margin: `${theme.s5} 0 0`,
  '& > div': { position: 'relative', padding: '18px 0 22px 34px', borderTop: `1px solid ${theme.rule}` },
  '& > div::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 26,
    width: 22,
    height: 8,
    borderRadius: 4,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '& dt': { fontSize: theme.fs4, ...condensed(90), fontWeight: 600, lineHeight: 1.25 },
  '& dd': { margin: '4px 0 0', color: theme.text2 },
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

type Study = BlockProps['caseStudy']
type Props = Study['story'][number] & { company: Company; isLast: boolean }

/** One part of the story: text, points, a drawing, benefits, a quote, in this order. */
export function Part({ title, text, points = [], plate, benefits, quote, company, isLast }: Props) {
  return (
    <div css={part}>
      <h2 css={heading}>
        <Title>{title}</Title>
      </h2>
      <RichText text={text} />
      {points.map((item) => (
        <div key={item.title} css={point}>
          <h3 css={entryTitle}>
            <Title>{item.title}</Title>
          </h3>
          <RichText text={item.text} />
          {item.plate && <Plate {...item.plate} />}
        </div>
      ))}
      {plate && <Plate {...plate} />}
      {benefits && (
        <dl css={pairs}>
          {benefits.map((benefit) => (
            <div key={benefit.title}>
              <dt>{benefit.title}</dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {quote && <Voice {...quote} company={company} isPlain={isLast} />}
    </div>
  )
}
