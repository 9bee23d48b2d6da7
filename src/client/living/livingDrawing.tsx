import { useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../render/adopted.tsx'
import { livingBox, type LivingProps } from '../../ui/images/livingDrawing.tsx'

/**
 * A drawing whose layers are in the HTML. React never looks at them, and they are never in its code or in the page's
 * document; on a page that is reached by a link their files are loaded, and shown as files where that fails.
 */
function LivingDrawing({ about, cuts, className, still }: LivingProps) {
  const isThere = useIsHydrated()
  const [isLost, setLost] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (isThere || !element) return
    let isWanted = true
    void import('./adoptLayers.ts')
      .then(({ adoptLayers }) => adoptLayers(element, cuts, () => isWanted))
      .catch(() => setLost(true))
    return () => {
      isWanted = false
    }
    // Other cuts are another drawing, by its key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere])
  const attributes = { className: `lv ${className ?? ''}`, ...about, suppressHydrationWarning: true }
  if (isLost) return still
  // The empty `__html` keeps React from looking at the content; it is never written, because the element is there.
  if (isThere)
    // oxlint-disable-next-line react/no-danger -- nothing is ever written: see above
    return <div css={livingBox} {...attributes} dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div ref={place} css={livingBox} {...attributes}>
      {cuts.map(({ file: { src, width, height }, windows }) => (
        <svg key={src} className={windows} viewBox={`0 0 ${width} ${height}`} />
      ))}
    </div>
  )
}

/** Draws it anew where its cuts are others. */
export const drawLiving = (props: LivingProps) => (
  <LivingDrawing key={props.cuts.map(({ file }) => file.living).join()} {...props} />
)
