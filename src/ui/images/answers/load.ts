/**
 * The document at an address, for its nodes: the policy of the site takes no markup from text.
 * @throws (rejects) when it does not arrive
 */
export function load(address: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('image/svg+xml')
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) done(request.responseXML)
      else fail(new Error(`${address} answers ${request.status}.`))
    })
    request.addEventListener('error', () => fail(new Error(`${address} did not arrive.`)))
    request.send()
  })
}
