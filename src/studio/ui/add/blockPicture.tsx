import { useEffect, useRef, useState } from 'react'
import { exampleAddress, sharedPictureAddress, stillQuery } from '../../../dev/gallery.ts'
import type { Kind } from '../../core/kinds.ts'

/** The first example of a kind of block, or shared blocks as they are, drawn by the site itself, without its scripts. */
export function BlockPicture({ of: { picture, use } }: { of: Pick<Kind, 'picture' | 'use'> }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const address = use === undefined ? exampleAddress({ type: picture, number: 1 }) : sharedPictureAddress(use)
  return (
    <div className="blockPicture" ref={place}>
      {isNear && (
        <iframe
          src={`${address}?${stillQuery}`}
          title="Picture of the block"
          sandbox="allow-same-origin"
          tabIndex={-1}
          scrolling="no"
          inert
          aria-hidden="true"
        />
      )}
    </div>
  )
}

/** So far from what is seen of a list its pictures are loaded. */
const nearby = '200px 0px'

/**
 * Whether an element is seen, or nearly, in the list that scrolls it; once it was, it stays so. Browsers load lazy frames from
 * much farther away: all pictures at once, so that those that are seen come with the last.
 */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (isNear || !current) return undefined
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(look, { root: current.closest('.kinds'), rootMargin: nearby })
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear
}
