import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { extname } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from './encodings.ts'
import { isSettled, versionOf } from './version.ts'

/** A file that is open: whoever takes it has to close it. */
export interface OpenFile {
  fd: number
  /** Bytes that are sent. */
  size: number
  /** Changes whenever the file does. */
  tag: string
  type: string
  encoding?: Encoding['name']
}

/** The types of files by the endings of their names. */
export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Scripts, styles and pictures are below this address. */
export const assetsPrefix = '/assets/'

const isText = /^text\/|json$|xml$/

/** The type of a file by its name, with the character set of texts. */
export function typeOf(name: string): string {
  const type = types[extname(name)] ?? 'application/octet-stream'
  return isText.test(type) ? `${type}; charset=utf-8` : type
}

/**
 * Opens a file as it is at this moment, or its compressed form if the client takes one and there is one of the same
 * content. `null` when there is no such file. What is sent is read from what was opened, even when another file gets its
 * name meanwhile. Throws what the system refuses (EACCES, EMFILE).
 */
export function openFile(path: string, accepted: readonly Encoding[]): OpenFile | null {
  const plain = open(path)
  if (!plain) return null
  const better = keepOpen(plain, () => findVariant(path, plain, accepted))
  if (!better) return describe(path, plain)
  closeSync(plain.fd)
  return describe(path, better.file, better.encoding)
}

interface Opened {
  fd: number
  stats: Stats
  /** Tells one version of the file from the next. */
  version: string
}

/** What a system answers when there is no file of that name, or none can be. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO'])

function open(path: string): Opened | null {
  let fd: number
  try {
    // A pipe would otherwise hold the whole server until somebody writes into it.
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
  const stats = fstatSync(fd)
  if (stats.isFile()) return { fd, stats, version: versionOf(stats) }
  closeSync(fd)
  return null
}

/** What `read` gives; when it throws, the file is closed. */
function keepOpen<T>({ fd }: Opened, read: () => T): T {
  try {
    return read()
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

function describe(path: string, { fd, stats }: Opened, encoding?: Encoding['name']): OpenFile {
  const { size, ctimeMs } = stats
  const tag = `"${size.toString(36)}-${Math.round(ctimeMs * 1000).toString(36)}"`
  return { fd, size, tag, type: typeOf(path), ...(encoding && { encoding }) }
}

/** The best of the compressed forms that are taken, if it has the content of the file. */
function findVariant(path: string, plain: Opened, accepted: readonly Encoding[]) {
  for (const { name, ending } of accepted) {
    const file = open(path + ending)
    if (!file) continue
    if (keepOpen(file, () => isSame(plain, file, name))) return { file, encoding: name }
    closeSync(file.fd)
  }
  return null
}

/** Whether a compressed form has been seen to have the content of its file, by the versions of both. */
const compared = new Map<string, boolean>()
const mostCompared = 100_000

/**
 * An earlier build may have left a compressed form beside a new file, and of two files that are being copied one is there
 * first: only what has the same content may be sent in place of the file.
 */
function isSame(plain: Opened, variant: Opened, encoding: Encoding['name']): boolean {
  const pair = `${plain.version} ${variant.version}`
  const known = compared.get(pair)
  if (known !== undefined) return known
  const same = contentOf(variant.fd, encoding, plain.stats.size)?.equals(readFileSync(plain.fd)) ?? false
  if (compared.size >= mostCompared) compared.clear()
  if (isSettled(plain.stats) && isSettled(variant.stats)) compared.set(pair, same)
  return same
}

/** What is compressed in a file; `null` when it is damaged, or longer than `size` bytes. */
function contentOf(fd: number, encoding: Encoding['name'], size: number): Buffer | null {
  const bytes = readFileSync(fd)
  try {
    return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    return null
  }
}
