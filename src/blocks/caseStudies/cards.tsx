import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, pressable, quiet, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Mark } from '../../ui/images/mark.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Foot } from './foot.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromPair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 10,
  padding: 'clamp(24px, 2.6vw, 40px)',
  paddingBottom: 'clamp(16px, 2vw, 28px)',
  border: '1px solid transparent',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  color: theme.ink,
  '& > span': { justifySelf: 'start', marginBottom: theme.s3, background: theme.paper },
  '& b': { fontWeight: 600 },
  '& h3': { maxWidth: '16em' },
  '@media print': { breakInside: 'avoid' },
})
const room = css({ gap: '0 24px', marginTop: theme.s2 })

export type StudiesProps = Pick<BlockProps['caseStudies'], 'readMore' | 'about' | 'studies'>

/** One card for each study, side by side; the whole card is the link. */
export function Cards({ studies, ...link }: StudiesProps) {
  return (
    <ul css={grid}>
      {studies.map((study) => (
        <li key={study.brand} css={[card, pressable]} data-line={study.line}>
          <Mark mark={study.mark} name={study.brand} size="small" />
          <p css={[small, quiet]}>
            <b>{study.brand}</b>, {study.category}
          </p>
          <h3>
            <Title>{study.title}</Title>
          </h3>
          <Foot study={study} room={room} {...link} />
        </li>
      ))}
    </ul>
  )
}
