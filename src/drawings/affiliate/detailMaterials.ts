import { detail, framed, pad, sheetWidth as width } from '../kit/detail.ts'
import { icon } from '../kit/icons.ts'
import { lines } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

/** Files to share, in the shapes of their places. */
const files = [
  { name: 'Banner', x: pad, width: 76, height: 38 },
  { name: 'Story', x: 114, width: 32, height: 56 },
  { name: 'Post', x: 166, width: 46, height: 46 },
] as const

/** Three files with the four lines on them, ready to download. */
export default detail(() =>
  framed('clay', {
    width,
    height: 104,
    svg:
      files
        .map(
          (file) =>
            box(file.x, 42 - file.height / 2, file.width, file.height, { radius: 6, fill: 'ink' }) +
            lines.map((line, rank) => box(file.x, 34 + rank * 4.4, file.width, 3.4, { fill: line })).join('') +
            text(file.x, 92, file.name, { size: 12.5, weight: 600 }),
        )
        .join('') + icon('download', width - pad - 16, 79, { size: 16, width: 2 }),
  }),
)
