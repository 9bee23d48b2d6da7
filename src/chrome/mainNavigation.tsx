import { css } from '@emotion/react'
import type { Site } from '../model/schema.gen.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { currentPage, type MenuItem } from './menuItem.ts'
import { markedCurrent, navLink } from './navLink.ts'

const list = css({ display: 'flex', gap: 2 })
const item = css({
  position: 'relative',
  display: 'flex',
  borderRadius: theme.rCap,
  transition: `background ${theme.t2}`,
  '&:hover, &:has([aria-expanded="true"], [aria-current])': { background: theme.mist },
})
const beforeButton = css({ paddingRight: 0 })
const opener = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.rCap,
  // The ring stays inside, or it would cross the label.
  '&:focus-visible': { borderRadius: theme.rCap, outlineOffset: -4 },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
})
const submenu = css({
  position: 'absolute',
  top: 'calc(100% + 24px)',
  left: -12,
  display: 'none',
  width: 362,
  padding: 10,
  border: `1px solid ${theme.rule}`,
  borderRadius: 20,
  background: theme.paper,
  boxShadow: theme.e2,
  transition: `opacity ${theme.t2}`,
  // Without the script, under the pointer and the focus; the script says in aria-expanded what is open.
  '[aria-expanded="true"] + &, li:is(:hover, :focus-within) > :not([aria-expanded]) + &': { display: 'block' },
  '@starting-style': { opacity: 0 },
  // The way of the pointer from the button to the submenu.
  '&::before': { content: '""', position: 'absolute', inset: '-25px 0 auto', height: 25 },
})
const submenuLink = css({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  gap: '2px 14px',
  padding: '12px 14px',
  borderRadius: 12,
  fontSize: theme.fsSm,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: theme.mist },
  '&::before': {
    content: '""',
    alignSelf: 'center',
    height: 8,
    borderRadius: 4,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
})
const name = css({ fontWeight: 600 })
const summaryText = css({ gridColumn: 2, color: theme.text2 })

interface SubmenuProps {
  id: string
  links: NonNullable<MenuItem['links']>
  route: string
}

function Submenu({ id, links, route }: SubmenuProps) {
  return (
    <ul css={submenu} id={id}>
      {links.map(({ href, text, summary, line }) => (
        <li key={href}>
          <a css={[submenuLink, markedCurrent]} href={href} data-line={line} aria-current={currentPage(href, route)}>
            <span css={name}>{text}</span> <span css={summaryText}>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The links in the middle of the bar. One with a submenu is a link still; a button of its own beside it opens the submenu. */
export function MainNavigation({ site: { navigation, texts }, route }: { site: Site; route: string }) {
  return (
    <ul css={list}>
      {navigation.items.map(({ href, text, links }, at) => (
        <li key={href} css={item} data-submenu={links && ''}>
          <a css={[navLink, markedCurrent, links && beforeButton]} href={href} aria-current={currentPage(href, route)}>
            {text}
          </a>
          {links && (
            <>
              <button css={opener} type="button" aria-controls={`submenu-${at}`}>
                <span className="vh">
                  {texts.submenu} {text}
                </span>
                <Icon name="chevronDown" size={16} />
              </button>
              <Submenu id={`submenu-${at}`} links={links} route={route} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
