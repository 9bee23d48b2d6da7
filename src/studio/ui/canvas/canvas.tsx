import { useEffect, useRef, useState } from 'react'
import { routeOf } from '../../../model/route.ts'
import { canvasName, canvasQuery, type FromCanvas } from '../../../dev/canvas/messages.ts'
import { usePhone } from '../usePhone.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { hear } from './hear.ts'
import { CanvasBar } from './canvasBar.tsx'
import { documentOf } from './pageDocument.ts'
import { send } from './send.ts'
import { useMarks } from './useMarks.ts'

/** The page itself, as the site draws it, at the width that was chosen; never larger than it is. */
export function Canvas() {
  const studio = useStudio()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = useStudioState((state) => state.shown)
  const chosen = useStudioState((state) => state.width)
  const drawn = useStudioState((state) => state.drawn)
  const site = useStudioState((state) => state.site)
  const { scale, height, width } = useFit(place, chosen)
  /** What the frame shows, as it has told: another one each time that it has loaded. At first it shows nothing. */
  const [page, setPage] = useState({ path: '' })
  const { path } = page
  const route = routeOf(shown) ?? '/404'
  // The frame goes on by itself; its first address is all that is ever set.
  const [first] = useState(route)

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<FromCanvas>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind !== 'shown') return hear(studio, data)
      setPage({ path: data.path })
      studio.canvasShown.happen()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [studio])

  useEffect(() => {
    if (path !== '' && path !== route) send(frame.current, { kind: 'go', path: route })
  }, [path, route])
  useEffect(() => {
    if (path === route && drawn?.key === shown) send(frame.current, { kind: 'draw', path, document: documentOf(drawn) })
  }, [page, path, route, drawn, shown])
  useEffect(() => {
    if (path !== '' && site) send(frame.current, { kind: 'site', hash: JSON.stringify(site), site })
  }, [page, path, site])
  useMarks(frame, path === route && drawn?.key === shown ? page : null, scale)

  return (
    <>
      <CanvasBar />
      {/* One stop for keys: arrows go through the blocks, Enter goes to the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="canvas" ref={place} role="region" aria-label="The blocks of the page" tabIndex={0}>
        <div className="canvasPage" style={{ width: width * scale }} data-loading={path === '' || undefined}>
          {/* The site itself, of this server: it needs all that a page may do. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            name={canvasName}
            src={`${first}?${canvasQuery}`}
            title="The page as visitors see it. Press the Open the page button to use it."
            tabIndex={-1}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </>
  )
}

/** The space around the page, in pixels. */
const margin = 24

/** How large a page of a width is seen in a place, and how high the place is. On a phone the page is as wide as that. */
function useFit(place: React.RefObject<HTMLElement | null>, width: number) {
  const isPhone = usePhone()
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [place])
  const height = Math.max(size.height, 1)
  if (isPhone) return { scale: 1, height, width: Math.max(size.width, 1) }
  const room = Math.max(size.width - 2 * margin, 1)
  return { scale: size.width === 0 ? 1 : Math.min(1, room / width), height, width }
}
