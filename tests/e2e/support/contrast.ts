import type { Page } from 'playwright/test'
import sharp from 'sharp'

/** A text whose contrast axe leaves open, because a drawing, a gradient or a pseudo element lies behind it. */
export interface OpenText {
  /** Leads to its element. */
  selector: string
  /** The contrast that it needs, where it is small and where it is large. */
  small: number
  large: number
}

type Colour = [red: number, green: number, blue: number]

/** A text that is seen, and how much its letters have to stand out from what is behind them. */
interface Letters {
  selector: string
  words: string
  colour: Colour
  needs: number
}

/** Where a line of a text is on the page. */
interface Line {
  left: number
  top: number
  right: number
  bottom: number
}

/** No page has this colour, so pixels that take it on are letters. */
const paint: Colour = [255, 0, 255]

/**
 * The texts that stand out too little from what is behind them, judged by their pixels: the page is looked at with their
 * letters in one colour, which tells where they are, and without them, which tells what is behind.
 */
export async function paleLetters(page: Page, texts: readonly OpenText[]): Promise<string[]> {
  const letters = await page.evaluate(findLetters, texts)
  if (letters.length === 0) return []
  const painted = await pixelsOf(page, `rgb(${paint.join()})`)
  // Only now: a font that came late takes its place when the whole page is looked at for the first time, and moves lines.
  const lines = await page.evaluate(
    findLines,
    letters.map(({ selector }) => selector),
  )
  const bare = await pixelsOf(page, 'transparent')
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-open-text]')) one.removeAttribute('data-open-text')
  })
  return letters.flatMap((text, at) => {
    const ratio = lowestContrast(text.colour, lines[at] ?? [], painted, bare)
    return ratio !== undefined && ratio < text.needs
      ? `"${text.words}" stands out by ${ratio.toFixed(2)} of ${text.needs} to 1`
      : []
  })
}

/** Runs in the page: marks the elements, and finds the colours of their letters. */
function findLetters(texts: readonly OpenText[]): Letters[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return texts.flatMap(({ selector, small, large }) => {
    const element = document.querySelector(selector)
    // In the place of one that is not seen, such as a state that has not come yet, are the letters of another one.
    if (!canvas || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    element.setAttribute('data-open-text', '')
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = element instanceof SVGElement ? fill : color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const words = element.textContent.trim().slice(0, 60)
    return [{ selector, words, colour: [red, green, blue] as Colour, needs: isLarge ? large : small }]
  })
}

/** Runs in the page: the lines of the texts that belong to these elements themselves. */
function findLines(selectors: readonly string[]): Line[][] {
  return selectors.map((selector) => {
    const own = [...(document.querySelector(selector)?.childNodes ?? [])].filter((node) => node instanceof Text)
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      }))
    })
  })
}

interface Pixels {
  width: number
  data: Buffer
}

/** The page, while the marked texts have this colour. */
async function pixelsOf(page: Page, colour: string): Promise<Pixels> {
  // The policy of the page lets a script add a sheet, but no one an element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, `[data-open-text] { color: ${colour} !important; -webkit-text-fill-color: ${colour} !important; fill: ${colour} !important; transition: none !important }`)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, data }
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour | undefined => {
  // Beside the picture is no pixel of the next row.
  if (x < 0 || x >= width || y < 0) return undefined
  const at = (y * width + x) * 3
  const [red, green, blue] = data.subarray(at, at + 3)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

/** The contrast where a text stands out least. Undefined: nothing of it is in sight, under an open menu, say. */
function lowestContrast(colour: Colour, lines: readonly Line[], painted: Pixels, bare: Pixels): number | undefined {
  let lowest: number | undefined
  for (const { left, top, right, bottom } of lines) {
    for (let y = Math.floor(top); y < bottom; y++) {
      for (let x = Math.floor(left); x < right; x++) {
        const [letter, behind] = [colourAt(painted, x, y), colourAt(bare, x, y)]
        // The edge of a letter is a mixture of both colours.
        if (!letter || !behind || distance(letter, paint) > 60) continue
        lowest = Math.min(lowest ?? Number.POSITIVE_INFINITY, contrast(colour, behind))
      }
    }
  }
  return lowest
}

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0)

const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
