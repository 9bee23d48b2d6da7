import { css } from '@emotion/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media, small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, LineIcon } from '../../ui/images/icon.tsx'
import { RichText } from '../../ui/text/richText.tsx'
import type { Trouble, useSending } from './useSending.ts'

// Both faces of the foot lie in one cell, so that nothing moves when one takes the place of the other.
const faces = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } })
// Both are styled in the document already: a page has only the rules that its HTML uses.
const off = { '&[data-off]': { visibility: 'hidden' } } as const
// On a phone the offer to restore takes the place of the notices until a word is written: room for both was a hole.
const usual = css({
  ...off,
  display: 'grid',
  gridTemplate: '"send" "notice" / minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: `0 ${theme.s5}`,
  [media.fromTablet]: {
    gridTemplate: '"send restore" "notice notice" / auto minmax(0, 1fr)',
    alignItems: 'center',
    rowGap: theme.s3,
  },
  [media.phone]: { '&[data-offers] > div + div, &:not([data-offers]) > button': { visibility: 'hidden' } },
})
const send = css({ gridArea: 'send' })
const notices = css({
  gridArea: 'notice',
  display: 'grid',
  gap: 4,
  color: theme.text2,
  [media.phone]: { paddingTop: 12 },
})

const withScript = css({ [media.open]: { display: 'none' } })
const withoutScript = css({ display: 'none', [media.open]: { display: 'block' } })

const undo = css({
  ...off,
  gridArea: 'restore',
  [media.phone]: { gridArea: 'notice', marginTop: 12 },
  alignSelf: 'start',
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

// As wide as the fields, and from 640 px on no higher than the other face: the panel keeps its height.
const error = css({
  ...off,
  alignSelf: 'start',
  display: 'grid',
  gap: theme.s3,
  padding: '14px 16px 16px',
  // On a phone it is higher than the other face: it has room from the press on that sends, which may move what is below.
  [media.phone]: { gap: 8, padding: '10px 14px 12px', '&[data-unsent]': { display: 'none' } },
  borderRadius: theme.rM,
  background: theme.errorTint,
  '& > p': { color: theme.error, fontWeight: 600 },
  [media.fromTablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `4px ${theme.s4}`,
    alignItems: 'center',
    '& > button': { gridArea: '1 / 2 / span 2' },
  },
})

interface Props {
  words: BlockProps['form']
  sending: Pick<ReturnType<typeof useSending>, 'isBusy' | 'hasTried' | 'trouble' | 'canRestore' | 'isBlank' | 'restore'>
  isLive: boolean
  /** Checks and sends. */
  onPress: () => void
  /** The same without reCAPTCHA. */
  onAnyway: () => void
}

/** The foot of the form: its button and notices, or what went wrong and the way on. */
export function Foot({ words, sending, isLive, onPress, onAnyway }: Props) {
  const { isBusy, hasTried, trouble, canRestore, isBlank, restore } = sending
  const { variant, action, recaptchaKey } = words
  const isContact = variant === 'contact'
  const canSend = !isContact || action !== ''
  const hasCheck = isContact && recaptchaKey !== ''
  const offers = canRestore && !isBusy

  return (
    <div css={faces}>
      <div css={usual} data-off={trouble ? '' : undefined} data-offers={offers && isBlank ? '' : undefined}>
        <div css={send}>
          {canSend && <SendButton words={words} isBusy={isBusy} isLive={isLive} onPress={onPress} />}
          {!(isContact && canSend) && (
            <div css={canSend && withoutScript}>
              <RichText text={words.mailLine} />
            </div>
          )}
        </div>
        {(words.notice || hasCheck) && (
          <div css={[small, notices]}>
            {hasCheck && <RichText text={words.recaptchaNotice} />}
            {words.notice && <RichText text={words.notice} />}
          </div>
        )}
        {isContact && canSend && (
          <button type="button" css={undo} data-off={offers ? undefined : ''} onClick={restore}>
            <LineIcon path={undoPath} size={18} />
            {words.restore}
          </button>
        )}
      </div>
      {isContact && canSend && <Failure words={words} trouble={trouble} hasTried={hasTried} onAnyway={onAnyway} />}
    </div>
  )
}

function SendButton({ words, isBusy, isLive, onPress }: Omit<Props, 'sending' | 'onAnyway'> & { isBusy: boolean }) {
  const isContact = words.variant === 'contact'
  // What was pressed before React came is pressed again while it still takes over: the button submits nothing by itself.
  const onEarly = (event: MouseEvent) => {
    event.preventDefault()
    onPress()
  }
  // A note that only a script can take must not leave the page before the script has come.
  return (
    <div css={!isContact && withScript}>
      <Button
        type={isContact || isLive ? 'submit' : 'button'}
        busy={isBusy}
        busyText={words.busy}
        data-replay={isContact ? undefined : ''}
        onClick={isContact || isLive ? undefined : onEarly}
      >
        {words.button}
        <Icon name="arrow" size={18} />
      </Button>
    </div>
  )
}

/** Why the message has not gone, and the ways on. It takes the focus when it appears. */
function Failure(props: Pick<Props, 'words' | 'onAnyway'> & { trouble: Trouble | null; hasTried: boolean }) {
  const { words, trouble, hasTried, onAnyway } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) box.current?.focus()
  }, [trouble])
  return (
    <div
      ref={box}
      css={[small, error]}
      data-off={trouble ? undefined : ''}
      data-unsent={hasTried ? undefined : ''}
      role="alert"
      tabIndex={-1}
    >
      <p>{trouble === 'answer' ? words.noAnswer : words.checkFailed}</p>
      <Button kind="line" busyText={words.busy} onClick={onAnyway}>
        {words.sendAnyway}
      </Button>
      <div>
        <RichText text={words.mailLine} />
      </div>
    </div>
  )
}
