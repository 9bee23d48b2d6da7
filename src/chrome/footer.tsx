import { css } from '@emotion/react'
import type { Site } from '../model/schema.gen.ts'
import { media, small, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { Logo } from './logo.tsx'
import { SocialLinks } from './socialLinks.tsx'
import { StoreBadge } from './storeBadge.tsx'

const claimIcons = { audit: 'shield', company: 'document', apps: 'phone' } as const

// Browsers leave backgrounds out on paper, where light words would be lost, and nobody can follow a link.
const foot = css({
  '@media print': {
    breakInside: 'avoid',
    '--on': theme.ink,
    background: 'none',
    color: theme.ink,
    '& p': { color: theme.ink },
  },
})
const onScreen = css({ '@media print': { display: 'none' } })
const rail = css({
  height: 36,
  background: `linear-gradient(${theme.lagoon} 6px, ${theme.ink} 0 10px, ${theme.clay} 0 16px, ${theme.ink} 0 20px, ${theme.sun} 0 26px, ${theme.ink} 0 30px, ${theme.sky} 0)`,
  forcedColorAdjust: 'none',
})
const main = css({
  display: 'grid',
  gap: theme.s7,
  paddingBlock: theme.s8,
  [media.fromDesktop]: { gridTemplateColumns: '1fr 2fr', gap: theme.s9 },
  '@media print': { paddingBlock: theme.s5 },
})
const brand = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: theme.s5, maxWidth: '22rem' })
const sentence = css({ color: theme.onInk2 })
const elsewhere = css({ display: 'grid', justifyItems: 'start', gap: theme.s5 })
// Columns of one height: a short group is under the one before it, where it leaves no hole.
const columns = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: theme.s5,
  '& > div': { breakInside: 'avoid', paddingBottom: theme.s6 },
  [media.fromPair]: { display: 'block', columns: 3 },
})
const columnTitle = css({
  marginBottom: 6,
  color: theme.onInk2,
  fontSize: theme.fsSm,
  fontWeight: 500,
  fontStretch: '100%',
  lineHeight: 1.25,
  letterSpacing: 0,
})
const link = css({
  display: 'inline-block',
  minHeight: 44,
  padding: '9px 0',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { textDecoration: `underline ${theme.sun}`, textUnderlineOffset: 5 },
})
const end = css({ borderTop: `1px solid ${theme.ink3}` })
const endInner = css({ display: 'grid', gap: theme.s5, paddingBlock: `${theme.s6} ${theme.s7}` })
// From 768 px each claim is below a column of links, from 1200 px below the brand, the first and the last column.
const claimList = css({
  display: 'grid',
  gap: `${theme.s4} ${theme.s5}`,
  [media.fromPair]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.fromDesktop]: { gridTemplateColumns: 'calc(33.33% + 40px) 1fr calc(22.22% - 37px)' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, fontWeight: 600 },
  '& svg': { stroke: theme.sun },
  '@media (forced-colors: active), print': { '& svg': { stroke: 'currentColor' } },
})
const legal = css({ color: theme.onInk3, fontSize: theme.fsXs, lineHeight: 1.5 })

/** The foot of every page. */
export function Footer({ site: { brand: name, social, footer, texts } }: { site: Site }) {
  return (
    <footer css={foot} data-background="ink">
      <div css={rail} aria-hidden="true" />
      <div css={wrap}>
        <div css={main}>
          <div css={brand}>
            <Logo brand={name} />
            <p css={[small, sentence]}>{footer.text}</p>
            <div css={[elsewhere, onScreen]}>
              <SocialLinks profiles={social} />
              <StoreBadge badge={footer.badge} />
            </div>
          </div>
          <nav css={[columns, onScreen]} aria-label={texts.footerNavigation}>
            {footer.columns.map(({ title, links }) => (
              <div key={title}>
                <h2 css={columnTitle}>{title}</h2>
                <ul>
                  {links.map(({ href, text }) => (
                    <li key={href}>
                      <a css={link} href={href}>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div css={[end, endInner]}>
          <ul css={[small, claimList]}>
            {footer.claims.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={claimIcons[icon]} size={28} />
                {text}
              </li>
            ))}
          </ul>
          <p css={legal}>{footer.legal}</p>
        </div>
      </div>
    </footer>
  )
}
