import { css, keyframes } from '@emotion/react'
import type { BlockProps } from '../model/schema.gen.ts'
import { lead, lines, media, quiet, wrap } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { ButtonLink } from '../ui/button.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Title } from '../ui/text/words.tsx'

const section = css({
  // The line passes below the words, and below its own box, the further the larger it is.
  paddingBlock: 'clamp(56px, 7vw, 112px) clamp(96px, 10.5vw + 56px, 150px)',
  overflowX: 'clip',
})
const split = css({
  display: 'grid',
  gap: theme.s6,
  [media.fromDesktop]: { gridTemplateColumns: '1fr 1fr', gap: theme.s8, alignItems: 'end' },
})
const words = css({ display: 'grid', justifyItems: 'start', gap: 18 })
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 28px', marginTop: 10 })

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const art = css({
  width: '100%',
  maxWidth: 720,
  strokeWidth: 14,
  '& > [pathLength]': { strokeDasharray: 1, animation: `${draw} ${theme.t4} ${theme.depart}` },
})

/** What is at an address that no page has: the sun line climbs to a dead end. */
export default function NotFound({
  id,
  title,
  message,
  description,
  ...links
}: BlockProps['notFound'] & { id?: string }) {
  return (
    <section id={id} css={section} data-line="sun">
      <div css={[wrap, split]}>
        <div css={words}>
          <h1>
            <Title>{title}</Title>
          </h1>
          <p css={lead}>{message}</p>
          <p css={quiet}>{description}</p>
          <div css={actions}>
            <ButtonLink href={links.supportLink}>{links.supportText}</ButtonLink>
            <TextLink href="/">{links.homeText}</TextLink>
          </div>
        </div>
        <svg css={[lines, art]} viewBox="0 130 470 268" aria-hidden="true">
          {/* Only what begins in view draws itself: else nothing is there at first. */}
          <path d="M-1600 440H1" stroke={theme.sun} />
          <path
            d="M0 440H46.8A56 56 0 0 0 86.4 423.6L283.6 226.4A56 56 0 0 1 323.2 210H430"
            stroke={theme.sun}
            pathLength="1"
          />
          <path d="M452 164V256" stroke={theme.ink} />
        </svg>
      </div>
    </section>
  )
}
