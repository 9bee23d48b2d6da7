import { css } from '@emotion/react'

// As far as it fits: with large letters on a small screen it may break after all.
const together = css({ display: 'inline-block', maxWidth: '100%' })

/**
 * A compound of three parts or more, or whose first part has at most four letters or digits: "round-the-clock",
 * "15-minute", "E-commerce", "real-time".
 */
const compound = /(\b\w+(?:-\w+){2,}|(?:\$|\b)\w{1,4}-\$?\w+)/

interface Props {
  children: string
}

/** Words as they are written, but none breaks within a compound where that looks like an accident. */
export function Words({ children }: Props) {
  const parts = children.split(compound)
  if (parts.length === 1) return children
  // Every second part is what the expression caught.
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} css={together}>
        {part}
      </span>
    ),
  )
}

// As far as they fit: in a line that is too short the second one goes on alone.
const pair = css({ display: 'inline-block' })

/** A heading that browsers do not balance: a word of it may have to be broken, or it has more than six lines on a phone. */
const isUnbalanced = (text: string) => text.length > 55 || /\S{18}/.test(text)

/** The words of a heading. Its last one is not alone on a line, also where the browser does not see to that. */
export function Title({ children }: Props) {
  const [, start, end] = (isUnbalanced(children) && /^(.*\S\s+\S+\s+)(\S+\s+\S+)$/.exec(children)) || []
  if (start === undefined || end === undefined) return <Words>{children}</Words>
  return (
    <>
      <Words>{start}</Words>
      <span css={pair}>
        <Words>{end}</Words>
      </span>
    </>
  )
}
