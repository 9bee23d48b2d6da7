import { css } from '@emotion/react'
import { Icon } from './images/icon.tsx'

const list = css({ display: 'grid', gap: 12 })
const item = css({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 12,
  '& > svg': { marginTop: 3, strokeWidth: 2.25 },
})

/** Short facts, each with a tick in front. */
export function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul css={list}>
      {points.map((point) => (
        <li key={point} css={item}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  )
}
