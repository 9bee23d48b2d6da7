import { css } from '@emotion/react'
import type { FunctionComponent } from 'react'
import type { Page } from '../../model/schema.gen.ts'
import { allBlocks } from '../../render/allParts.ts'
import type { Parts } from '../../render/parts.ts'
import { wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'

const box = css({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  // Beside it there is room for the tools of the block.
  maxWidth: 720,
  padding: 24,
  border: `1.5px dashed ${theme.edge}`,
  borderRadius: theme.rM,
  background: theme.mist,
  '& > svg': { marginLeft: -24 },
})

/** Its own room, which the frame of the block goes around. */
const room = css({ paddingBlock: 40 })

/** What the page of the studio has in the place of a block that cannot be drawn. The form says what can be done. */
interface NotDrawn {
  /** The kind that the block names, and that does not exist. */
  called?: string | undefined
  /** What its kind is called, if it has one. */
  name?: string | undefined
}

function UnknownKind({ called, name }: NotDrawn) {
  return (
    <div css={[wrap, room]}>
      <div css={box}>
        <svg width="120" height="28" viewBox="0 0 120 28" fill="none" aria-hidden="true">
          <path d="M0 14h56" stroke={theme.sun} strokeWidth="7" />
          <path d="M56 3v22" stroke={theme.ink} strokeWidth="7" strokeLinecap="round" />
          <path d="M76 14h44" stroke={theme.edge} strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 14" />
        </svg>
        <b>{headOf({ called, name })}</b>
        <span>Its words are safe in the file. Visitors would not see it.</span>
      </div>
    </div>
  )
}

function headOf({ called, name }: NotDrawn): string {
  if (called !== undefined) return `No block is called "${called}".`
  return name === undefined ? 'This block does not say what it is.' : `${name} cannot be shown yet.`
}

const blocks: Record<string, FunctionComponent<never>> = { ...allBlocks.blocks }

/** The components of all types of blocks, and of the kinds that {@link learnKinds} was shown. */
export const knownParts: Parts = { ...allBlocks, blocks: blocks as Parts['blocks'] }

/** Has the blocks of unknown kinds on a page drawn as what they are. Only the studio draws such pages. */
export function learnKinds({ blocks: own }: Page): void {
  for (const { type } of own) blocks[type] ??= UnknownKind as FunctionComponent<never>
}
