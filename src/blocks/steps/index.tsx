import { css } from '@emotion/react'
import { afterWhite, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { unknownLayout } from '../../ui/unknownLayout.ts'
import { Junction } from './junction.tsx'
import { Line } from './line.tsx'
import type { StepsProps } from './list.tsx'
import { Stations } from './stations.tsx'
import { Weave } from './weave.tsx'

// Lines run on to the edges of the section, which cuts them.
const section = css({ paddingBlock: theme.section, overflow: 'clip' })
// The section cuts what leaves it, so some room is kept for the height of the letters.
const white = css({ [afterWhite]: { marginTop: -8, paddingTop: 8 } })

/** The steps themselves, in the layout that the block names. */
function InLayout(props: StepsProps) {
  switch (props.layout) {
    case 'stations':
      return <Stations {...props} />
    case 'weave':
      return <Weave {...props} />
    case 'line':
      return <Line {...props} />
    case 'junction':
      return <Junction {...props} />
    default:
      return unknownLayout(props)
  }
}

/** What happens one after the other, as stations of a line. */
export default function Steps({ id, ...block }: StepsProps & { id?: string }) {
  const background = block.background === 'mist' ? 'mist' : undefined
  return (
    <section id={id} css={[section, !background && white]} data-background={background} data-line={block.line}>
      <div css={wrap}>
        <SectionHead title={block.title} lead={block.lead} />
        <InLayout {...block} />
      </div>
    </section>
  )
}
