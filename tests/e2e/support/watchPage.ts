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
  const show = (entries: PerformanceEntry[]) =>
    Promise.all(
      (entries as Shift[])
        .filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0)
        .map(({ value, sources }) =>
          report(`shift: ${value.toFixed(4)} ${sources.map(({ node }) => name(node)).join(', ')}`),
        ),
    )
  const observer = new PerformanceObserver((list) => void show(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  window.settleGate = async () => {
    await frame()
    await frame()
    await show(observer.takeRecords())
  }
}
