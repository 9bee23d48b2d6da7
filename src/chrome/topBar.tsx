import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { Site } from '../content/schema.gen.ts'
import { media, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { Progress } from './progress.tsx'

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: theme.paper,
  borderBottom: `1px solid ${theme.rule}`,
  '@media print': { position: 'static' },
})
const inner = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.s6,
  height: 76,
  // The same room on both sides, so that the links stand in the middle of the page.
  [media.fromDesktop]: { '& > a, & > div': { flex: '1 1 0' } },
})
const nav = css({
  '& > ul': { display: 'flex', gap: 2 },
  [media.belowDesktop]: { display: 'none' },
})
const navLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 14px',
  borderRadius: theme.rCap,
  fontSize: theme.fsSm,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `background ${theme.t2}`,
  '&:hover, &[aria-current]': { background: theme.mist },
  '&:focus-visible': { borderRadius: theme.rCap },
})
const actions = css({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: 10,
  [media.belowDesktop]: { display: 'none' },
})

const menuButton = css({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginRight: -12,
  borderRadius: '50%',
  '&:hover, &:active': { background: theme.mist },
  '&:focus-visible': { borderRadius: '50%' },
  // One of the two icons: three bars, or the cross while the menu is open.
  'header:not(:has(:popover-open)) & > svg:last-of-type': { display: 'none' },
  'header:has(:popover-open) & > svg:first-of-type': { display: 'none' },
  [media.fromDesktop]: { display: 'none' },
})
const menu = css({
  inset: '77px 0 0',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: '12px 0 20px',
  border: 0,
  background: theme.paper,
  color: theme.ink,
  overscrollBehavior: 'contain',
  '&:popover-open': { display: 'flex', flexDirection: 'column' },
  // A browser that does not know popovers shows the links under the bar.
  '@supports not selector(:popover-open)': { position: 'static' },
  [media.fromDesktop]: { display: 'none !important' },
})
const menuList = css({ flex: 1, marginBottom: theme.s6 })
const menuLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  borderBottom: `1px solid ${theme.rule}`,
  fontSize: '1.25rem',
  fontWeight: 600,
  fontStretch: '90%',
  textDecoration: 'none',
  '&[aria-current]': { boxShadow: `inset 8px 0 ${theme.sun}`, paddingLeft: 20 },
})
const menuActions = css({ display: 'grid', gap: 10 })

interface Props {
  site: Site
  /** The route that is shown, such as `/payout`: its link is marked. */
  route: string
}

/** The bar at the top of every page. Below 1200 px its links stand in a menu that opens without a script. */
export function TopBar({ site, route }: Props) {
  const { items, signIn, createAccount } = site.navigation
  const sheet = useRef<HTMLElement>(null)
  const close = () => sheet.current?.hidePopover?.()
  // The bar outlives the page: a navigation in the browser has to close the menu.
  const shown = useRef(route)
  useEffect(() => {
    if (shown.current !== route) sheet.current?.hidePopover?.()
    shown.current = route
  }, [route])

  const links = (style: typeof navLink) =>
    items.map(({ href, text }) => (
      <li key={href}>
        <a css={style} href={href} aria-current={href === route ? 'page' : undefined}>
          {text}
        </a>
      </li>
    ))

  return (
    <header css={bar}>
      <div css={[wrap, inner]}>
        <Logo brand={site.brand} />
        <nav css={nav} aria-label={site.texts.mainNavigation}>
          <ul>{links(navLink)}</ul>
        </nav>
        <div css={actions}>
          <a css={navLink} href={signIn.href}>
            {signIn.text}
          </a>
          <ButtonLink href={createAccount.href} small>
            {createAccount.text}
          </ButtonLink>
        </div>
        <button css={menuButton} type="button" popoverTarget="menu">
          <span className="vh">{site.texts.menu}</span>
          <Icon name="menu" size={26} />
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav css={menu} id="menu" ref={sheet} popover="auto" aria-label={site.texts.menu} onClick={close}>
        <ul css={[wrap, menuList]}>{links(menuLink)}</ul>
        <div css={[wrap, menuActions]}>
          <ButtonLink href={signIn.href} kind="line">
            {signIn.text}
          </ButtonLink>
          <ButtonLink href={createAccount.href}>{createAccount.text}</ButtonLink>
        </div>
      </nav>
      <Progress />
    </header>
  )
}
