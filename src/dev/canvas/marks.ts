import { blocksOnPage } from '../pointing.ts'
import { element } from '../element.ts'
import { icons, labels } from './acts.ts'
import { around, flaggedArea, framedArea, gap, seenArea } from './boxes.ts'
import { flagOf } from './flag.ts'
import { keepClear, type Part } from './keepClear.ts'
import styles from './marks.css?inline'
import type { CanvasAct, Marks } from './messages.ts'
import { type Box, sides } from './places.ts'
import { slide } from './slide.ts'
import { scrollToBlock, scrollToField } from './view.ts'
import { elementWith, isSeen } from './words.ts'

/**
 * The rings, flags and tools on the page, in a shadow root of their own. They are as tall as the page, so that the browser
 * itself scrolls them with it.
 */
export class MarkLayer {
  readonly #layer: HTMLElement
  readonly #onAct: (act: CanvasAct) => void
  #marks: Marks | null = null
  /** What is on the page, by what it shows. */
  #parts: ReadonlyMap<string, Part> = new Map()
  #scale = 0
  #hovered: HTMLElement | null = null
  #isPlanned = false
  /** The blocks that slide to new places. */
  #moving: readonly Animation[] = []
  #clearing: ReturnType<typeof setTimeout> | undefined
  /** What is selected has to come into view, and what came last. */
  #isCalled = false
  /** On this page it stays in view while pictures and drawings come and move it, until somebody scrolls on. */
  #heldOn = ''
  #width = innerWidth
  #called = ''

  constructor(onAct: (act: CanvasAct) => void) {
    this.#onAct = onAct
    const host = document.createElement('brightrail-marks')
    const shadow = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    shadow.adoptedStyleSheets = [sheet]
    this.#layer = element('div', '')
    shadow.append(this.#layer)
    document.body.append(host)
    new ResizeObserver(() => {
      this.place()
      if (this.#heldOn === location.pathname && !this.#isMoving) this.#call('instant')
    }).observe(document.body)
    for (const type of ['wheel', 'pointerdown', 'touchmove', 'keydown'])
      addEventListener(type, () => (this.#heldOn = ''), { passive: true })
    addEventListener('resize', () => {
      this.place()
      // At another width all lies elsewhere. A page that is only less high stays where somebody has scrolled to.
      if (innerWidth !== this.#width) this.#call('instant')
      this.#width = innerWidth
    })
    // What opens or comes late moves what is below it.
    addEventListener('load', () => this.place(), true)
    addEventListener('toggle', () => this.place(), true)
    addEventListener('change', () => this.place(), true)
  }

  /** Whether a press was on a button of this layer. */
  owns = (event: Event): boolean => event.composedPath().includes(this.#layer)

  show(marks: Marks): void {
    this.#marks = marks
    // What is checked meanwhile calls nobody back who has scrolled on.
    const { isCalled, blocks, words, frame } = marks
    const called = isCalled ? JSON.stringify([location.pathname, blocks?.first, blocks?.place, words, frame]) : ''
    this.#isCalled ||= called !== '' && called !== this.#called
    this.#called = called
    this.placeSoon()
  }

  hover(block: HTMLElement | null): void {
    if (this.#hovered === block) return
    this.#hovered = block
    this.place()
  }

  /**
   * Has blocks slide to where they are now, and the ring with its block, which comes into view there.
   * @param tops as {@link slide} takes them
   */
  slide(tops: ReadonlyMap<HTMLElement, number>): void {
    this.#isCalled = true
    this.placeSoon()
    // The marks have their new places by then, and nothing has been painted.
    requestAnimationFrame(() => {
      const chosen = blocksOnPage()[this.#marks?.blocks?.first ?? -1]
      const ring = this.#layer.querySelector<HTMLElement>('.ring')
      const moving = slide(tops, (block) => (block === chosen ? ring : null))
      this.#moving = moving
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => this.place())
    })
  }

  get #isMoving(): boolean {
    return this.#moving.some(({ playState }) => playState === 'running')
  }

  /** Puts all marks where they belong before the next frame: once, however many changes it brings. */
  placeSoon(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    requestAnimationFrame(() => {
      this.#isPlanned = false
      // Where a block is on its way from an earlier place is not where it comes into view.
      if (this.#isCalled) for (const animation of this.#moving) animation.finish()
      this.place(true)
      if (this.#isCalled) this.#call(stillness.matches ? 'instant' : 'smooth')
      this.#isCalled = false
    })
  }

  /**
   * Puts all marks where their blocks and words are now. `isTyping`: flags and tools that are there keep their places beside
   * them until no key has come for a while, because it takes long to look for all words on the page.
   */
  place(isTyping = false): void {
    const [marks, all] = [this.#marks, blocksOnPage()]
    // A ring that slides along with its block would go twice as far: all marks are placed when the blocks have arrived.
    if (!marks || this.#isMoving) return
    if (marks.scale !== this.#scale) this.#layer.style.setProperty('--z', String(1 / marks.scale))
    this.#scale = marks.scale
    const parts = new Map<string, Part>()
    const add = (name: string, area: Box, make?: () => HTMLElement, ...says: unknown[]) => {
      const known = JSON.stringify([name, ...says])
      parts.set(known, { shown: this.#parts.get(known)?.shown ?? make?.() ?? element('div', name), area })
    }
    if (marks.isOld)
      add('veil', { left: 0, top: 0, width: document.body.scrollWidth, height: document.body.scrollHeight })
    const chosen = marks.blocks ? all.slice(marks.blocks.first, marks.blocks.last + 1) : []
    if (this.#hovered && !chosen.includes(this.#hovered)) add('hover', framedArea([this.#hovered], all))
    const flagged = new Set<Element>()
    for (const { block, words, ...says } of marks.findings) {
      const own = all[block]
      const place = own && (words ? elementWith([own], words) : own)
      if (!place || !isSeen(place)) continue
      flagged.add(place)
      const isRinged = chosen.some((one) => one === place)
      add('flag', flaggedArea(place, own, all, isRinged), () => flagOf(says, isRinged), block, words, says, isRinged)
    }
    const field = marks.words === null ? undefined : elementWith(chosen, marks.words)
    if (field && isSeen(field))
      add('field', around(seenArea(field, chosen), flagged.has(field) ? gap + 5 / marks.scale : gap))
    const { blocks, isOld } = marks
    if (blocks && chosen.length > 0)
      add('ring', framedArea(chosen, all), () => this.#ring(blocks, isOld), blocks, isOld)
    const isKnown = [...parts.keys()].every((name) => this.#parts.has(name))
    this.#put(parts)
    clearTimeout(this.#clearing)
    const clear = () => keepClear([...parts.values()], all, chosen, 1 / marks.scale)
    if (isTyping && isKnown) this.#clearing = setTimeout(clear, restTime)
    else clear()
  }

  /** Puts other marks in place of those that are there. One that says the same stays, also for a press that has begun on it. */
  #put(parts: ReadonlyMap<string, Part>): void {
    for (const [name, { shown }] of this.#parts) if (!parts.has(name)) shown.remove()
    this.#parts = parts
    let next = this.#layer.firstChild
    for (const { shown, area } of parts.values()) {
      for (const side of sides) shown.style[side] = `${area[side]}px`
      if (shown === next) next = shown.nextSibling
      else this.#layer.insertBefore(shown, next)
    }
  }

  #ring(blocks: NonNullable<Marks['blocks']>, isOld: boolean): HTMLElement {
    const ring = element('div', 'ring')
    if (isOld) return ring
    const name = element('b', '', `${blocks.name} `)
    name.append(element('span', '', blocks.place))
    const tools = element(
      'div',
      'tools',
      name,
      this.#button('up', blocks.isFirst),
      this.#button('down', blocks.isLast),
      this.#button('repeat'),
      this.#button('remove'),
    )
    const add = this.#button('add')
    add.classList.add('add')
    ring.append(tools, add)
    return ring
  }

  #button(act: CanvasAct, isDisabled = false): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.tabIndex = -1
    button.disabled = isDisabled
    button.title = labels[act]
    button.ariaLabel = labels[act]
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('width', '16')
    svg.setAttribute('height', '16')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', icons[act])
    svg.append(path)
    button.append(svg)
    button.addEventListener('click', () => this.#onAct(act))
    return button
  }

  /** Brings what is selected into view: the field, else the block with its tools. */
  #call(behavior: ScrollBehavior): void {
    const { blocks = null, words = null, frame = null } = this.#marks ?? {}
    this.#heldOn = location.pathname
    const all = blocksOnPage()
    const outside = frame ? [...document.querySelectorAll(frame)].slice(frame === 'footer' ? -1 : 0) : []
    const chosen = blocks ? all.slice(blocks.first, blocks.last + 1) : []
    const field = words === null ? undefined : elementWith(chosen, words)
    if (frame) scrollToBlock(outside.slice(0, 1), [], behavior)
    else if (field) scrollToField(field, behavior)
    else scrollToBlock(chosen, [...this.#layer.querySelectorAll('.tools, .flag[data-ringed] > span')], behavior)
  }
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** So long after a key flags and tools are placed again, in milliseconds: longer than between two keys of somebody who types. */
const restTime = 300
