import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { plateRoom } from '../../theme/artPages.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'

const percent = (share: number) => `${share * 100}%`

const panel = css({
  marginTop: theme.s6,
  padding: 'clamp(20px, 3.4vw, 48px)',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  overflow: 'clip',
  breakInside: 'avoid',
})
// The drawing has room around its art, into which its lines run on: to the edges of the panel, which clips them.
const art = css({
  width: percent(1 + 2 * plateRoom.side),
  maxWidth: 'none',
  margin: `-${percent(plateRoom.top)} -${percent(plateRoom.side)} -${percent(plateRoom.bottom)}`,
})

type Props = NonNullable<BlockProps['caseStudy']['story'][number]['plate']>

/** A drawing on a panel in the tint of its line. */
export function Plate({ line, drawing }: Props) {
  return (
    <div css={panel} data-line={line}>
      <Picture css={art} drawing={drawing} />
    </div>
  )
}
