import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onKept, readForm, type Sent, startForgetting } from '../../ui/forms/keptForms.ts'
import { type Kept, keep, messageOf, parseKept } from './kept.ts'
import { contactToken } from './recaptcha.ts'
import { hasWords, readValues, type Values, writeValues } from './values.ts'

/** Why a message has not gone: the check gave no token, or no answer came. */
export type Trouble = 'check' | 'answer'

/** The longest time that the form may be busy, in ms. */
const patience = 9_500

interface Options {
  variant: string
  recaptchaKey: string
  recaptchaScript: string
}

/**
 * Keeps what is written in the tab, and sends it: a token of reCAPTCHA where there is a key, then a native submit of the
 * page. One message at a time; whatever goes wrong, the words are back in the form within ten seconds.
 */
export function useSending(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { variant, recaptchaKey, recaptchaScript } = options
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const kept = useKept(variant)
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(startForgetting, [])
  useDraft(form, variant)
  const stop = (why: Trouble | null) => {
    clearTimeout(timer.current)
    busy.current = false
    setBusy(false)
    setTrouble(why)
  }
  useReturn(timer, () => stop(trouble))

  async function send(isAnyway: boolean): Promise<void> {
    const element = form.current
    // The state would be that of the last drawing: two presses can come before the next one.
    if (!element || busy.current) return
    busy.current = true
    setBusy(true)
    setTried(true)
    setTrouble(null)
    let gone: Sent<Values> | null = null
    let isOver = false
    const values = readValues(element)
    timer.current = setTimeout(() => {
      isOver = true
      if (gone) {
        // It may still be on its way, and the next try must not run beside it.
        window.stop()
        // What was typed meanwhile is another message: this one is offered then.
        if (!hasWords(readValues(element))) putBack(element, variant, gone)
      }
      stop(gone ? 'answer' : 'check')
    }, patience)
    const token = recaptchaKey && !isAnyway ? await contactToken(recaptchaScript, recaptchaKey).catch(() => null) : ''
    if (isOver) return
    if (token === null) return stop('check')
    gone = messageOf(variant, values)
    keep(variant, { draft: undefined, sent: gone })
    post(element.action, { ...values, key: gone.key, ...(token && { 'g-recaptcha-response': token }) })
    element.reset()
  }

  return {
    isBusy,
    /** Whether a message has been sent since the page was opened. */
    hasTried,
    trouble,
    ...offerOf(kept),
    send,
    /** The visitor goes on writing: what went wrong is over, and the new words are kept. */
    onWrite: () => {
      setTrouble(null)
      if (form.current) keep(variant, { draft: readValues(form.current) })
    },
    /** The words have arrived where they should. */
    forget: () => keep(variant, { draft: undefined }),
    /** Brings back what was sent from this tab. */
    restore: () => {
      if (form.current && kept.sent) putBack(form.current, variant, kept.sent)
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    },
  }
}

function offerOf({ draft, sent }: Kept) {
  return {
    /** Whether nothing is being written. */
    isBlank: !draft || !hasWords(draft),
    /** Whether a message that was sent from this tab can be brought back. */
    canRestore: sent !== undefined && !sent.isBack,
  }
}

/** What this tab remembers of the form; nothing in the HTML of the server. */
function useKept(variant: string): Kept {
  const stored = useSyncExternalStore(
    onKept,
    () => readForm(variant),
    () => '',
  )
  return parseKept(stored)
}

/** Puts a message that was sent back into the form. */
function putBack(element: HTMLFormElement, variant: string, message: Sent<Values>): void {
  writeValues(element, message.values)
  keep(variant, { draft: message.values, sent: { ...message, isBack: true } })
}

/** Writes what was being written here back into the fields, and keeps what is in them already. */
function useDraft(form: RefObject<HTMLFormElement | null>, variant: string): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const typed = readValues(element)
    const { draft } = parseKept(readForm(variant))
    // What was typed before this code came counts more than what was left here earlier.
    if (hasWords(typed)) keep(variant, { draft: typed })
    else if (draft) writeValues(element, draft)
  }, [form, variant])
}

/** Stops waiting when the page is left. `onReturn` hears that it comes back as it was left: busy with a message that has gone. */
function useReturn(timer: RefObject<ReturnType<typeof setTimeout> | undefined>, onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    const onHide = () => clearTimeout(timer.current)
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    return () => {
      onHide()
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [timer])
}

let posted: HTMLFormElement | null = null

/** The browser's own submit of the page: exactly what was checked, whatever has been typed since. */
function post(address: string, fields: Record<string, string>): void {
  posted?.remove()
  posted = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true })
  for (const [name, value] of Object.entries(fields))
    posted.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(posted)
  posted.submit()
}
