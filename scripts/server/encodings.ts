/** The compressed forms in which a build writes its files, the smallest first, and the endings of their names. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]

/** The forms that an `Accept-Encoding` header takes, what it likes best first (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    // A weight that is none asks for nothing.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = ({ name }: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.filter((one) => weightOf(one) > 0).toSorted((a, b) => weightOf(b) - weightOf(a))
}
