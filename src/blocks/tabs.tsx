import { css } from '@emotion/react'
import { useId } from 'react'
import type { BlockProps } from '../model/schema.gen.ts'
import { media, quiet } from '../theme/styles.ts'
import { Picture } from '../ui/images/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SectionHead } from '../ui/sectionHead.tsx'
import { Tabs as TabList } from '../ui/tabs/tabs.tsx'
import { TextLink } from '../ui/textLink.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { Title } from '../ui/text/words.tsx'

const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 18,
  // The text of every tab begins at the same height.
  [media.fromDesktop]: { paddingTop: 32 },
  [media.open]: { paddingTop: 0 },
})

// A picture of a tab bleeds: its line runs on to the edges of the panel, which clips it. Small cut: the art is 300 of 420
// units wide, in the middle, with 20 above and 40 below. Wide cut: the art fills the upper left two thirds.
const picture = css({
  '& img': { width: '140%', maxWidth: 'none', margin: '-6.667% -20% -13.333%' },
  [media.fromTablet]: {
    position: 'relative',
    maxWidth: 720,
    // Most screens leave the upper part of their art empty: below the words it is a gap.
    marginTop: -20,
    aspectRatio: '640 / 506',
    '& img': { position: 'absolute', top: 0, left: 0, width: '150%', margin: 0 },
  },
  [media.fromDesktop]: { marginTop: 0 },
})

/** Several topics in one place; the visitor chooses one. */
export default function Tabs({ id, title, lead: sentence, items }: BlockProps['tabs'] & { id?: string }) {
  const heading = useId()
  return (
    <Section id={id} background="mist">
      <SectionHead headingId={heading} title={title} lead={sentence} />
      <TabList
        labelledBy={heading}
        items={items.map(({ value, label, line, ...item }) => ({ value, label, line, content: <Panel {...item} /> }))}
      />
    </Section>
  )
}

type Item = BlockProps['tabs']['items'][number]

function Panel({ title, text, points, link, drawing }: Omit<Item, 'value' | 'label' | 'line'>) {
  return (
    <>
      <div css={words}>
        <h3>
          <Title>{title}</Title>
        </h3>
        <p css={quiet}>{text}</p>
        {points && <Ticks points={points} />}
        {link && <TextLink href={link.href}>{link.text}</TextLink>}
      </div>
      {drawing && (
        <div css={picture}>
          <Picture drawing={drawing} />
        </div>
      )}
    </>
  )
}
