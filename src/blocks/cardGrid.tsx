import { css, type SerializedStyles } from '@emotion/react'
import type { ReactElement } from 'react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media, pressable, quiet } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { DetailPicture } from '../ui/images/detailPicture.tsx'
import { Glyph } from '../ui/images/glyph.tsx'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Title, Words } from '../ui/text/words.tsx'

type Props = BlockProps['cardGrid']
type Card = Omit<Props['cards'][number], 'glyph' | 'drawing'>

const grid = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.gap })
const columnsFrom = (query: string, count: number) => ({
  [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
})
const two = css(columnsFrom(media.fromTablet, 2))
const three = css(columnsFrom(media.fromCards, 3))
const fourth = css(columnsFrom(media.fromDesktop, 4))

// An odd number leaves a hole in two columns, so until there is room for three each card lies on its side.
const lying = css({
  [media.fromTablet]: {
    gridTemplateColumns: '2fr 3fr',
    gridTemplateRows: 'auto',
    '& > :last-child': { alignSelf: 'center' },
  },
  [media.fromCards]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > :last-child': { alignSelf: 'stretch' },
  },
})

const looks: Record<number, { grid: SerializedStyles[]; card?: SerializedStyles }> = {
  2: { grid: [two] },
  3: { grid: [three], card: lying },
  4: { grid: [two, fourth] },
  5: { grid: [three], card: lying },
  6: { grid: [two, three] },
}

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  border: `1px solid ${theme.rule}`,
  borderRadius: theme.rL,
  background: theme.paper,
  overflow: 'clip',
  '[data-background] &': { borderColor: 'transparent' },
})
// The titles of a row are on one line, also where a drawing is beside a glyph, which is lower or higher.
const onOneLine = {
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  '& > :only-child': { gridRow: '1 / -1' },
}
const level = css(onOneLine)
const levelAfterLying = css({ [media.fromCards]: onOneLine })
// The background of the drawing goes on where the words need more room than it has.
const pictured = css({
  display: 'grid',
  alignItems: 'center',
  background: 'var(--ct)',
  '& img': { display: 'block' },
})
const halves = css({
  [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [media.fromCards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const words = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  gap: theme.s2,
  padding: '24px 26px 28px',
})
const withLink = css({ gridTemplateRows: 'auto 1fr auto', paddingBottom: 20 })

/** What is on top of each card, if anything: its drawing, or a line that says what it is about. */
function picturesOf({ layout, cards }: Props): (ReactElement | undefined)[] {
  return cards.map(({ title, drawing, glyph }) => {
    if (!drawing) return glyph && <Glyph key={title} name={glyph} />
    if (layout === 'details') return <DetailPicture key={title} drawing={drawing} />
    return (
      <div key={title} css={pictured}>
        <Picture drawing={drawing} />
      </div>
    )
  })
}

/** Cards of equal weight, each under a detail of the product, a drawing or a glyph of its line. */
export default function CardGrid({ id, ...block }: Props & { id?: string }) {
  const { title, lead, background } = block
  const cards: readonly Card[] = block.cards
  const look = looks[cards.length]
  const lies = look?.card && (block.cards.some(({ drawing }) => drawing) ? [look.card, halves] : look.card)
  const isMixed = block.cards.some(({ drawing }) => drawing) && !block.cards.every(({ drawing }) => drawing)
  const levels = isMixed && (lies ? levelAfterLying : level)
  const Heading = title ? 'h3' : 'h2'
  const pictures = picturesOf(block)
  return (
    <Section id={id} {...(background === 'mist' && { background })}>
      {title && <SectionHead title={title} lead={lead} />}
      <ul css={[grid, look?.grid]}>
        {cards.map(({ line, link, anchor, ...item }, at) => (
          <li key={item.title} id={anchor} css={[card, lies, levels, link && pressable]} data-line={line}>
            {pictures[at]}
            <div css={[words, link && withLink]}>
              <Heading css={entryTitle}>
                <Title>{item.title}</Title>
              </Heading>
              <p css={quiet}>
                <Words>{item.text}</Words>
              </p>
              {link && <TextLink href={link.href}>{link.text}</TextLink>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
