import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LineName } from '../../ui/lines/lineName.tsx'
import { Mark } from '../../ui/images/mark.tsx'
import { Place } from '../../ui/place.tsx'
import { Title } from '../../ui/text/words.tsx'

const head = css({ paddingBlock: 'clamp(24px, 3vw, 48px) clamp(40px, 4.5vw, 72px)' })
const grid = css({
  display: 'grid',
  gap: theme.s5,
  marginTop: theme.s5,
  '& > span': { placeSelf: 'start' },
  [media.fromPair]: { gridTemplateColumns: 'fit-content(216px) minmax(0, 1fr)', gap: 40 },
  [media.fromDesktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', gap: 112 },
})
const words = css({ display: 'grid', justifyItems: 'start', gap: 14, '& h1': { maxWidth: '13em' } })

type Props = Pick<BlockProps['caseStudy'], 'brand' | 'mark' | 'category' | 'title' | 'location' | 'list'>

/** The head of a case study: the way back, the mark, and the motto as the page's title. */
export function Header({ brand, mark, category, title, location, list }: Props) {
  return (
    <header css={head} data-background="mist">
      <div css={wrap}>
        <Breadcrumb above={list} name={brand} />
        <div css={grid}>
          <Mark mark={mark} name={brand} size="large" />
          <div css={words}>
            <LineName>{category}</LineName>
            <h1>
              <Title>{title}</Title>
            </h1>
            <Place>
              {brand}, {location}
            </Place>
          </div>
        </div>
      </div>
    </header>
  )
}
