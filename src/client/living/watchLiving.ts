/** So much of a drawing's place is in view when it starts. The drawing itself may be far larger, and cut off. */
const share = 0.3

/**
 * Has the drawings under an element that are below the window wait for the visitor, and start once a third of them can be
 * seen. What is in view by now stays finished, so that nothing that somebody has seen goes back to its beginning.
 */
export function watchLiving(under: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        target.querySelector('[data-living=wait]')?.setAttribute('data-living', 'go')
      }
    },
    { threshold: share },
  )
  for (const one of under.querySelectorAll('[data-living=""]')) {
    const place = one.parentElement
    if (!place || place.getBoundingClientRect().top < innerHeight) continue
    one.setAttribute('data-living', 'wait')
    observer.observe(place)
  }
}
