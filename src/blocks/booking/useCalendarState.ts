import { getCalApi } from '@calcom/embed-react'
import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Without a name of its own the provider's script would answer twice to each message. */
export const namespace = 'booking'

/** `late`: the time that a visitor is asked to wait is over, but it may still come. `failed`: it will not. */
type State = 'waiting' | 'late' | 'ready' | 'failed'

/** What has become of the calendar of the provider's script. A focus in `box` goes to it, in place of the link that goes. */
export function useCalendarState(script: string, box: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<State>('waiting')
  const onLate = useCallback(() => setState((now) => (now === 'waiting' ? 'late' : now)), [])
  useEffect(() => {
    let isCurrent = true
    const onReady = () => {
      if (!isCurrent) return
      if (box.current?.contains(document.activeElement)) box.current.querySelector('iframe')?.focus()
      setState('ready')
    }
    const onFailed = () => {
      // Somebody may be about to press the link, which stays where it is.
      if (isCurrent) setState((now) => (now === 'late' ? now : 'failed'))
    }
    // Events of an element that is not there yet, and they do not bubble.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src === script) onFailed()
    }
    document.addEventListener('error', onError, true)
    // The API asks every 50 ms until the provider's script is there, and never when it does not come.
    void getCalApi({ namespace, embedJsUrl: script }).then((api) => {
      api('on', { action: 'linkReady', callback: onReady })
      api('on', { action: 'linkFailed', callback: onFailed })
    })
    return () => {
      isCurrent = false
      document.removeEventListener('error', onError, true)
    }
  }, [script, box])
  return { state, onLate }
}
