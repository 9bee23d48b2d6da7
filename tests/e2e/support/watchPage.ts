declare global {
  interface Window {
    reportToGate?: (problem: string) => Promise<void>
    settleGate?: () => Promise<void>
  }
}

/** Runs in each page before its own scripts, and reports what only the page itself can see. It may refer to nothing outside. */
export function watchPage(): void {
  const report = async (problem: string) => window.reportToGate?.(problem)
  addEventListener('securitypolicyviolation', (event) => {
    void report(`policy: ${event.effectiveDirective} blocked ${event.blockedURI || 'nothing named'}`)
  })

  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}"` : 'something'
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // Text waits for its font, unseen, for a moment (font-display: optional). That the words take their places when a font
  // comes within it is seen by nobody, and a matter of how busy the machine is.
  let fontsShown = Number.POSITIVE_INFINITY
  addEventListener(
    'load',
    () =>
      void document.fonts.ready
        .then(frame)
        .then(frame)
        .then(() => {
          fontsShown = performance.now()
          wordWidth = measureWord()
          return judgeShifts()
        }),
  )
  // One that comes later has to wait until the browser looks up the fonts anew, as with the styles of another page.
  const measureWord = () => {
    const word = document.createTreeWalker(document.querySelector('footer') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    range.selectNodeContents(word.nextNode() ?? document.body)
    return range.getBoundingClientRect().width
  }
  let wordWidth = 0
  const isOtherFont = () => {
    const before = wordWidth
    wordWidth = measureWord()
    return fontsShown < Number.POSITIVE_INFINITY && wordWidth !== before
  }
  const isOfFont = (time: number) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const came = files.filter(({ name: file }) => file.endsWith('.woff2')).map(({ responseEnd }) => responseEnd)
    return time <= fontsShown && came.some((end) => end > 0 && end <= time)
  }
  // Judged once the fonts are there: the browser may tell of a shift before it tells of the font that caused it.
  const shifts: Shift[] = []
  const judgeShifts = () => {
    const found = shifts.splice(0)
    if (found.length > 0 && isOtherFont()) return
    return Promise.all(
      found
        // The paper lays the page out anew, and nobody is reading while it does.
        .filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0 && !matchMedia('print').matches)
        .filter(({ startTime }) => !isOfFont(startTime))
        .map(({ value, sources }) =>
          report(`shift: ${value.toFixed(4)} ${sources.map(({ node }) => name(node)).join(', ')}`),
        ),
    )
  }
  const observer = new PerformanceObserver((list) => {
    shifts.push(...(list.getEntries() as Shift[]))
    if (fontsShown < Number.POSITIVE_INFINITY) void judgeShifts()
  })
  addEventListener('pagehide', () => void judgeShifts())
  observer.observe({ type: 'layout-shift', buffered: true })

  // A page links the rules of its HTML and of its blocks' examples only: classes that come together in the browser for
  // the first time would have none, and the element would be there without its looks.
  const unchecked = new Set<string>()
  const note = (root: Element) => {
    for (const element of [root, ...root.querySelectorAll('[class]')]) {
      // b-0 is emotion's name for no styles at all.
      for (const one of element.classList) if (/^b-(?!0$)[a-z\d]/.test(one)) unchecked.add(one)
    }
  }
  const known = new WeakMap<CSSStyleSheet, string>()
  const rulesOf = (sheet: CSSStyleSheet) => {
    try {
      // In development rules are added to a sheet one by one.
      const text = known.get(sheet) ?? [...sheet.cssRules].map(({ cssText }) => cssText).join('')
      if (sheet.ownerNode?.nodeName !== 'STYLE') known.set(sheet, text)
      return text
    } catch {
      // A sheet that did not arrive has no rules.
      return ''
    }
  }
  const showClasses = () => {
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets].map(rulesOf).join('')
    // What has been replaced meanwhile has taken its rules along.
    const missing = [...unchecked].filter((one) => !rules.includes(`.${one}`) && document.querySelector(`.${one}`))
    unchecked.clear()
    return Promise.all(missing.map((one) => report(`class without a rule: ${one}`)))
  }
  let isPlanned = false
  const watcher = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node instanceof Element) note(node)
    }
    // Not while the HTML still arrives: its stylesheets may not be there yet, and the build has checked it.
    if (isPlanned || unchecked.size === 0) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      if (document.readyState === 'complete') void showClasses()
    })
  })
  watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  addEventListener('load', () => void showClasses())
  window.settleGate = async () => {
    await frame()
    await frame()
    shifts.push(...(observer.takeRecords() as Shift[]))
    await judgeShifts()
    await showClasses()
  }
}
