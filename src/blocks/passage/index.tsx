import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { teamArt } from '../../theme/artPages.ts'
import { condensed, lead, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Title } from '../../ui/text/words.tsx'
import { PassageAbove } from './above.tsx'
import { PassageWithScenes } from './scenes.tsx'

// The lines of the drawing run off the page.
const section = css({ overflowX: 'clip' })
const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 96px',
  [media.fromDesktop]: { gridTemplateColumns: '4fr 7fr' },
})
const beside = css({ rowGap: 40, alignItems: 'center' })
const words = css({ display: 'grid', justifyItems: 'start', gap: theme.s5 })
const smaller = css({ fontSize: theme.fs3, lineHeight: 1.14, letterSpacing: '-.016em' })
const large = css({
  fontSize: theme.fs2,
  fontWeight: 500,
  ...condensed(86),
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  textWrap: 'balance',
})
// Browsers balance six lines at the most: in more, as on a phone, the last word would be alone.
const running = css({ '& p': { textWrap: 'pretty' } })
const untitled = css({
  maxWidth: '26em',
  fontSize: theme.fs3,
  fontWeight: 500,
  ...condensed(88),
  lineHeight: 1.25,
  letterSpacing: '-.012em',
})
const picture = css({
  width: `${teamArt.smallCanvas * 100}%`,
  maxWidth: 'none',
  [media.fromTablet]: { width: `${teamArt.wideCanvas * 100}%` },
})

type Props = BlockProps['passage'] & { id?: string }

/** A short text: with drawings of places, above a drawing, beside one whose lines leave the page, or alone. */
export default function Passage(props: Props) {
  const { drawing, scenes, drawingPlace } = props
  if (drawing && drawingPlace === 'below') return <PassageAbove {...props} drawing={drawing} />
  if (drawing) return <PassageBeside {...props} drawing={drawing} />
  if (scenes) return <PassageWithScenes {...props} scenes={scenes} />
  return <PassageAlone {...props} />
}

function PassageAlone({ id, title, opening, text, link }: Props) {
  return (
    <Section id={id} css={section}>
      <div css={split}>
        {title && (
          <h2 css={opening && smaller}>
            <Title>{title}</Title>
          </h2>
        )}
        <div css={words}>
          {opening && <p css={large}>{opening}</p>}
          <div css={[running, title === undefined ? untitled : lead]}>
            <RichText text={text} />
          </div>
          {link && <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
      </div>
    </Section>
  )
}

function PassageBeside({ id, title, text, link, drawing }: Props & { drawing: NonNullable<Props['drawing']> }) {
  return (
    <Section id={id} css={section}>
      <div css={[split, beside]}>
        <div css={words}>
          {title && (
            <h2>
              <Title>{title}</Title>
            </h2>
          )}
          <div css={[running, title === undefined ? untitled : lead]}>
            <RichText text={text} />
          </div>
          {link && <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
        <Picture css={picture} drawing={drawing} />
      </div>
    </Section>
  )
}
