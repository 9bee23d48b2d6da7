import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Quote } from '../../ui/text/quote.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Plate } from './plate.tsx'
import { Title } from '../../ui/text/words.tsx'

const part = css({ marginTop: 'clamp(48px, 4.4vw, 64px)' })
const heading = css({ marginBottom: theme.s4, fontSize: theme.fs3, lineHeight: 1.14, letterSpacing: '-.016em' })
const point = css({ marginTop: theme.s6, '& h3': { marginBottom: theme.s3 } })
const pairs = css({
  display: 'grid',
  gap: `${theme.s5} 40px`,
  margin: `${theme.s5} 0 0`,
  '& dt': { paddingTop: 14, borderTop: `1px solid ${theme.ink}`, fontWeight: 600 },
  '& dd': { margin: '4px 0 0', color: theme.text2 },
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const pull = css({ marginTop: 'clamp(32px, 3.4vw, 44px)' })

type Props = BlockProps['caseStudy']['story'][number]

/** One part of the story: text, points, a drawing, benefits, a quote, in this order. */
export function Part({ title, text, points = [], plate, benefits, quote }: Props) {
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
      {quote && (
        <div css={pull}>
          <Quote quote={quote.quote} role={quote.role} line={quote.line} size="pull" />
        </div>
      )}
    </div>
  )
}
