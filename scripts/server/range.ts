/** The part of a file that is sent, in bytes: from `start` to `end`, both included. */
export interface Part {
  start: number
  end: number
}

/**
 * What a `Range` header asks for of a file of `size` bytes (RFC 9110, section 14): `whole` when it asks for nothing that
 * is understood here (another unit, several parts), and `unsatisfiable` when the file has no such part.
 */
export function partOf(range: string | undefined, size: number): Part | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? []
  if (size === 0 || (first === '' && last === '')) return 'whole'
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
