import { css, type SerializedStyles } from '@emotion/react'
import type { ReactElement } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { Section } from '../../ui/section.tsx'
import { SectionHead } from '../../ui/sectionHead.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import { Cards, type StudiesProps } from './cards.tsx'
import { Rows } from './rows.tsx'

type Props = BlockProps['caseStudies']

interface Look {
  list: (props: StudiesProps) => ReactElement
  section: SerializedStyles
  background?: 'mist'
}

const looks: Record<Props['layout'], Look> = {
  cards: { list: Cards, section: css({ overflowX: 'clip' }), background: 'mist' },
  // The rows are the headline; their lines come from the edges of the page.
  large: {
    list: Rows,
    section: css({
      overflowX: 'clip',
      '[data-block]:has(> [data-head]) + [data-block] > &': { paddingTop: 0 },
      '& h2': {
        marginBottom: -24,
        fontSize: theme.fs4,
        fontStretch: '90%',
        lineHeight: 1.25,
        letterSpacing: '-.01em',
      },
    }),
  },
}
const more = css({ marginTop: theme.s6 })

/** Case studies, each behind one link that covers its card or row. */
export default function CaseStudies({ id, layout, title, link, ...props }: Props & { id?: string }) {
  const { list: List, section, background } = looks[layout]
  return (
    <Section id={id} css={section} {...(background && { background })}>
      <SectionHead title={title} />
      <List {...props} />
      {link && (
        <p css={more}>
          <TextLink href={link.href}>{link.text}</TextLink>
        </p>
      )}
    </Section>
  )
}
