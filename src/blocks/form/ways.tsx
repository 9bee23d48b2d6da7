import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../../ui/images/icon.tsx'

type Links = NonNullable<BlockProps['form']['links']>

const station = 34
const line = 8

const list = css({ display: 'grid' })
// Each station has its own part of the line; the first and the last one end it.
const stop = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.s4,
  minHeight: 48,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `0 auto 0 ${(station - line) / 2}px`,
    width: line,
    background: 'var(--c)',
    forcedColorAdjust: 'none',
  },
  '&:first-of-type::before': { top: '50%' },
  '&:last-of-type::before': { bottom: '50%' },
  '& > span': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: station,
    height: station,
    border: `4px solid ${theme.ink}`,
    borderRadius: '50%',
    background: theme.paper,
  },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 48,
    minHeight: 48,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textUnderlineOffset: 5,
  },
  '& > a:hover': { textUnderlineOffset: 2, textDecorationThickness: 2 },
})

const icons: Record<Links[number]['icon'], string> = {
  mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-8.99 5.73a2 2 0 0 1-2.02 0L2 7',
  chat: 'M2.99 16.34a2 2 0 0 1 .1 1.17l-1.07 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72',
  question: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
  calendar: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18',
}

/** Other ways to reach a person, as stations of one line. */
export function Ways({ links }: { links: Links }) {
  return (
    <ul css={list} data-line="lagoon">
      {links.map(({ icon, text, href }) => (
        <li key={text} css={stop}>
          <span>
            <LineIcon path={icons[icon]} size={16} />
          </span>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
