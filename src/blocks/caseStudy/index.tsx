import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { condensed, media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Facts } from './facts.tsx'
import { Header } from './header.tsx'
import { Part } from './part.tsx'
import { Range } from './range.tsx'

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s7,
  paddingBlock: `clamp(40px, 4.4vw, 72px) ${theme.section}`,
  [media.fromDesktop]: { gridTemplateColumns: '296px minmax(0, 1fr)', gap: 112 },
  '@media print': { display: 'block' },
})
const story = css({ minWidth: 0 })
const first = css({
  maxWidth: '24em',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  fontWeight: 500,
  ...condensed(88),
  lineHeight: 1.2,
  letterSpacing: '-.014em',
})

type Props = BlockProps['caseStudy'] & { id?: string }

/** One customer's story, with the page's only h1. */
export default function CaseStudy({ id, line, facts, link, about, story: parts, ...props }: Props) {
  const company = { brand: props.brand, mark: props.mark }
  return (
    <section id={id} data-line={line}>
      <Header {...props} />
      {props.figures && <Range figures={props.figures} />}
      <div css={[wrap, body]}>
        <Facts facts={facts} link={link} />
        <div css={story}>
          <p css={first}>{about}</p>
          {parts.map((part, at) => (
            <Part key={part.title} {...part} company={company} isLast={at > 0 && at === parts.length - 1} />
          ))}
        </div>
      </div>
    </section>
  )
}
