/** Emotion inserts one empty style element and fills it through the object model; this is the hash of the empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const strict: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${emptyStyle}`,
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

/** The content security policy of a page as the value of its header. */
export function policy(): string {
  return Object.entries(strict)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
