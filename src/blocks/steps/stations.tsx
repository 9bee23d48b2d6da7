import { css } from '@emotion/react'
import { stationsArt } from '../../theme/art.ts'
import { media } from '../../theme/styles.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { lineLeft, smallTitles, Station, type StepsProps } from './list.tsx'

const { canvas, x, width, columns, columnWidth } = stationsArt
const share = (part: number) => `${(part / width) * 100}%`

const art = css({
  display: 'none',
  [media.fromDesktop]: { display: 'block' },
  '& img': { width: share(canvas.width), maxWidth: 'none', marginLeft: share(-x) },
})
const list = css({
  [media.fromDesktop]: {
    gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
    columnGap: share((columns[1] ?? 0) - columnWidth),
  },
})

/** From 1200 px a climbing line with four screens, the words of each under it. */
export function Stations({ items, drawing }: StepsProps<'stations'>) {
  return (
    <>
      <div css={art}>
        <Picture drawing={drawing} />
      </div>
      <ol css={[lineLeft, smallTitles, list]}>
        {items.map((step) => (
          <Station key={step.title} {...step} />
        ))}
      </ol>
    </>
  )
}
