import { type RefObject, useEffect, useState } from 'react'
import { routeOf } from '../../../model/route.ts'
import type { FromCanvas, ToCanvas } from '../../../dev/canvas/messages.ts'
import { marksOf } from '../../core/marks.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { hear } from './hear.ts'
import { documentOf } from './pageDocument.ts'

/** What is known of the page in the frame. */
interface Framed {
  /** Its path, '' while the frame loads. */
  path: string
  /** The documents are there, and with them the page that is to be seen. */
  isPageKnown: boolean
}

/** Tells the page in the frame what to show and to mark, and does what it tells. `scale`: how large the page is seen. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, scale: number): Framed {
  const studio = useStudio()
  const shown = useStudioState((state) => state.shown)
  const drawn = useStudioState((state) => state.drawn)
  const site = useStudioState((state) => state.site)
  const [path, setPath] = useState('')
  const route = shown === '' ? null : (routeOf(shown) ?? '/404')

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<FromCanvas>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'shown') setPath(data.path)
      else hear(studio, data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [studio, frame])
  useEffect(() => {
    if (path !== '' && route !== null && path !== route) send(frame.current, { kind: 'go', path: route })
  }, [frame, path, route])
  useEffect(() => {
    if (path === route && drawn?.key === shown) send(frame.current, { kind: 'draw', path, document: documentOf(drawn) })
  }, [frame, path, route, drawn, shown])
  useEffect(() => {
    if (path !== '' && site) send(frame.current, { kind: 'site', hash: JSON.stringify(site), site })
  }, [frame, path, site])
  useMarks(frame, scale, path === route && drawn?.key === shown)
  return { path, isPageKnown: route !== null }
}

/** Marks on the page what is selected and what is wrong, while it is the page that is drawn. */
function useMarks(frame: RefObject<HTMLIFrameElement | null>, scale: number, isDrawn: boolean): void {
  const studio = useStudio()
  const drawn = useStudioState((state) => state.drawn)
  const overview = useStudioState((state) => state.overview)
  const selected = useStudioState(({ editing }) => editing?.selected)
  const selectedIn = useStudioState(({ editing }) => editing?.selectedIn)
  const findings = useStudioState(({ editing }) => editing?.findings)
  const isReadable = useStudioState(({ editing }) => editing?.isReadable)
  useEffect(() => {
    const marks = isDrawn ? marksOf(studio.state, scale) : null
    if (marks) send(frame.current, { kind: 'mark', marks })
  }, [studio, frame, scale, isDrawn, drawn, overview, selected, selectedIn, findings, isReadable])
}

/**
 * Both are one thread, and of one origin: what is told arrives at once. A message that is posted would be copied, and could
 * wait until the browser has painted what is old by then. The page of an error, in place of the site's, hears nothing.
 */
function send(frame: HTMLIFrameElement | null, message: ToCanvas): void {
  if (!frame?.contentDocument) return
  const { origin } = location
  frame.contentWindow?.dispatchEvent(new MessageEvent('message', { data: message, origin, source: window }))
}
