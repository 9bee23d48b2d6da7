import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, wrap } from '../../theme/styles.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LineName } from '../../ui/lines/lineName.tsx'
import { Mark } from '../../ui/images/mark.tsx'
import { StoryPicture } from '../../ui/images/storyPicture.tsx'
import { Place } from '../../ui/place.tsx'
import { Title } from '../../ui/text/words.tsx'

const head = css({ overflow: 'clip', background: 'var(--ct)' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 36,
  paddingTop: 'clamp(28px, 3vw, 44px)',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 640px', gap: 0, minHeight: 600 },
})
const words = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 16,
  paddingBottom: 'clamp(0px, 3vw, 32px)',
  // What is one name has one distance, and the motto a larger one above and below.
  '& h1': { maxWidth: '9em', marginBlock: '4px 6px' },
  '& nav': { marginBottom: 10 },
  // The line passes under the words.
  [media.fromDesktop]: { paddingBottom: 160 },
})
// The drawing is aligned to the lower edge of the head.
const art = css({
  alignSelf: 'end',
  width: '100%',
  maxWidth: 320,
  marginInline: 'auto',
  [media.fromTablet]: { maxWidth: 600 },
  [media.fromDesktop]: { maxWidth: 'none' },
})
// Without a drawing the words have the whole width, and the head is as high as they are.
const plain = css({
  paddingBottom: 'clamp(40px, 4.5vw, 72px)',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
})
const plainWords = css({ '& h1': { maxWidth: '13em' }, [media.fromDesktop]: { paddingBottom: 0 } })

type Props = Pick<BlockProps['caseStudy'], 'brand' | 'mark' | 'category' | 'title' | 'location' | 'list' | 'drawing'>

/** The head of a case study: the way back, the mark, the motto as the page's title, and the product that was built. */
export function Header({ brand, mark, category, title, location, list, drawing }: Props) {
  return (
    <header css={head}>
      <div css={[wrap, grid, !drawing && plain]}>
        <div css={[words, !drawing && plainWords]}>
          <Breadcrumb above={list} name={brand} />
          <Mark mark={mark} name={brand} size="tile" />
          <LineName>{category}</LineName>
          <h1>
            <Title>{title}</Title>
          </h1>
          <Place>
            {brand}, {location}
          </Place>
        </div>
        {drawing && (
          <div css={art}>
            <StoryPicture drawing={drawing} climbs eager />
          </div>
        )}
      </div>
    </header>
  )
}
