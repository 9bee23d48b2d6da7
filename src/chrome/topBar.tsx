import { css } from '@emotion/react'
import type { Site } from '../model/schema.gen.ts'
import { media, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/images/icon.tsx'
import { Logo } from './logo.tsx'
import { MainNavigation } from './mainNavigation.tsx'
import { roundButton } from './menuLook.ts'
import { MenuSheet } from './menuSheet.tsx'
import { navLink } from './navLink.ts'
import { Progress } from './progress.tsx'

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  background: theme.paper,
  borderBottom: `1px solid ${theme.rule}`,
  // The room that the page keeps free for the bar is not free for what is in it: the focus must not scroll there.
  '& > div :is(a, button)': { scrollMarginTop: -96 },
  '@media print': { position: 'static' },
})
const inner = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.s5,
  height: 76,
  // The same room on both sides, so that the links are in the middle of the page, and stay there while the rest arrives.
  [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
})
// On paper the bar names the site, and nothing else in it is of use.
const onScreen = css({ [`${media.belowDesktop}, print`]: { display: 'none' } })
const actions = css({ display: 'flex', justifyContent: 'end', alignItems: 'center', gap: 10 })
const signInLink = css({ transition: `background ${theme.t2}`, '&:hover': { background: theme.mist } })
const menuButton = css({ marginRight: -12, [`${media.fromDesktop}, print`]: { display: 'none' } })

interface Props {
  site: Site
  /** The route that is shown, such as `/payout`: its link is marked. */
  route: string
}

/** The bar at the top of every page. Below 1200 px its links are in a menu that opens without a script. */
export function TopBar({ site, route }: Props) {
  const { signIn, createAccount } = site.navigation

  return (
    <header css={bar}>
      <div css={[wrap, inner]}>
        <Logo brand={site.brand} />
        <nav css={onScreen} aria-label={site.texts.mainNavigation}>
          <MainNavigation site={site} route={route} />
        </nav>
        <div css={[actions, onScreen]}>
          <a css={[navLink, signInLink]} href={signIn.href}>
            {signIn.text}
          </a>
          <ButtonLink href={createAccount.href} small>
            {createAccount.text}
          </ButtonLink>
        </div>
        <button css={[roundButton, menuButton]} type="button" popoverTarget="menu">
          <span className="vh">{site.texts.menu}</span>
          <Icon name="menu" size={26} />
        </button>
      </div>
      <MenuSheet site={site} route={route} />
      <Progress />
    </header>
  )
}
