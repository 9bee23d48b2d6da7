/** An icon of the site that is made from public/favicon.svg. */
export interface Icon {
  path: string
  /** Width and height in px. */
  size: number
  /** `round` has the corners of the drawing; `full` fills its square, for systems that cut a shape of their own. */
  shape: 'round' | 'full'
}

export const favicon = '/favicon.svg'

/** For browsers and crawlers that know neither SVG nor the links of a page. */
export const fallbackIcon: Icon = { path: '/favicon.ico', size: 32, shape: 'round' }

/** For the home screen of iOS, which rounds the corners itself. */
export const touchIcon: Icon = { path: '/apple-touch-icon.png', size: 180, shape: 'full' }

/** The largest icon: the logo in structured data, too. */
export const largeIcon: Icon = { path: '/icon-512.png', size: 512, shape: 'round' }

/** What the manifest names. */
export const manifestIcons: readonly Icon[] = [
  { path: '/icon-192.png', size: 192, shape: 'round' },
  largeIcon,
  { path: '/icon-maskable-192.png', size: 192, shape: 'full' },
  { path: '/icon-maskable-512.png', size: 512, shape: 'full' },
]

export const manifestAddress = '/site.webmanifest'
