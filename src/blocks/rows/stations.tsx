import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, quiet } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { DetailPicture } from '../../ui/images/detailPicture.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Title } from '../../ui/text/words.tsx'

const node = 26
const line = 10
const top = 28

// Each station has its own part of the line, in its colour; the first and the last one end it.
const station = css({
  position: 'relative',
  display: 'grid',
  gap: 10,
  padding: `${top - 2}px 0 30px 60px`,
  borderTop: '1px solid var(--hair)',
  '--hair': theme.rule,
  '[data-background=ink] &': { '--hair': theme.ink3 },
  '&::before, &::after': { content: '""', position: 'absolute', forcedColorAdjust: 'none' },
  '&::before': {
    inset: `-1px auto 0 ${(node - line) / 2}px`,
    width: line,
    background: `var(--c, ${theme.edge})`,
  },
  '&::after': {
    top,
    left: 0,
    width: node,
    height: node,
    border: `5px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  '&:first-of-type::before': { top: top + node / 2 },
  '&:last-of-type::before': { bottom: 'auto', height: top + node / 2 },
  [media.fromTablet]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 1fr)', columnGap: theme.s6 },
  [media.fromDesktop]: { gridTemplate: 'auto / 4fr 4fr 5fr', gap: 40 },
})
// On a tablet what belongs to a thing is right of its name and its words.
const name = css({ [media.fromTablet]: { gridColumn: 1 } })
const words = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 4,
  [media.fromTablet]: { gridColumn: 1 },
  [media.fromDesktop]: { gridColumn: 2 },
})
// Where nothing belongs to a thing, its link is in that place.
const alone = css({
  [media.fromTablet]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: 'normal',
    '& > a': { marginTop: -9 },
  },
  [media.fromDesktop]: { gridColumn: '2 / -1' },
})
// With pictures: they are at the right end, and what belongs to a thing is under its words, or across the row on a tablet.
const pictured = css({
  [media.fromTablet]: { gridTemplate: 'auto 1fr auto / minmax(0, 1fr) 288px' },
  [media.fromDesktop]: { gridTemplate: 'auto 1fr / minmax(0, 9fr) minmax(0, 16fr) 300px', rowGap: 14 },
})
const picture = css({
  minHeight: 112,
  marginBlock: 4,
  borderRadius: theme.rL,
  [media.fromTablet]: { gridArea: '1 / 2 / span 2', alignSelf: 'start' },
  [media.fromDesktop]: { gridArea: '1 / 3 / span 2', margin: 0 },
})
const under = css({
  [media.fromTablet]: { gridArea: '3 / 1 / auto / -1', gridTemplateColumns: 'subgrid', columnGap: 'normal' },
  [media.fromDesktop]: { gridArea: '2 / 2', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 28 },
})
const parts = css({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  [media.fromTablet]: { gridArea: '1 / 2 / span 2' },
  [media.fromDesktop]: { gridArea: '1 / 3' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: 'var(--quiet)' },
})

/** Rows as stations of one line that runs down: a name, what it is, what belongs to it, and a detail of it. */
export function Stations({ items }: Pick<BlockProps['rows'], 'items'>) {
  const arePictured = items.some(({ drawing }) => drawing)
  return (
    <ul>
      {items.map(({ title, line: colour, text, link, parts: belonging, drawing }) => (
        <li key={title} css={[station, arePictured && pictured]} data-line={colour}>
          <h3 css={name}>
            <Title>{title}</Title>
          </h3>
          <div css={[words, !belonging && !arePictured && alone]}>
            <p css={quiet}>{text}</p>
            {link && <TextLink href={link.href}>{link.text}</TextLink>}
          </div>
          {drawing && <DetailPicture css={picture} drawing={drawing} />}
          {belonging && (
            <dl css={[parts, arePictured && under]}>
              {belonging.map((part) => (
                <div key={part.title}>
                  <dt>{part.title}</dt>
                  <dd>{part.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
