import type { ReactNode } from 'react'
import type { Site } from '../model/schema.gen.ts'
import { wrap } from '../theme/styles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/images/icon.tsx'
import { Logo } from './logo.tsx'
import { currentPage, type MenuItem } from './menuItem.ts'
import * as look from './menuLook.ts'
import { markedCurrent } from './navLink.ts'

interface Props {
  site: Site
  route: string
}

/**
 * The menu of small screens: a popover that fills the screen, in which the parts with a submenu open as popovers of
 * their own. The browser opens and closes them, without a script.
 */
export function MenuSheet({ site, route }: Props) {
  const { navigation, texts, brand } = site
  return (
    <nav css={[look.level, look.firstLevel]} id="menu" popover="auto" aria-label={texts.menu}>
      <LevelBar texts={texts} isFirst>
        <Logo brand={brand} />
      </LevelBar>
      <ul css={[wrap, look.list]}>
        {navigation.items.map((item, at) => (
          <li key={item.href}>
            {item.links ? (
              <>
                <button css={[look.row, look.root, look.opener]} type="button" popoverTarget={`menu-${at}`}>
                  {item.text}
                  <Icon name="chevronDown" />
                </button>
                <Level site={site} route={route} item={item} links={item.links} id={`menu-${at}`} />
              </>
            ) : (
              <a
                css={[look.row, look.root, markedCurrent]}
                href={item.href}
                aria-current={currentPage(item.href, route)}
              >
                {item.text}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Actions navigation={navigation} />
    </nav>
  )
}

interface LevelProps extends Props {
  item: MenuItem
  links: NonNullable<MenuItem['links']>
  id: string
}

function Level({ site: { navigation, texts }, route, item, links, id }: LevelProps) {
  return (
    <div css={look.level} id={id} popover="auto" role="group" aria-labelledby={`${id}-title`}>
      <LevelBar texts={texts}>
        <button css={look.back} type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="arrow" />
          {texts.back}
        </button>
      </LevelBar>
      <div css={[wrap, look.list]}>
        {/* No h2: it comes before the h1 of the page, and is a heading only while the page behind is not there. */}
        <p css={look.heading} id={`${id}-title`} role="heading" aria-level={2} tabIndex={-1} data-start="">
          {item.text}
        </p>
        <a css={[look.row, markedCurrent]} href={item.href} aria-current={currentPage(item.href, route)}>
          {item.text}
          <Icon name="arrow" />
        </a>
        <ul css={look.stops}>
          {links.map(({ href, text, summary, line }) => (
            <li key={href}>
              <a css={[look.stop, markedCurrent]} href={href} data-line={line} aria-current={currentPage(href, route)}>
                <span css={look.stopName}>{text}</span> <span css={look.stopSummary}>{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Actions navigation={navigation} />
    </div>
  )
}

interface LevelBarProps {
  texts: Site['texts']
  children: ReactNode
  /** The focus goes to the button that closes: no heading is on the first level. */
  isFirst?: boolean
}

function LevelBar({ texts, children, isFirst = false }: LevelBarProps) {
  return (
    <div css={look.levelBar}>
      <div css={[wrap, look.levelBarInner]}>
        {children}
        <button
          css={look.roundButton}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          data-start={isFirst ? '' : undefined}
        >
          <span className="vh">{texts.close}</span>
          <Icon name="close" size={26} />
        </button>
      </div>
    </div>
  )
}

function Actions({ navigation: { signIn, createAccount } }: Pick<Site, 'navigation'>) {
  return (
    <div css={[wrap, look.actions]}>
      <ButtonLink href={createAccount.href}>{createAccount.text}</ButtonLink>
      <ButtonLink href={signIn.href} kind="line">
        {signIn.text}
      </ButtonLink>
    </div>
  )
}
