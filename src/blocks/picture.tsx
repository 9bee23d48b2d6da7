import { css } from '@emotion/react'
import { pictureWidths, shownAs } from '../model/media.ts'
import type { BlockProps } from '../model/schema.gen.ts'
import { quiet, small } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { MediaImage } from '../ui/images/mediaImage.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'

const figure = css({ margin: 0 })
const widths = {
  wide: css({ maxWidth: pictureWidths.wide }),
  narrow: css({ maxWidth: pictureWidths.narrow }),
  tall: css({ maxWidth: pictureWidths.tall }),
}
const captionText = css({ maxWidth: '44rem', marginTop: theme.s4 })

/** One picture of an editor, and the words that belong to it. */
export default function Picture({ id, title, picture, caption, width }: BlockProps['picture'] & { id?: string }) {
  const shown = shownAs(width, picture)
  return (
    <Section id={id}>
      {title && <SectionHead title={title} />}
      <figure css={[figure, widths[shown]]}>
        <MediaImage picture={picture} shown={pictureWidths[shown]} />
        {caption && <figcaption css={[small, quiet, captionText]}>{caption}</figcaption>}
      </figure>
    </Section>
  )
}
