import { css } from '@emotion/react'
import { weaveArt } from '../../theme/art.ts'
import { media } from '../../theme/styles.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { lineLeft, Station, type StepsProps } from './list.tsx'

const { canvas, x, y, width, height, rows } = weaveArt
const share = (part: number) => `${(part / width) * 100}%`

const weave = css({ [media.fromDesktop]: { position: 'relative', aspectRatio: `${width} / ${height}` } })
const art = css({
  display: 'none',
  [media.fromDesktop]: { display: 'block', position: 'absolute', inset: 0 },
  '& img': { width: share(canvas.width), maxWidth: 'none', margin: `${share(-y)} ${share(-x)} 0` },
})
const list = css({
  [media.fromDesktop]: {
    position: 'relative',
    height: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: `repeat(${rows.length}, minmax(0, 1fr))`,
    columnGap: '9%',
    '& > li': { alignSelf: 'center', maxWidth: '30rem' },
    ...Object.fromEntries(
      rows.map(({ textSide }, at) => [
        `& > li:nth-of-type(${at + 1})`,
        {
          gridRow: at + 1,
          gridColumn: textSide === 'left' ? 1 : 2,
          width: '100%',
          justifySelf: textSide === 'left' ? 'start' : 'end',
        },
      ]),
    ),
  },
})

/** From 1200 px four rows in which words and screen change sides, on one line from the section above to the one below. */
export function Weave({ items, drawing }: StepsProps<'weave'>) {
  return (
    <div css={weave}>
      <ol css={[lineLeft, list]}>
        {items.map((step) => (
          <Station key={step.title} {...step} />
        ))}
      </ol>
      <div css={art}>
        <Picture drawing={drawing} />
      </div>
    </div>
  )
}
