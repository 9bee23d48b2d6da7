import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached, hashOf } from '../lib/cache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files under this size in bytes gain nothing. */
const smallest = 600

/** Kinds of files that compress; fonts and pictures are compressed in themselves. */
const text = /\.(?:html|json|css|js|svg|xml|txt|webmanifest)$/

/**
 * The precompressed variants of a file, by the ending that the server looks for. Kept by content, because brotli at its
 * best takes 10 to 50 ms a page.
 */
export async function compress(path: string, content: Uint8Array): Promise<{ ending: string; bytes: Buffer }[]> {
  if (!text.test(path) || content.length < smallest) return []
  const key = hashOf(content)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return Promise.all([
    cached(`compressed/${key}.br`, () => brotli(content, { params })).then((bytes) => ({ ending: '.br', bytes })),
    cached(`compressed/${key}.gz`, () => zip(content, { level: 9 })).then((bytes) => ({ ending: '.gz', bytes })),
  ])
}
