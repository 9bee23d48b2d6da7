const held: (() => void)[] = []

/**
 * The next page goes first: pictures of this one that are still on their way and cannot be seen wait, in their places. Each
 * that came meanwhile would keep a phone as busy as drawing a block does.
 */
export function holdPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src][loading=lazy]')) {
    const { top, bottom, height } = image.getBoundingClientRect()
    if (image.complete || (bottom > 0 && top < innerHeight)) continue
    image.style.height = `${height}px`
    held.push(() => image.removeAttribute('style'))
    for (const part of [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]) hold(part)
  }
}

function hold(part: Element): void {
  const name = part.localName === 'source' ? 'srcset' : 'src'
  const address = part.getAttribute(name) ?? ''
  part.removeAttribute(name)
  held.push(() => {
    // The next page gives other pictures to those that it goes on to use.
    if (part.isConnected && !part.hasAttribute(name)) part.setAttribute(name, address)
  })
}

/** What is left of the page stays: its pictures may come. */
export function releasePictures(): void {
  for (const release of held.splice(0)) release()
}
