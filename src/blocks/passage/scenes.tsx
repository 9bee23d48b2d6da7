import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, lead, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Title } from '../../ui/text/words.tsx'

type Props = BlockProps['passage'] & { id?: string }

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 80, alignItems: 'center' },
})
const words = css({ display: 'grid', justifyItems: 'start', gap: 28 })
const large = css({
  maxWidth: '15em',
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
  fontWeight: 500,
  ...condensed(86),
  lineHeight: 1.12,
  letterSpacing: '-.018em',
})
// Two places: side by side, and from 1200 px on below one another, the second one further right.
const places = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.gap,
  '& > *': { overflow: 'clip', borderRadius: theme.rL },
  '& img': { display: 'block' },
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.fromDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { width: '86%' },
    '& > :last-child': { justifySelf: 'end' },
  },
})

/** A text with a large first paragraph, and the two places that it speaks of. */
export function PassageWithScenes({
  id,
  title,
  opening,
  text,
  link,
  scenes,
}: Props & { scenes: NonNullable<Props['scenes']> }) {
  return (
    <Section id={id}>
      <div css={split}>
        <div css={words}>
          {title && (
            <h2>
              <Title>{title}</Title>
            </h2>
          )}
          {opening && <p css={large}>{opening}</p>}
          <div css={lead}>
            <RichText text={text} />
          </div>
          {link && <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
        <div css={places}>
          {scenes.map((scene) => (
            <div key={scene.wide.src}>
              <Picture drawing={scene} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
