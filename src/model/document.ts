import type { Page } from './schema.gen.ts'

/** A page as the browser fetches it: written to dist/payout.json, beside dist/payout.html. */
export interface PageDocument {
  route: string
  /** Where it was written: pages/payout.json */
  file: string
  /** Hash of this document. */
  hash: string
  /** Hash of the site's document. */
  site: string
  /** Hash of the client code. */
  code: string
  /** The policy that the page needs; absent: the strict one that holds everywhere. */
  policy?: string
  /** Address of the page's social image, from the root of the site; absent: it has none. */
  social?: string
  /** The rules that the page needs beside the common stylesheet, for a browser that comes from another page. Absent in development. */
  css?: string
  /** Names by which its blocks are known again after an edit. Only in development. */
  names?: string[]
  /** Where each block was written, and what visitors do not see, in words. Only in development. */
  written?: Written
  /** Shared blocks expanded, tokens replaced, defaults filled in, markdown parsed, drawings and pictures resolved. */
  page: Page
}

/** `badge`: why visitors do not see it; absent: they do. */
export interface Written {
  badge?: string
  blocks: { file: string; where: string; badge?: string }[]
}
