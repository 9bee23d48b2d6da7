import { css, type SerializedStyles } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { media, pressable, quiet, small } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Mark } from '../ui/images/mark.tsx'
import { Place } from '../ui/place.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Title } from '../ui/text/words.tsx'

type Props = BlockProps['caseStudies']
type Layout = Props['layout']

const section = css({ overflowX: 'clip' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  [media.fromPair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  border: `1px solid ${theme.rule}`,
  borderRadius: theme.rL,
  background: theme.paper,
  '@media print': { breakInside: 'avoid' },
})
const area = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '23px 23px 0 0',
  background: 'var(--ct)',
  color: 'var(--cx)',
})
const words = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.s2,
  padding: '24px 26px 20px',
  '& b': { color: theme.ink, fontWeight: 600 },
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 24px',
  marginTop: theme.s2,
})
const more = css({ marginTop: theme.s6 })

const thickness = 10
const stroke = { content: '""', height: thickness, background: 'var(--c)', forcedColorAdjust: 'none' } as const
const areaHeight = 'clamp(200px, 23vw, 320px)'
const onLine = `calc(${areaHeight} / 2 - ${thickness / 2}px)`
const toLeftEdge = { ...stroke, position: 'absolute', top: onLine, right: '100%', width: '100vw' } as const
const toRightEdge = { ...stroke, position: 'absolute', top: onLine, left: '100%', width: '100vw' } as const

const looks: Record<Layout, { area: SerializedStyles; card?: SerializedStyles; words?: SerializedStyles }> = {
  // A stub of the line, which grows when the card is pointed at.
  cards: {
    area: css({
      height: 200,
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0',
        height: 8,
        background: 'var(--c)',
        transform: 'scaleX(.22)',
        transformOrigin: '0 50%',
        transition: `transform ${theme.t3} ${theme.arrive}`,
        forcedColorAdjust: 'none',
      },
      'li:hover > &::after': { transform: 'none' },
    }),
  },
  // One line from the left edge of the page to the right one. It changes its colour at the capsule between two cards.
  large: {
    area: css({
      height: areaHeight,
      '&::before': { ...stroke, gridArea: '1 / 1', width: '100%' },
      '& > *': { position: 'relative', gridArea: '1 / 1' },
    }),
    card: css({
      [media.fromPair]: {
        '&:nth-of-type(odd)::before': toLeftEdge,
        '&:nth-of-type(even)::before, &:last-of-type:nth-of-type(odd)::after': toRightEdge,
        '&:nth-of-type(even)::after': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          top: `calc(${areaHeight} / 2 - 37px)`,
          left: `calc(${theme.gap} / -2 - 17px)`,
          width: 34,
          height: 74,
          border: `5px solid ${theme.ink}`,
          borderRadius: 17,
          background: theme.paper,
        },
      },
      '@media print': { '&&::before, &&::after': { display: 'none' } },
    }),
    words: css({ padding: `clamp(24px, 2.8vw, 40px)`, paddingBottom: 'clamp(16px, 2.2vw, 32px)' }),
  },
}

/** Cards that lead to case studies; the whole card is the link. */
export default function CaseStudies({ id, layout, title, readMore, about, studies, link }: Props & { id?: string }) {
  const look = looks[layout]
  return (
    <Section id={id} css={section} {...(layout === 'cards' && { background: 'mist' })}>
      <SectionHead title={title} />
      <ul css={grid}>
        {studies.map(({ brand, mark, line, category, location, href, ...study }) => (
          <li key={brand} css={[card, pressable, look.card]} data-line={line}>
            <div css={[area, look.area]}>
              <Mark mark={mark} name={brand} size={layout === 'large' ? 'large' : 'plain'} />
            </div>
            <div css={[words, look.words]}>
              <p css={[small, quiet]}>
                <b>{brand}</b>, {category}
              </p>
              <h3>
                <Title>{study.title}</Title>
              </h3>
              <div css={foot}>
                <TextLink href={href}>
                  {readMore}{' '}
                  <span className="vh">
                    {about} {brand}
                  </span>
                </TextLink>
                {location && <Place>{location}</Place>}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {link && (
        <p css={more}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  )
}
