const asked = new Map<string, Promise<void>>()

/**
 * Links a stylesheet, once, and waits until it is there: a page is drawn with its styles or not at all. It stays for good,
 * as pages share rules.
 * @throws when the sheet does not arrive
 */
export function loadStyles(address: string | undefined): Promise<void> {
  if (!address) return Promise.resolve()
  const known = asked.get(address)
  if (known) return known
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  const arrived = new Promise<void>((done, fail) => {
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      asked.delete(address)
      link.remove()
      fail(new Error(`${address} did not arrive.`))
    })
  })
  asked.set(address, arrived)
  document.head.append(link)
  return arrived
}
