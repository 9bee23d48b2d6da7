import { css } from '@emotion/react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { media } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { Fields } from './fields.tsx'
import { Foot } from './foot.tsx'
import { loadRecaptcha } from './recaptcha.ts'
import { ErrorSummary } from './summary.tsx'
import { useSending } from './useSending.ts'
import { type FieldErrors, findErrors, readValues } from './values.ts'

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.s5,
  alignSelf: 'start',
  padding: 'clamp(22px, 3.3vw, 48px)',
  borderRadius: theme.rL,
  background: theme.paper,
  // A form that was kept whole left half a sheet empty.
  '& > *': { breakInside: 'avoid' },
  // A field brings its label and its hint into view with it: they would stay under the sticky bar.
  '& :is(input, textarea)': { scrollMarginTop: 68 },
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :last-child': { gridColumn: '1 / -1' } },
  // A grid moved to the next sheet as a whole, with the words above it, and left the first one empty.
  '@media print': { display: 'block', '& > * + *': { marginTop: theme.s5 } },
})

/** Keys that move, and write nothing. */
const moving = new Set(['Tab', 'Shift', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

const none: FieldErrors = new Set()

const never = () => () => {}
/** Whether this component can act: not in the HTML of the server, and not until React has come. */
const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The form itself. Its fields belong to the document; React knows what is wrong and whether a message is on its way. */
export function Panel(props: BlockProps['form']) {
  const { variant, action, recaptchaKey, recaptchaScript, success } = props
  const isContact = variant === 'contact'
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const isLive = useLive()
  const [errors, setErrors] = useState<FieldErrors>(none)
  const sending = useSending(form, props)

  function submit(isAnyway: boolean): void {
    const element = form.current
    if (!element || sending.isBusy) return
    const values = readValues(element)
    const found = findErrors(values)
    setErrors(found)
    if (found.size > 0) return
    if (isContact) void sending.send(isAnyway)
    else {
      // FORM-4: this form sends nothing yet, it says what it would send.
      console.log(values)
      element.reset()
      sending.forget()
      alert(success)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isContact || action) submit(false)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isContact && isField && !moving.has(key)) setErrors(none)
  }
  // Third parties hear of nobody who only reads the page. A failure shows when a token is needed.
  const onFocus = () => {
    if (isContact && recaptchaKey) loadRecaptcha(recaptchaScript, recaptchaKey).catch(() => {})
  }

  return (
    <form
      ref={form}
      css={panel}
      method={isContact ? 'post' : undefined}
      action={isContact && action ? action : undefined}
      noValidate={isLive}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onInput={sending.onWrite}
    >
      <ErrorSummary id={id} words={props} errors={errors} />
      <Fields id={id} words={props} errors={errors} />
      <Foot
        words={props}
        sending={sending}
        isLive={isLive}
        onPress={() => submit(false)}
        onAnyway={() => submit(true)}
      />
    </form>
  )
}
