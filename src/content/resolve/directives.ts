/** The sources of a policy by directive. */
export type Directives = Record<string, string>

/** No inline script and no inline style at all: what a page needs is in files of its own origin. */
export const strict: Directives = {
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

/** Every directive to which a block may add sources. */
export const policyDirectives: readonly string[] = [...Object.keys(strict), 'frame-src', 'media-src', 'worker-src']
