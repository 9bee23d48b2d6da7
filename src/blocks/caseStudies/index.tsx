import { css, type SerializedStyles } from '@emotion/react'
import type { ReactElement } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Cards, type StudiesProps } from './cards.tsx'
import { Rows } from './rows.tsx'

type Props = BlockProps['caseStudies']

interface Look {
  list: (props: StudiesProps) => ReactElement
  background?: 'mist'
}

const looks: Record<Props['layout'], Look> = {
  cards: { list: Cards, background: 'mist' },
  large: { list: Rows },
}
const sections: Record<Props['layout'], SerializedStyles> = {
  cards: css({ overflowX: 'clip' }),
  // The rows are the headline; their lines come from the edges of the page.
  large: css({
    overflowX: 'clip',
    '[data-block]:has(> [data-head]) + [data-block] > &': { paddingTop: 0 },
    '& h2': {
      marginBottom: -24,
      fontSize: theme.fs4,
      ...condensed(90),
      lineHeight: 1.25,
      letterSpacing: '-.01em',
    },
  }),
}
const more = css({ marginTop: theme.s6 })
// One line of text between two hairlines, at the end of a line of its own that comes from the edge of the page.
const another = css({
  position: 'relative',
  marginTop: theme.s6,
  paddingBlock: theme.s5,
  borderBlock: `1px solid ${theme.rule}`,
  [media.fromDesktop]: {
    paddingLeft: theme.s6,
    '&::before': {
      content: '""',
      position: 'absolute',
      right: '100%',
      top: 'calc(50% - 5px)',
      width: '50vw',
      height: 10,
      background: theme.lagoon,
      forcedColorAdjust: 'none',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: -11,
      top: 'calc(50% - 11px)',
      width: 22,
      height: 22,
      border: `4px solid ${theme.ink}`,
      borderRadius: '50%',
      background: theme.paper,
    },
  },
})

/** Case studies, each behind one link that covers its card or row. */
export default function CaseStudies({ id, layout, title, also, link, ...props }: Props & { id?: string }) {
  const { list: List, background } = looks[layout]
  return (
    <Section id={id} css={sections[layout]} {...(background && { background })}>
      <SectionHead title={title} />
      <List {...props} />
      {also && (
        <div css={another}>
          <RichText text={also} />
        </div>
      )}
      {link && (
        <p css={more}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  )
}
