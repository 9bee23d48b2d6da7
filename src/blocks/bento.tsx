import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { afterWhite, media, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Chat } from '../ui/chat.tsx'
import { inset, Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Title } from '../ui/text/words.tsx'

type Tile = BlockProps['bento']['tiles'][number]

const section = css({ [afterWhite]: { paddingTop: 0 } })
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromPair]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 12' },
    '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: 'span 6' },
  },
  [media.fromDesktop]: {
    '& > *': { gridColumn: 'span 7' },
    '& > :nth-of-type(2), & > :nth-of-type(3)': { gridColumn: 'span 5' },
  },
})
// The last of two or three tiles leaves no gap beside it.
const lastOf: Partial<Record<number, SerializedStyles>> = {
  2: css({
    [media.fromPair]: { '& > :last-child': { gridColumn: 'span 12' } },
    [media.fromDesktop]: { '& > :last-child': { gridColumn: 'span 5' } },
  }),
  3: css({ [media.fromDesktop]: { '& > :last-child': { gridColumn: 'span 12' } } }),
}
const tile = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.s6,
  padding: 'clamp(24px, 2.5vw, 36px)',
  borderRadius: theme.rL,
  overflow: 'clip',
})
const tint = css({ background: 'var(--ct)' })
const words = css({ display: 'grid', gap: 8 })
// The drawing of a narrow tile is made for a narrow place, and stays so where all tiles are one column.
const picture = css({
  'li:nth-of-type(2) > &, li:nth-of-type(3) > &': { width: '100%', maxWidth: 480, marginInline: 'auto' },
})

/** Tiles of different widths: the first and the fourth wide, the two between them narrow. */
export default function Bento({ id, title, lead, tiles }: BlockProps['bento'] & { id?: string }) {
  return (
    <Section id={id} css={section}>
      <SectionHead title={title} lead={lead} />
      <ul css={[grid, lastOf[tiles.length]]}>
        {tiles.map((item) => (
          <TileView key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  )
}

function TileView({ background, title, text, drawing, chat }: Tile) {
  const isTint = background !== 'mist' && background !== 'ink'
  return (
    <li
      css={[tile, isTint && tint]}
      data-background={isTint ? undefined : background}
      data-line={isTint ? background : undefined}
    >
      <div css={words}>
        <h3>
          <Title>{title}</Title>
        </h3>
        <p css={quiet}>{text}</p>
      </div>
      {drawing && (
        <div css={picture}>
          <Picture css={inset} drawing={drawing} />
        </div>
      )}
      {chat && <Chat messages={chat} />}
    </li>
  )
}
