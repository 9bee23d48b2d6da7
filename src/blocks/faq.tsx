import { css, keyframes } from '@emotion/react'
import { useId } from 'react'
import type { BlockProps } from '../model/schema.gen.ts'
import { entryTitle, media } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Picture } from '../ui/images/picture.tsx'
import { RichText } from '../ui/text/richText.tsx'
import { Section } from '../ui/section.tsx'
import { Title } from '../ui/text/words.tsx'

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s7,
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: theme.s9 },
})
const head = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: theme.s5 })
// A card with a place stays in view beside the questions; on narrow pages it follows them.
const withCard = css({
  [media.fromDesktop]: {
    gridTemplateColumns: 'minmax(420px, 4fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    gap: `28px ${theme.s9}`,
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
  },
})
const card = css({
  alignSelf: 'start',
  maxWidth: 560,
  border: `1px solid ${theme.rule}`,
  borderRadius: theme.rL,
  overflow: 'clip',
  breakInside: 'avoid',
  '@media print': { maxWidth: 280 },
  '& img': { display: 'block' },
  '& > :last-child': { padding: '20px 24px 24px' },
  // Where the place would be larger than life: beside its line.
  '@media screen and (min-width: 640px) and (max-width: 1199px)': {
    display: 'grid',
    gridTemplateColumns: '310px minmax(0, 1fr)',
    alignItems: 'center',
    maxWidth: 'none',
    '& > :only-child': { gridColumn: '1 / -1', maxWidth: 420 },
  },
  [media.fromDesktop]: { gridArea: '2 / 1', position: 'sticky', top: 108 },
})
const mail = css({ color: 'var(--quiet)', '& a': { color: 'var(--on)', fontWeight: 600 } })

const list = css({ alignSelf: 'start', borderBottom: `1px solid ${theme.rule}` })
const item = css({
  borderTop: `1px solid ${theme.rule}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 20,
    minHeight: 72,
    padding: '14px 0',
  },
  '& > summary:hover': { color: theme.lagoonText },
  '& > summary:hover > span': { background: theme.mist2 },
  // On paper nobody can press: all answers are open.
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})

const mark = { content: '""', position: 'absolute', left: 9, top: 15, width: 14, height: 2 } as const
// A plus: two strokes, of which the upright one lies down when the answer is open.
const symbol = css({
  position: 'relative',
  flex: 'none',
  width: 36,
  height: 36,
  border: `2px solid ${theme.ink}`,
  borderRadius: '50%',
  transition: `background ${theme.t2}`,
  '&::before, &::after': {
    ...mark,
    background: theme.ink,
    forcedColorAdjust: 'none',
    transition: `rotate ${theme.t3} ${theme.arrive}`,
  },
  '&::after': { rotate: '90deg' },
  '[open] > summary > &, [open] > summary:hover > &': { background: theme.ink },
  '[open] > summary > &::before, [open] > summary > &::after': { background: theme.paper, rotate: '0deg' },
  // The system paints every background in one colour, and the strokes are backgrounds.
  '@media (forced-colors: active)': {
    '&&::before, &&::after': { background: 'CanvasText' },
    '[open] > summary > &': { background: 'Canvas' },
  },
  '@media print': { display: 'none' },
})

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } })
const answer = css({
  maxWidth: '46em',
  padding: '0 64px 28px 0',
  color: 'var(--quiet)',
  // A link to the answer shows its question, too.
  scrollMarginTop: 168,
  '[open] > &': { animation: `${appear} ${theme.t3} ${theme.arrive}` },
  '& a': { color: 'var(--on)' },
  [media.phone]: { paddingRight: 0 },
})

// A function, because the linter finds no text for the control in an element of ours.
const asked = (question: string) => <Title>{question}</Title>

/** Questions whose answers open one at a time, by what the browser itself can do. */
export default function Faq({ id, title, mail: line, drawing, items }: BlockProps['faq'] & { id?: string }) {
  const name = useId()
  return (
    <Section id={id}>
      <div css={[split, drawing && withCard]}>
        <div css={head}>
          <h2>
            <Title>{title}</Title>
          </h2>
          {!drawing && line.length > 0 && (
            <div css={mail}>
              <RichText text={line} />
            </div>
          )}
        </div>
        <div css={list}>
          {items.map(({ question, answer: text, anchor }) => (
            <details key={question} name={name} css={item}>
              <summary>
                <h3 css={entryTitle}>{asked(question)}</h3>
                <span css={symbol} aria-hidden="true" />
              </summary>
              {/* A link opens the answer that it leads to, because its target is inside what is closed. */}
              <div id={anchor} css={answer}>
                <RichText text={text} />
              </div>
            </details>
          ))}
        </div>
        {drawing && (
          <div css={card}>
            <Picture drawing={drawing} />
            {line.length > 0 && (
              <div css={mail}>
                <RichText text={line} />
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
