import { css } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { condensed, lead as leadStyle, media, quiet, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { inset, Picture } from '../ui/images/picture.tsx'
import { RichText } from '../ui/text/richText.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { branch, trunk, trunkEnd } from '../ui/lines/trunk.ts'
import { Title } from '../ui/text/words.tsx'

type Props = BlockProps['trunk']

const section = css({ paddingBottom: theme.section })

// The branch is as high as the title of the panel.
const station = css({
  '--y': `calc(clamp(20px, 3.6vw, 56px) + .55 * ${theme.fs2})`,
  '& + &': { marginTop: 'clamp(32px, 4vw, 56px)' },
  [media.fromDesktop]: { '--y': '112px' },
})
const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s6,
  padding: 'clamp(20px, 3.6vw, 56px)',
  borderRadius: theme.rL,
  background: 'var(--ct)',
  // The column beside the trunk is narrow: a drawing has more of it than words, whose lines need room at both ends.
  [media.phone]: { gap: theme.s5, '& > :last-child': { margin: '0 -9px -9px' } },
  [media.fromDesktop]: { gridTemplateColumns: '5fr 6fr', gap: theme.s7, alignItems: 'center' },
})
// The words on white, and a tint behind the picture alone: beside the trunk on a desktop, where the branch goes on to it.
const open = css({
  gap: 0,
  padding: 0,
  background: 'none',
  '& > div': { padding: 'clamp(20px, 3.6vw, 56px)' },
  '& > :last-child': { background: 'var(--ct)', borderRadius: theme.rL },
  [media.phone]: { gap: 0, '& > :last-child': { margin: 0, padding: 11 } },
  [media.belowDesktop]: {
    boxShadow: `inset 0 0 0 1px ${theme.rule}`,
    '& > :last-child': { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  },
  [media.fromDesktop]: {
    gridTemplateColumns: '6fr 5fr',
    gap: theme.s8,
    '& > :first-child': { paddingInline: 0 },
    '& > :last-child': { order: -1, borderBottomRightRadius: theme.rBend },
  },
})
// On paper its words are as dark as those of the others.
const ink = css({
  borderRadius: `${theme.rL} ${theme.rBend} ${theme.rL} ${theme.rL}`,
  '@media screen': {
    background: theme.ink,
    // Lagoon is too dark on ink.
    '[data-line=lagoon] &': { '--c': theme.lagoonHi },
  },
})
const words = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.s4,
  '& > a': { marginTop: 4 },
})
const heading = css({ display: 'grid', gap: `calc(${theme.s4} + 4px)` })
const subtitle = css({ fontSize: theme.fs4, fontWeight: 600, ...condensed(90), lineHeight: 1.3 })

const endOnly = css({ paddingBottom: theme.s8 })
const more = css({ display: 'grid', gap: theme.s5, paddingBlock: 'clamp(56px, 6vw, 96px) clamp(56px, 6vw, 88px)' })
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '8px 20px',
    border: `1.5px solid ${theme.edge}`,
    borderRadius: theme.rCap,
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    transition: `border-color ${theme.t2}, background ${theme.t2}`,
  },
  '& a::before': {
    content: '""',
    flex: 'none',
    width: 18,
    height: 8,
    borderRadius: 4,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  // Beside the trunk two of them share a row of a phone.
  [media.phone]: { gap: 8, '& a': { padding: '8px 13px', gap: 8, fontSize: theme.fsSm }, '& a::before': { width: 14 } },
  '& a:hover': { borderColor: theme.ink, background: theme.mist },
  '& a:focus-visible': { borderRadius: theme.rCap },
})

/** What a page with a trunk goes on with under its head: a station for each topic, more links, the end of the lines. */
export default function Trunk({ id, stations, more: others }: Props & { id?: string }) {
  return (
    <section id={id} css={section}>
      <div css={[wrap, trunk, trunkEnd, !others && endOnly]}>
        {stations.map((one, at) => (
          <Station key={one.anchor} {...one} look={lookOf(at, stations.length)} />
        ))}
        {others && <More {...others} />}
      </div>
    </section>
  )
}

const looks = { tint: undefined, open, ink }

/** Stations in a row are told apart: every second one has its words on white, and the last one may be dark. */
function lookOf(at: number, count: number): keyof typeof looks {
  if (at % 2 === 1) return 'open'
  return at > 0 && at === count - 1 ? 'ink' : 'tint'
}

type StationProps = Props['stations'][number] & { look: keyof typeof looks }

function Station({ anchor, title, line, subtitle: need, text, points, link, drawing, look }: StationProps) {
  return (
    <section id={anchor} css={[station, branch]} data-line={line}>
      <div css={[panel, looks[look]]} data-background={look === 'ink' ? 'ink' : undefined}>
        <div css={words}>
          <hgroup css={heading}>
            <h2>
              <Title>{title}</Title>
            </h2>
            <p css={subtitle}>{need}</p>
          </hgroup>
          <p css={quiet}>{text}</p>
          {points && <Ticks points={points} />}
          {link && <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
        <div>
          <Picture css={inset} drawing={drawing} />
        </div>
      </div>
    </section>
  )
}

function More({ anchor, title, lead, links }: NonNullable<Props['more']>) {
  return (
    <section id={anchor} css={more}>
      <h2>
        <Title>{title}</Title>
      </h2>
      {lead && (
        <div css={leadStyle}>
          <RichText text={lead} />
        </div>
      )}
      <ul css={chips}>
        {links.map((link) => (
          <li key={link.href} data-line={link.line}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
