import { css } from '@emotion/react'

const together = css({ whiteSpace: 'nowrap' })

/** A compound whose first part has one or two letters or digits: "15-minute", "E-commerce". */
const shortCompound = /((?:\$|\b)\w{1,2}-\$?\w+)/

interface Props {
  children: string
}

/** Words as they are written, but none breaks after so short a first part that it looks like an accident. */
export function Words({ children }: Props) {
  const parts = children.split(shortCompound)
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
