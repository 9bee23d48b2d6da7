import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { BlockProps } from '../model/schema.gen.ts'
import type { RichNode } from '../model/values.ts'
import { media, small } from '../theme/styles.ts'
import { theme } from '../theme/tokens.ts'
import { Icon } from '../ui/images/icon.tsx'
import { ProseOpening, type ProseOpeningProps } from '../ui/text/proseOpening.tsx'
import { headingsBeside, RichText as Prose } from '../ui/text/richText.tsx'
import { Section } from '../ui/section.tsx'
import { useTexts } from '../ui/text/texts.ts'

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s6,
  // Such a text is under the head of the page and belongs to it: closer than one section to the next.
  marginTop: `calc(clamp(24px, 4vw, 64px) - ${theme.section})`,
  // Paragraphs of a long text begin and end at one edge.
  '& p': { textWrap: 'pretty' },
  [media.fromDesktop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: theme.s7 },
  '@media print': { display: 'block' },
})
// As high as the window at most: then the list of a long text scrolls by itself.
const beside = css({
  [media.fromDesktop]: {
    position: 'sticky',
    top: 108,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 108px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  '@media print': { display: 'none' },
})
const folded = css({
  borderBlock: `1px solid ${theme.rule}`,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 56,
    fontWeight: 600,
  },
  '&[open] summary > svg': { transform: 'rotate(180deg)' },
  '& ol': { paddingBottom: theme.s4 },
  [media.fromDesktop]: { display: 'none' },
})
const unfolded = css({ [media.belowDesktop]: { display: 'none' } })
const name = css({ paddingBottom: theme.s3, fontWeight: 600 })
// Above the text, where headings are beside it.
const indented = css({ [headingsBeside.query]: { marginLeft: headingsBeside.room } })
const date = css({ marginBottom: theme.s5, color: theme.text2, '@media print': { fontSize: '10pt' } })
const entry = css({
  display: 'block',
  minHeight: 44,
  padding: '11px 0 11px 20px',
  borderLeft: `4px solid ${theme.mist2}`,
  color: theme.text2,
  fontSize: theme.fsSm,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: `border-color ${theme.t2}, color ${theme.t2}`,
  // Inside, because the list clips what extends beyond it.
  '&:focus-visible': { outlineOffset: -3 },
  '&:hover': { borderColor: theme.edge },
  '&[aria-current]': { borderColor: theme.lagoon, color: theme.ink, fontWeight: 600 },
})

/** The list of contents marks the chapter that is being read. */
export const live = true

const numbers = css({
  counterReset: 'entry',
  '& a': { display: 'grid', gridTemplateColumns: '2.1em 1fr' },
  '& a::before': { counterIncrement: 'entry', content: 'counter(entry) "."', fontVariantNumeric: 'tabular-nums' },
})

/** Running text, on long pages with a list of its headings. */
export default function RichText({
  id,
  text,
  contents,
  numbered,
  revised,
  tables,
  openings,
}: BlockProps['richText'] & { id?: string }) {
  const headings = contents ? headingsOf(text) : []
  // What a part begins with is as wide as the page.
  const isBeside = headings.length > 0 && !openings
  const prose = (
    <div>
      {revised && <p css={[small, date, isBeside && indented]}>{revised}</p>}
      <Prose
        text={text}
        numbered={numbered}
        tables={tables}
        openings={openings && drawOpenings(openings)}
        hasHeadingsBeside={isBeside}
      />
    </div>
  )
  return (
    <Section id={id}>
      {headings.length > 0 ? (
        <div css={split}>
          <Contents headings={headings} numbered={numbered} />
          {prose}
        </div>
      ) : (
        prose
      )}
    </Section>
  )
}

const drawOpenings = (openings: readonly ProseOpeningProps[]) =>
  new Map(openings.map((opening) => [opening.under, <ProseOpening key={opening.under} {...opening} />]))

interface HeadingLink {
  id: string
  text: string
}

function Contents({ headings, numbered }: { headings: readonly HeadingLink[]; numbered: boolean }) {
  const { contents } = useTexts()
  const current = useCurrent(headings)
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = rail.current
    const marked = list?.querySelector<HTMLElement>(':scope > div [aria-current]')
    if (list && marked) list.scrollTop = marked.offsetTop - list.clientHeight / 2
  }, [current])
  const list = (
    <ol css={numbered && numbers}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a css={entry} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  // Closed on a phone and open on a desktop: no browser closes <details> by width, so the list is in both.
  return (
    <nav ref={rail} css={beside} aria-label={contents}>
      <details css={folded}>
        <summary>
          {contents}
          <Icon name="chevronDown" />
        </summary>
        {list}
      </details>
      <div css={unfolded}>
        <p css={name}>{contents}</p>
        {list}
      </div>
    </nav>
  )
}

function headingsOf(text: readonly RichNode[]): HeadingLink[] {
  return text.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.id ? [{ id: node.id, text: wordsOf([node]) }] : [],
  )
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? []))).join('')
}

/** The id of the heading that was the last to pass the upper third of the window; none before the first one did. */
function useCurrent(headings: readonly HeadingLink[]): string | undefined {
  // Above the first heading the first chapter comes next.
  const first = headings[0]?.id
  const [current, setCurrent] = useState(first)
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const passed = new Set<Element>()
    const mark = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      setCurrent(elements.findLast((element) => passed.has(element))?.id ?? first)
    }
    // What lies far above counts as inside, or a jump over several headings would go unseen.
    const observer = new IntersectionObserver(mark, { rootMargin: '999999px 0px -66%' })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings, first])
  return current
}
