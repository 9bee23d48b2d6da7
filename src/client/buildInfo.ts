/**
 * What the loaded HTML says of itself, in the attributes of `<html>`: which document it was made from (`data-document`,
 * `data-hash`), which site document (`data-site`), which client code (`data-code`) and which policy holds (`data-policy`).
 */
export interface BuildInfo {
  document: string
  hash: string
  site: string
  code: string
  policy: string
}

/** Reads the attributes of the page that is open; a missing one is an empty text. */
export function readBuildInfo(html: HTMLElement): BuildInfo {
  const { document = '', hash = '', site = '', code = '', policy = '' } = html.dataset
  return { document, hash, site, code, policy }
}
