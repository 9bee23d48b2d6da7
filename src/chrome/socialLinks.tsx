import { css } from '@emotion/react'
import type { Site } from '../model/schema.gen.ts'
import { theme } from '../theme/tokens.ts'

type Profile = Site['social'][number]

// Drawn in the manner of each network, in one colour: filled letters, or lines of 1.75 px.
const drawings: Record<Profile['network'], { filled?: string; drawn?: string }> = {
  facebook: {
    filled:
      'M13.6 21v-7.6h2.7l.4-3.1h-3.1V8.4c0-.9.3-1.5 1.6-1.5h1.6V4.1c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.5-4 4.1v2.2H7.7v3.1h2.7V21z',
  },
  instagram: {
    drawn:
      'M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5ZM8.4 12a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 0 0-7.2 0Z',
    filled: 'M15.6 7.4a1 1 0 1 0 2 0 1 1 0 0 0-2 0Z',
  },
  linkedin: {
    filled:
      'M5 9.5h3.2V20H5zM6.6 4.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10.6 9.5h3v1.5c.5-.9 1.6-1.8 3.2-1.8 3.3 0 3.9 2.1 3.9 4.9V20h-3.2v-5.2c0-1.2 0-2.8-1.7-2.8s-2 1.3-2 2.7V20h-3.2z',
  },
  chat: {
    drawn: 'M4.5 19.5l1.1-3.6A8 8 0 1 1 8.3 18.5z',
    filled: 'M9.3 8.8c-.9 2.6 2.6 6.3 5.6 5.7l.6-1.5-2-1-.9.9c-1-.4-1.8-1.2-2.2-2.2l.8-.9-.8-1.7z',
  },
}

const list = css({ display: 'flex', gap: 8, marginLeft: -13 })
const link = css({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  '&:hover': { background: theme.ink3 },
  '&:focus-visible': { borderRadius: '50%' },
})
const stroke = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** The profiles of the company as icons; each says its name to screen readers. */
export function SocialLinks({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <ul css={list}>
      {profiles.map(({ network, text, href }) => {
        const { filled, drawn } = drawings[network]
        return (
          <li key={href}>
            <a css={link} href={href} aria-label={text}>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
                {drawn && <path css={stroke} d={drawn} />}
                {filled && <path d={filled} />}
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
