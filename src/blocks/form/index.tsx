import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Picture } from '../../ui/images/picture.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import { Section } from '../../ui/section.tsx'
import { Panel } from './panel.tsx'
import { Ways } from './ways.tsx'

/** The form checks what is written, and keeps it. */
export const live = true

type Props = BlockProps['form']

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
// From 1200 px on the place is below the words, on tablets beside them, on phones below the form. Among other parts of a page
// there is room on desktops alone.
const place = css({
  overflow: 'clip',
  borderRadius: theme.rL,
  '& img': { display: 'block' },
  [media.fromDesktop]: { gridArea: '2 / 1', alignSelf: 'start' },
  '@media print': { maxWidth: 280, marginTop: theme.s5 },
})
const besideWords = css({
  '@media screen and (min-width: 640px) and (max-width: 1199px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 1fr)',
    gap: theme.s5,
    // The heading and its sentence have both columns, the place is beside the ways.
    '& > :first-child': { display: 'contents', '& > *': { gridColumn: '1 / -1' }, '& > ul': { gridColumn: 1 } },
    '& h1': { maxWidth: 'none' },
    '& > form': { gridColumn: '1 / -1', order: 1 },
    '& > :last-child': { gridColumn: 2, alignSelf: 'center', justifySelf: 'end', width: '100%', maxWidth: 420 },
  },
})
// It ends with the form, which is higher than a short lead and its place.
const onlyWide = css({ [media.belowDesktop]: { display: 'none' }, [media.fromDesktop]: { alignSelf: 'end' } })
const withPlace = css({
  [media.fromDesktop]: {
    gridTemplateRows: 'auto 1fr',
    rowGap: theme.s6,
    '& > form': { gridArea: '1 / 2 / span 2' },
  },
})
// Beside words and a place that are higher than the form, it ends where they end: its long field is as high as it can be.
const asHigh = css({
  [media.fromDesktop]: {
    '& > form': { alignSelf: 'stretch', gridTemplateRows: 'auto 1fr', rowGap: theme.s6 },
    '& fieldset label': { minHeight: 60 },
    '& > form > :nth-last-child(2)': { alignContent: 'stretch', gridTemplateRows: 'auto auto 1fr' },
  },
})
// As the first part of a page it begins where other heads begin.
const first = css({ paddingTop: 'clamp(44px, 5vw, 72px)' })

/** A form of four fields beside what leads to it. As the main part of its page it carries the h1. */
export default function Form({ id, main, title, lead: sentence, links, drawing, ...form }: Props & { id?: string }) {
  const Title = main ? 'h1' : 'h2'
  return (
    <Section id={id} background="mist" css={main && first}>
      <div css={[split, drawing && withPlace, drawing && main && [besideWords, asHigh]]}>
        <div css={words}>
          <Title>{title}</Title>
          {sentence && (
            <div css={lead}>
              <RichText text={sentence} />
            </div>
          )}
          {links && <Ways links={links} />}
        </div>
        <Panel {...form} main={main} title={title} />
        {drawing && (
          <div css={[place, !main && onlyWide]}>
            <Picture drawing={drawing} />
          </div>
        )}
      </div>
    </Section>
  )
}
