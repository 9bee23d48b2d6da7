/**
 * Links a stylesheet, once, and waits until it is there: a page is drawn with its styles or not at all. It stays for good,
 * as pages share rules.
 * @throws when the sheet does not arrive
 */
export async function loadStyles(address: string | undefined): Promise<void> {
  if (!address || document.querySelector(`link[href="${address}"]:not([data-loading])`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.dataset.loading = ''
  const arrived = new Promise((done, fail) => {
    link.addEventListener('load', done)
    link.addEventListener('error', () => fail(new Error(`${address} did not arrive.`)))
  })
  document.head.append(link)
  try {
    await arrived
    delete link.dataset.loading
  } catch (error) {
    link.remove()
    throw error
  }
}
