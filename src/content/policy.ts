// No inline script and no inline style at all: what a page needs stands in files of its own origin.
const strict: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
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
