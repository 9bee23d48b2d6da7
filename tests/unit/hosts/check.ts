import { expect } from 'vitest'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Running } from './running.ts'
import { headersOf } from './site.ts'

/** Something that a host has to do: fails when it does not. */
export type Check = (site: Running) => Promise<void>

/** An answer has each header of its address once, as the table says it. */
export function expectHeaders(headers: Record<string, unknown>, address: string): void {
  for (const [name, value] of headersOf(address)) expect(headers[name], `${name} of ${address}`).toBe(value)
}

/** The compressed forms of a file. */
export const forms = [
  ['br', brotliDecompressSync, brotliCompressSync],
  ['gzip', gunzipSync, gzipSync],
] as const

/** Addresses that some servers refuse before they look at the site. */
export const odd = ['/%', '/%zz', '/payout%', '/payout%00', '/%u002e']
