import { css } from '@emotion/react'
import { createElement, Fragment, type ReactNode } from 'react'
import type { RichNode, RichText as Tree } from '../content/types.ts'
import { theme } from '../theme/tokens.ts'

const prose = css({
  maxWidth: '44rem',
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: '1.1em' },
  '& h2': { fontSize: theme.fs3, lineHeight: 1.14, letterSpacing: '-.016em' },
  '& * + h2': { marginTop: '1.7em' },
  '& h3': { fontSize: theme.fs4, fontStretch: '90%' },
  '& * + h3': { marginTop: '1.5em' },
  '& ul, & ol': { display: 'grid', gap: 8, paddingLeft: 22, listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& ::marker': { color: theme.lagoonText },
  '& a': { textDecorationColor: theme.lagoon, textDecorationThickness: 2, textUnderlineOffset: 4 },
  '& a:hover': { textUnderlineOffset: 2 },
})

/** Running text: paragraphs, headings, lists and links, 44 rem wide. */
export function RichText({ text }: { text: Tree }) {
  return <div css={prose}>{drawAll(text)}</div>
}

// Text without a state of its own: the place of a node is a good key.
function drawAll(nodes: readonly RichNode[]): ReactNode {
  return nodes.map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>)
}

function draw(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
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
