import type { Page } from 'playwright/test'

/** What is wrong with what has the focus now; nothing has it where `stop` is ''. */
interface Stop {
  /** Tells it from the other stops of the page. */
  stop: string
  problems: string[]
}

/** The stop of what has the focus inside of the page of another site. */
const foreign = 'iframe'

/**
 * Goes through the page with Tab, from where the focus is to the end of the page, or to the first stop that comes again,
 * and looks at each stop: a ring of 2 px or more, 3:1 against what is around it, in view, and under nothing else.
 * @returns what is wrong, and how many stops there were
 */
export async function walkByTab(page: Page): Promise<{ problems: string[]; stops: number }> {
  const seen = new Set<string>()
  const found: string[] = []
  let wasForeign = false
  for (;;) {
    await page.keyboard.press('Tab')
    // It comes back from the page of another site by way of the browser, a moment after the key.
    if (wasForeign) await page.waitForFunction(() => document.activeElement !== document.body)
    const { stop, problems } = await page.evaluate(judgeFocus)
    // The page of another site is walked through, but not judged.
    wasForeign = stop === foreign
    if (wasForeign) continue
    if (stop === '' || seen.has(stop)) return { problems: found, stops: seen.size }
    seen.add(stop)
    found.push(...problems)
  }
}

/** Runs in the page, so it may refer to nothing outside. */
function judgeFocus(): Stop {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body) return { stop: '', problems: [] }
  if (element.localName === 'iframe') return { stop: 'iframe', problems: [] }
  const all = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary, [tabindex]')]
  const stop = `${all.indexOf(element)} <${element.localName}> "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`
  const problems: string[] = []

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const partsOf = (colour: string) => {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
      const share = part / 255
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const isOpaque = (colour: string) => (partsOf(colour)[3] ?? 0) > 250
  const colourAt = (x: number, y: number) => {
    const behind = document.elementsFromPoint(x, y).map((one) => getComputedStyle(one).backgroundColor)
    return behind.find(isOpaque) ?? 'white'
  }

  // The ring may lie around the label of a control, or around the card that its link fills.
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
  const shown = element.classList.contains('vh') && label ? label : element
  const box = shown.getBoundingClientRect()
  const carriers = [
    shown,
    element.classList.contains('vh') ? element.nextElementSibling : undefined,
    shown.parentElement,
    shown.parentElement?.parentElement,
    shown.closest('article, li, section > div'),
  ]
  const rings = carriers.flatMap((one) =>
    one ? [undefined, '::before', '::after'].map((part) => ({ one, style: getComputedStyle(one, part), part })) : [],
  )
  const ring = rings.find(({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
  if (!ring) problems.push(`${stop} has no ring`)
  else {
    const { outlineColor, outlineOffset, outlineWidth } = ring.style
    const edge = ring.one.getBoundingClientRect()
    // Just outside a ring that lies outside, just inside one that lies inside.
    const offset = Number.parseFloat(outlineOffset)
    const beyond = offset < 0 ? offset - 2 : offset + Number.parseFloat(outlineWidth) + 2
    const [middle, centre] = [(edge.left + edge.right) / 2, (edge.top + edge.bottom) / 2]
    const points = [
      [edge.left - beyond, centre],
      [edge.right + beyond, centre],
      [middle, edge.top - beyond],
      [middle, edge.bottom + beyond],
    ] as const
    for (const [x, y] of points) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
      // What is higher than the window has parts below the bar at its top.
      if (document.elementFromPoint(x, y)?.closest('header') && !ring.one.closest('header')) continue
      const ratio = contrast(outlineColor, colourAt(x, y))
      if (ratio < 3) problems.push(`${stop} has a ring of ${ratio.toFixed(2)} to 1 on ${colourAt(x, y)}`)
    }
  }

  // A link in running text may go on in the next line: its first line counts.
  const line = shown === element && getComputedStyle(element).display === 'inline' ? element.getClientRects()[0] : box
  const { left, top, right, bottom } = line ?? box
  // What is higher than the window below its bar cannot be seen as a whole.
  // Browsers bring the line into view that is written in, which is the first one of an empty text area.
  const end = element.localName === 'textarea' ? Math.min(bottom, top + 64) : bottom
  if (bottom - top < innerHeight - 100 && (top < -1 || end > innerHeight + 1))
    problems.push(`${stop} is out of view at ${top}`)
  for (const x of [0.15, 0.5, 0.85])
    for (const y of [0.15, 0.5, 0.85]) {
      const [across, down] = [left + (right - left) * x, top + (bottom - top) * y]
      if (across < 0 || across >= innerWidth || down < 0 || down >= innerHeight) continue
      const hit = document.elementFromPoint(across, down)
      if (!hit || hit.contains(shown) || shown.contains(hit) || label?.contains(hit)) continue
      problems.push(`${stop} is under <${hit.localName} class="${hit.className}">`)
    }
  return { stop, problems: [...new Set(problems)] }
}
