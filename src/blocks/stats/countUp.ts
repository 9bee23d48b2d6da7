import { inThousands } from '../../model/words.ts'

/** How long a figure counts, and between two of its steps: one frame of a screen, in ms. */
const duration = 1000
const tick = 1000 / 60

const firstNumber = /\d+(?:[,\u00a0]\d{3})*(?:\.\d+)?/

/**
 * A figure on its way: its first number times `share` (0 to 1), written as the figure is written. What is around the
 * number stays, so that `NGN 1,250,000` at a half is `NGN 625,000`.
 */
export function figureAt(figure: string, share: number): string {
  return figure.replace(firstNumber, (written) => {
    const separator = /[,\u00a0]/.exec(written)?.[0]
    const number = Number(written.replace(/[,\u00a0]/g, '')) * share
    const plain = number.toFixed(written.split('.')[1]?.length ?? 0)
    return separator ? inThousands(plain, separator) : plain
  })
}

/**
 * Lets figures count from 0 when they come into view, once (STAT-1). Those in view at first stay as they are. While one
 * counts it carries `data-counting`, and its last child shows the count; its first child keeps the text and the width.
 * @returns what ends it
 */
export function countUp(figures: Iterable<Element>): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const seen = new WeakSet<Element>()
  const running = new Map<Element, ReturnType<typeof setInterval>>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) observer.unobserve(target)
      if (isIntersecting && seen.has(target)) start(target)
      seen.add(target)
    }
  })

  function start(figure: Element): void {
    const [whole, count] = figure.children
    if (!whole || !count) return
    const began = performance.now()
    const show = () => {
      const share = (performance.now() - began) / duration
      if (share >= 1) return stop(figure)
      count.textContent = figureAt(whole.textContent ?? '', share)
    }
    running.set(figure, setInterval(show, tick))
    show()
    figure.setAttribute('data-counting', '')
  }

  function stop(figure: Element): void {
    clearInterval(running.get(figure))
    running.delete(figure)
    figure.removeAttribute('data-counting')
  }

  for (const figure of figures) observer.observe(figure)
  return () => {
    observer.disconnect()
    for (const figure of running.keys()) stop(figure)
  }
}
