import { useEffect, useRef, useState } from 'react'
import { canvasName, canvasQuery } from '../../../dev/canvas/messages.ts'
import { usePhone } from '../usePhone.ts'
import { useStudioState } from '../useStudio.ts'
import { CanvasBar } from './canvasBar.tsx'
import { useFrame } from './useFrame.ts'

/** The page itself, as the site draws it, at the width that was chosen; never larger than it is. */
export function Canvas() {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const chosen = useStudioState((state) => state.width)
  // The frame goes on by itself; this changes only when no page answers there.
  const firstPath = useStudioState((state) => state.firstPath)
  const { scale, height, width } = useFit(place, chosen)
  const { path, isPageKnown } = useFrame(frame, scale)

  return (
    <>
      {isPageKnown && <CanvasBar />}
      {/* One stop for keys: arrows go through the blocks, Enter goes to the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="canvas" ref={place} role="region" aria-label="The blocks of the page" tabIndex={0}>
        <div className="canvasPage" style={{ width: width * scale }} data-loading={path === '' || undefined}>
          {/* The site itself, of this server: it needs all that a page may do. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            ref={frame}
            name={canvasName}
            src={`${firstPath}?${canvasQuery}`}
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
