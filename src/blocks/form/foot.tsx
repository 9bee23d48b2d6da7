import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { BlockProps } from '../../content/schema.gen.ts'
import { media, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, LineIcon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/richText.tsx'
import type { useSending } from './useSending.ts'

// Both faces of the foot lie in one cell, so that nothing moves when one takes the place of the other.
const faces = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } })
const unseen = css({ visibility: 'hidden' })
const usual = css({ display: 'grid', alignContent: 'start', gap: theme.s4 })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' })
const notices = css({ display: 'grid', gap: 4, color: theme.text2 })

const withScript = css({ [media.open]: { display: 'none' } })
const withoutScript = css({ display: 'none', [media.open]: { display: 'block' } })

const undo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  textDecoration: `underline 2px ${theme.lagoon}`,
  textUnderlineOffset: 6,
  '&:hover': { textUnderlineOffset: 3 },
})
const undoPath = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11'

const fault = css({
  alignSelf: 'start',
  display: 'grid',
  gap: theme.s4,
  padding: 20,
  borderRadius: theme.rM,
  background: theme.errorTint,
  '& > p': { fontWeight: 600 },
  '&:focus': { outline: 'none' },
})

interface Props {
  words: BlockProps['form']
  sending: Pick<ReturnType<typeof useSending>, 'isBusy' | 'trouble' | 'sent' | 'restore'>
  isLive: boolean
  /** Sends without the check. */
  onAnyway: () => void
}

/** The foot of the form: its button and notices, or what went wrong and the way on. */
export function Foot({ words, sending, isLive, onAnyway }: Props) {
  const { isBusy, trouble, sent, restore } = sending
  const { variant, action, recaptchaKey } = words
  const box = useRef<HTMLDivElement>(null)
  const isContact = variant === 'contact'
  const canSend = isContact ? action !== '' : true

  useEffect(() => {
    if (trouble) box.current?.focus()
  }, [trouble])

  return (
    <div css={faces}>
      <div css={[usual, trouble && unseen]}>
        {!canSend && <RichText text={words.mailLine} />}
        {canSend && (
          <div css={row}>
            <div css={!isContact && withScript}>
              {/* A note that only a script can take must not leave the page before the script has come. */}
              <Button
                type={isContact || isLive ? 'submit' : 'button'}
                busy={isBusy}
                busyText={words.busy}
                data-replay={isContact ? undefined : ''}
              >
                {words.button}
                <Icon name="arrow" size={18} />
              </Button>
            </div>
            {!isContact && (
              <div css={withoutScript}>
                <RichText text={words.mailLine} />
              </div>
            )}
            {isContact && (
              <button type="button" css={[undo, (!sent || isBusy) && unseen]} onClick={restore}>
                <LineIcon path={undoPath} size={18} />
                {words.restore}
              </button>
            )}
          </div>
        )}
        {(words.notice || (isContact && recaptchaKey)) && (
          <div css={[small, notices]}>
            {isContact && recaptchaKey && <RichText text={words.recaptchaNotice} />}
            {words.notice && <RichText text={words.notice} />}
          </div>
        )}
      </div>
      {isContact && canSend && (
        <div ref={box} css={[fault, !trouble && unseen]} role="alert" tabIndex={-1}>
          <p>{trouble === 'answer' ? words.noAnswer : words.checkFailed}</p>
          <div css={row}>
            <Button kind="line" busyText={words.busy} onClick={onAnyway}>
              {words.sendAnyway}
            </Button>
            <RichText text={words.mailLine} />
          </div>
        </div>
      )}
    </div>
  )
}
