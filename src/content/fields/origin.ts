/** An origin as a policy may name it: nothing in it can end its directive, its header or the attribute around it. */
const origin = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::[0-9]{1,5})?(?=$|[/?#])/

/** The origin of an address on another site, such as `https://app.cal.com`; `null` for all that has none or a wrong one. */
export function originOf(address: string): string | null {
  return origin.exec(address)?.[0] ?? null
}
