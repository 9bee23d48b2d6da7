import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../../ui/images/icon.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { Panel } from './panel.tsx'

/** The form checks what is written, and keeps it. */
export const live = true

type Props = BlockProps['form']
type Icon = NonNullable<Props['links']>[number]['icon']

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: theme.s9 },
  '@media print': { display: 'block' },
})
const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: theme.s5,
  '& h1': { maxWidth: '8em' },
  '@media print': { breakAfter: 'avoid' },
})
const lead = css({ maxWidth: '34em', color: 'var(--quiet)', fontSize: theme.fsLead, lineHeight: 1.5 })
const ways = css({
  display: 'grid',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    textUnderlineOffset: 4,
  },
  '& a:hover': { textUnderlineOffset: 2, textDecorationThickness: 2 },
})

const icons: Record<Icon, string> = {
  mail: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-8.99 5.73a2 2 0 0 1-2.02 0L2 7',
  chat: 'M2.99 16.34a2 2 0 0 1 .1 1.17l-1.07 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72',
  question: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
  calendar: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18',
}

/** A form of four fields beside what leads to it. As the main part of its page it carries the h1. */
export default function Form({ id, main, title, lead: sentence, links, ...form }: Props & { id?: string }) {
  const Title = main ? 'h1' : 'h2'
  return (
    <Section id={id} background="mist">
      <div css={split}>
        <div css={words}>
          <Title>{title}</Title>
          {sentence && (
            <div css={lead}>
              <RichText text={sentence} />
            </div>
          )}
          {links && (
            <ul css={ways}>
              {links.map(({ icon, text, href }) => (
                <li key={text}>
                  <a href={href}>
                    <LineIcon path={icons[icon]} size={20} />
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Panel {...form} main={main} title={title} />
      </div>
    </Section>
  )
}
