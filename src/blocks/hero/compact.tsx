import { css } from '@emotion/react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { heroFoot, media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Title } from '../../ui/text/words.tsx'
import { RailPoints } from './railPoints.tsx'
import { Actions, backgroundOf, Lead, type HeroProps, Name } from './words.tsx'

const compact = css({ overflowX: 'clip', paddingBlock: heroFoot })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [media.fromDesktop]: { gridTemplateColumns: '7fr 5fr', columnGap: theme.s8, alignItems: 'end' },
})
const words = css({ display: 'grid', justifyItems: 'start', gap: 20, '& h1': { maxWidth: '14em' } })
// Under the title, which leaves the lower right free.
const stacked = css({ rowGap: 20, [media.fromDesktop]: { '& > :nth-of-type(2)': { gridColumn: 1, paddingBottom: 0 } } })
// Beside buttons the title has two lines, so that it begins about where the words do.
const tall = css({ [media.fromDesktop]: { '& h1': { maxWidth: '9em' } } })
// Its last line has the baseline of the title's.
const beside = css({ [media.fromDesktop]: { paddingBottom: 10 } })

/** A low head without a drawing: the title on the left, the words on the right. */
export function CompactHero({ id, title, lead, points, links, background = 'mist', ...rest }: HeroProps<'compact'>) {
  const isStacked = rest.leadPlace === 'below'
  return (
    <section
      id={id}
      data-head={isStacked ? 'foot room' : 'foot'}
      css={compact}
      data-background={backgroundOf(background)}
      data-line={rest.line}
    >
      <div css={[wrap, columns, isStacked && stacked]}>
        <div css={[words, links && !isStacked && tall]}>
          {rest.breadcrumb && <Breadcrumb {...rest.breadcrumb} />}
          <Name text={rest.lineName} />
          <h1>
            <Title>{title}</Title>
          </h1>
        </div>
        <div css={[words, beside]}>
          <Lead text={lead} />
          <Actions links={links} background={background} />
        </div>
      </div>
      {points && (
        <div css={wrap}>
          <RailPoints points={points} />
        </div>
      )}
    </section>
  )
}
