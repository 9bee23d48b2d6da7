import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { cached, hashOf, readBytes } from '../lib/cache.ts'
import type { Output } from './output.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How much effort goes into compressing: `best` for visitors; `quick`, a thirtieth of the time and a tenth more bytes, for a preview. */
export type Effort = 'best' | 'quick'

/** Of brotli; gzip at its best takes no longer than a quick brotli. */
const levels = { best: 11, quick: 5 } as const

/** Files under this size in bytes gain nothing. */
const smallest = 600

/** Kinds of files that compress; fonts and pictures are compressed in themselves. */
const text = /\.(?:html|json|css|js|svg|xml|txt|webmanifest)$/

/** The name of a variant in the cache, and in a build, by the name of the content. */
const nameOf = (name: string, ending: '.br' | '.gz', effort: Effort) =>
  `${name}${effort === 'quick' && ending === '.br' ? '-quick' : ''}${ending}`

/** The path of the file whose compressed variant a path names, whether that file is large enough to have one or not. */
export function withoutCompression(path: string): string | undefined {
  const whole = path.replace(/\.(?:br|gz)$/, '')
  return whole !== path && text.test(whole) ? whole : undefined
}

/**
 * The precompressed variants of a file, by the ending that the server looks for. Kept by content, because brotli at its
 * best takes 10 to 50 ms a page.
 */
export async function compress(path: string, content: Uint8Array, effort: Effort = 'best') {
  if (!text.test(path) || content.length < smallest) return []
  const key = hashOf(content)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const variants = { '.br': () => brotli(content, { params }), '.gz': () => zip(content, { level: 9 }) } as const
  const made = Object.entries(variants) as ['.br' | '.gz', () => Promise<Buffer>][]
  return Promise.all(
    made.map(async ([ending, make]) => ({
      ending,
      bytes: await cached(`compressed/${nameOf(key, ending, effort)}`, make),
    })),
  )
}

/** A text of which a compressed variant is kept, by the name of its content; undefined: there is none, or it does not match the name. */
export function keptText(name: string, effort: Effort): Uint8Array | undefined {
  const bytes = readBytes(`compressed/${nameOf(name, '.br', effort)}`)
  if (!bytes) return undefined
  try {
    const content = brotliDecompressSync(bytes)
    return hashOf(content) === name ? content : undefined
  } catch {
    return undefined
  }
}

/** Takes the variants of a file over from the build before, when that had the same content; false when it has to be read. */
export function keepCompressed(output: Output, path: string, effort: Effort): boolean {
  const name = output.nameOf(path)
  if (name === undefined || !text.test(path)) return true
  return (['.br', '.gz'] as const).every((ending) => output.keep(path + ending, nameOf(name, ending, effort)))
}

/** Puts the variants of a file beside it: those of the build before when that had the same content. */
export async function placeCompressed(output: Output, path: string, effort: Effort, content?: string | Uint8Array) {
  if (keepCompressed(output, path, effort)) return
  const name = output.nameOf(path) ?? ''
  for (const { ending, bytes } of await compress(path, Buffer.from(content ?? output.read(path)), effort))
    output.write(path + ending, bytes, nameOf(name, ending, effort))
}
