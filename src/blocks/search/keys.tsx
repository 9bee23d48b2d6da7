import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../../ui/images/icon.tsx'

/** A key of the keyboard. */
export const kbd = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  padding: '0 7px',
  border: `1px solid ${theme.rule}`,
  borderRadius: 6,
  color: theme.text2,
  font: `500 .75rem/1 ${theme.sans}`,
})

const foot = css({
  flex: 'none',
  display: 'none',
  gap: 20,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.rule}`,
  color: theme.text2,
  fontSize: theme.fsXs,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '@media (min-width: 640px) and (hover: hover)': { '&:not([hidden])': { display: 'flex' } },
})

const keyIcons = {
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'm5 12 7 7 7-7M12 5v14',
  enter: 'M20 4v7a4 4 0 0 1-4 4H4m5-5-5 5 5 5',
}

interface Props extends Pick<BlockProps['search'], 'move' | 'open' | 'close'> {
  /** There is no list yet above which the hints belong: they would move when it comes. */
  isHidden: boolean
}

/** What the keys do, for those who have some. A screen reader knows it from the roles. */
export function KeyHints({ move, open, close, isHidden }: Props) {
  return (
    <div css={foot} hidden={isHidden} aria-hidden="true">
      <span>
        <kbd css={kbd}>
          <LineIcon path={keyIcons.up} size={14} />
        </kbd>
        <kbd css={kbd}>
          <LineIcon path={keyIcons.down} size={14} />
        </kbd>
        {move}
      </span>
      <span>
        <kbd css={kbd}>
          <LineIcon path={keyIcons.enter} size={14} />
        </kbd>
        {open}
      </span>
      <span>
        <kbd css={kbd}>Esc</kbd>
        {close}
      </span>
    </div>
  )
}
