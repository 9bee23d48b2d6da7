import type { BlockProps } from '../../model/schema.gen.ts'
import { LineIcon } from '../../ui/images/icon.tsx'
import { foot, kbd } from './searchStyles.ts'

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
