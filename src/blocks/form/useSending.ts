import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keep, onKept, parseKept, readStored } from './kept.ts'
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
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const stored = useSyncExternalStore(
    onKept,
    () => readStored(variant),
    () => '',
  )
  const { sent } = parseKept(stored)
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const typed = readValues(element)
    const { draft } = parseKept(readStored(variant))
    // What was typed before this code came counts more than what was left here earlier.
    if (hasWords(typed)) keep(variant, { draft: typed })
    else if (draft) writeValues(element, draft)
  }, [form, variant])

  useEffect(() => {
    const onHide = () => clearTimeout(timer.current)
    // The page comes back as it was left: busy with a message that has gone.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      busy.current = false
      setBusy(false)
    }
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onShow)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  const stop = (why: Trouble) => {
    clearTimeout(timer.current)
    busy.current = false
    setBusy(false)
    setTrouble(why)
  }

  async function send(isAnyway: boolean): Promise<void> {
    const element = form.current
    // The state would be that of the last drawing: two presses can come before the next one.
    if (!element || busy.current) return
    busy.current = true
    setBusy(true)
    setTrouble(null)
    let hasGone = false
    let isOver = false
    const values = readValues(element)
    timer.current = setTimeout(() => {
      isOver = true
      if (hasGone) {
        writeValues(element, values)
        keep(variant, { draft: values })
      }
      stop(hasGone ? 'answer' : 'check')
    }, patience)
    let token = ''
    if (recaptchaKey && !isAnyway) {
      try {
        token = await contactToken(recaptchaScript, recaptchaKey)
      } catch {
        if (!isOver) stop('check')
        return
      }
    }
    if (isOver) return
    hasGone = true
    keep(variant, { draft: undefined, sent: values })
    post(element.action, values, token)
    element.reset()
  }

  return {
    isBusy,
    trouble,
    sent,
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
      if (!form.current || !sent) return
      writeValues(form.current, sent)
      keep(variant, { draft: sent, sent: undefined })
      form.current.querySelector<HTMLElement>('input, textarea')?.focus()
    },
  }
}

let posted: HTMLFormElement | null = null

/** The browser's own submit of the page: exactly what was checked, whatever has been typed since, and the token. */
function post(address: string, values: Values, token: string): void {
  posted?.remove()
  posted = Object.assign(document.createElement('form'), { method: 'post', action: address, hidden: true })
  const fields = { ...values, ...(token && { 'g-recaptcha-response': token }) }
  for (const [name, value] of Object.entries(fields))
    posted.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(posted)
  posted.submit()
}
