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
  // Text waits for its font, unseen, for a moment (font-display: optional). A font that comes later takes its place when the
  // browser looks its fonts up again, at a time of its own choice; here at once. That words move with that is a matter of
  // how busy the machine is, and of nothing that the page does.
  const fontTimes = () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const fonts = files.filter(({ name: file, responseEnd }) => file.endsWith('.woff2') && responseEnd > 0)
    // A font that takes its place is listed once more.
    return new Map(fonts.toReversed().map((font) => [font.name, { start: font.startTime, end: font.responseEnd }]))
  }
  const placed = new Set<string>()
  const placeLateFonts = () => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // Its moment ends 100 ms after the first text of it is laid out, which may be long before anything is painted.
    const soonest = (load?.responseStart ?? 0) + 100
    const late = [...fontTimes()].filter(([file, { end }]) => end > soonest && !placed.has(file))
    for (const [file] of late) placed.add(file)
    if (late.length === 0) return
    for (const sheet of document.styleSheets) {
      const faces = rulesOf(sheet).includes('@font-face') ? [...sheet.cssRules].entries() : []
      const rules = [...faces].filter(([, rule]) => rule instanceof CSSFontFaceRule)
      for (const [at] of rules.toReversed()) sheet.deleteRule(at)
      getComputedStyle(document.documentElement).getPropertyValue('color')
      for (const [at, { cssText }] of rules) sheet.insertRule(cssText, at)
    }
  }
  const settled: number[] = []
  let unsettled = 0
  let settling: Promise<unknown> = Promise.resolve()
  const settleFonts = async () => {
    placeLateFonts()
    await frame()
    await frame()
    // On a busy machine a font that was put there again may take longer. It is told of once it is there.
    if (document.fonts.status === 'loaded') settled.push(performance.now())
    unsettled -= 1
    if (unsettled === 0) await judgeShifts()
  }
  const startSettling = () => {
    unsettled += 1
    settling = settling.then(settleFonts)
  }
  addEventListener('load', () => void document.fonts.ready.then(startSettling))
  document.fonts.addEventListener('loadingdone', startSettling)
  // While a text waits unseen for its font, Chromium lays it out in a font of its own choice, and in that of the page once the
  // moment has passed: that may be before the font's file has come.
  const isOfFont = (time: number) =>
    [...fontTimes().values()].some(({ start, end }) => start <= time && !settled.some((at) => at >= end && at < time))
  // Judged once the fonts are there: the browser may tell of a shift before it tells of the font that caused it.
  const shifts: Shift[] = []
  const judgeShifts = () => {
    const found = shifts.splice(0)
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
    if (settled.length > 0 && unsettled === 0) void judgeShifts()
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
    await settling
    shifts.push(...(observer.takeRecords() as Shift[]))
    await judgeShifts()
    await showClasses()
  }
}
