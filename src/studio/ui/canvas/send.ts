import type { ToCanvas } from '../../../dev/canvas/messages.ts'

/**
 * Both are one thread, and of one origin: what is told arrives at once. A message that is posted would be copied, and could
 * wait until the browser has painted what is old by then. The page of an error, in place of the site's, hears nothing.
 */
export function send(frame: HTMLIFrameElement | null, message: ToCanvas): void {
  if (!frame?.contentDocument) return
  const { origin } = location
  frame.contentWindow?.dispatchEvent(new MessageEvent('message', { data: message, origin, source: window }))
}
