import { css } from '@emotion/react'
import { createElement, Fragment, type ReactNode } from 'react'
import type { RichNode, RichText as Tree } from '../../model/values.ts'
import { condensed } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { ProseTable, type ProseTableProps } from './proseTable.tsx'
import { Words } from './words.tsx'

const prose = css({
  maxWidth: '44rem',
  '& > * + *': { marginTop: '1.1em' },
  '& h2': { fontSize: theme.fs3, lineHeight: 1.14, letterSpacing: '-.016em' },
  '& * + h2': { marginTop: '1.7em' },
  '& h3': { fontSize: theme.fs4, ...condensed(90) },
  '& * + h3': { marginTop: '1.5em' },
  '& ul, & ol': { display: 'grid', gap: 8, paddingLeft: 22, listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ::marker': { color: theme.lagoonText },
  '& a': { textDecorationColor: theme.lagoon, textDecorationThickness: 2, textUnderlineOffset: 4 },
  '& a:hover': { textUnderlineOffset: 2 },
  '@media print': {
    maxWidth: 'none',
    '& a[href^="/"]::after, & a[href^="https:"]::after': { content: '" (" attr(href) ")"' },
  },
})
// What a part begins with is wider than its text, and the headings are larger.
const withOpenings = css({
  maxWidth: 'none',
  '& > :not(div)': { maxWidth: '44rem' },
  '& > h2': { fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)' },
})
/** Where headings are beside their text: from which width on, and how far the text is from the left edge, in px. */
export const headingsBeside = { query: '@media screen and (min-width: 1360px)', room: 288 } as const

const gap = 40
// They float in the room on the left, each as high as what follows it begins.
const beside = css({
  [headingsBeside.query]: {
    display: 'flow-root',
    maxWidth: `calc(44rem + ${headingsBeside.room}px)`,
    paddingLeft: headingsBeside.room,
    '& > h2': { float: 'left', clear: 'both', width: headingsBeside.room - gap, marginLeft: -headingsBeside.room },
    '& > h2, & > h2 + *': { marginTop: theme.s7, borderTop: `1px solid ${theme.rule}`, paddingTop: theme.s5 },
    '& > h2 + :is(p, ul, ol)': { lineHeight: 1.6, paddingTop: `calc(${theme.s5} + 3px)` },
    // A heading of two lines fits beside a text of one, or the next one would be lower than its text.
    '& > h2 + p:has(+ h2)': { boxSizing: 'border-box', minHeight: `calc(2.4 * ${theme.fs3} + ${theme.s5})` },
  },
})
// Not part of the words, so that anchors and the names of headings stay what they are.
const numbers = css({
  counterReset: 'heading',
  '& h2::before': { counterIncrement: 'heading', content: 'counter(heading) ". "' },
})

interface Props {
  text: Tree
  /** Puts a number before each h2. */
  numbered?: boolean
  /** Each is at the end of the part under its heading, or of the text if there is no such heading. */
  tables?: readonly ProseTableProps[] | undefined
  /** What is right under a heading, by the address of it, and as wide as there is room. */
  openings?: ReadonlyMap<string, ReactNode> | undefined
  /** Has the headings in a column of their own, where there is room for it. */
  hasHeadingsBeside?: boolean
}

/** Running text: paragraphs, headings, lists, links and tables, 44 rem wide. */
export function RichText({ text, numbered = false, tables = [], openings, hasHeadingsBeside = false }: Props) {
  const parts = partsOf(text)
  const lost = tables.filter(({ under }) => !parts.some(({ anchor }) => anchor === under))
  const drawTables = (some: readonly ProseTableProps[]) =>
    some.map((table) => <ProseTable key={table.caption} {...table} />)
  return (
    <div css={[prose, numbered && numbers, openings && withOpenings, hasHeadingsBeside && beside]}>
      {parts.map(({ anchor, nodes }) => (
        <Fragment key={anchor}>
          {drawAll(nodes.slice(0, 1))}
          {openings?.get(anchor)}
          {drawAll(nodes.slice(1))}
          {drawTables(tables.filter(({ under }) => under === anchor))}
        </Fragment>
      ))}
      {drawTables(lost)}
    </div>
  )
}

interface Part {
  /** The address of its heading on the page, `#` before the first one. */
  anchor: string
  nodes: RichNode[]
}

/** The text, cut before each heading. */
function partsOf(text: Tree): Part[] {
  const parts: Part[] = []
  for (const node of text) {
    const last = parts.at(-1)
    const id = typeof node !== 'string' && node.tag !== 'a' ? node.id : undefined
    if (last && id === undefined) last.nodes.push(node)
    else parts.push({ anchor: `#${id ?? ''}`, nodes: [node] })
  }
  return parts
}

// Text without a state of its own: the place of a node is a good key.
function drawAll(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>)
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return <Words>{node}</Words>
  if (node.tag === 'br') return <br />
  const children = drawAll(node.children ?? [])
  if (node.tag !== 'a') return createElement(node.tag, node.id ? { id: node.id } : null, children)
  const outside = /^https?:/.test(node.href)
  return (
    <a href={node.href} rel={outside ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
