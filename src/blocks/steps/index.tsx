import { css } from '@emotion/react'
import type { FunctionComponent } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { afterWhite, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { Junction } from './junction.tsx'
import { Line } from './line.tsx'
import { Stations } from './stations.tsx'
import { Weave } from './weave.tsx'

type Props = BlockProps['steps']

// Lines run on to the edges of the section, which cuts them.
const section = css({ paddingBlock: theme.section, overflow: 'clip' })
// The section cuts what leaves it, so some room is kept for the height of the letters.
const white = css({ [afterWhite]: { marginTop: -8, paddingTop: 8 } })

const layouts: Record<Props['layout'], FunctionComponent<Props>> = {
  stations: Stations,
  weave: Weave,
  line: Line,
  junction: Junction,
}

/** What happens one after the other, as stations of a line. */
export default function Steps({ id, ...block }: Props & { id?: string }) {
  const Layout = layouts[block.layout]
  const ground = block.ground === 'mist' ? 'mist' : undefined
  return (
    <section id={id} css={[section, !ground && white]} data-ground={ground} data-line={block.line}>
      <div css={wrap}>
        <SectionHead title={block.title} lead={block.lead} />
        <Layout {...block} />
      </div>
    </section>
  )
}
