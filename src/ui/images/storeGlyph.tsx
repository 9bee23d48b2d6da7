import { theme } from '../../theme/tokens.ts'

/** The logo of the app store: a drawing of our own in the site's colours, not the artwork of the store. */
export function StoreGlyph() {
  return (
    <svg width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
      <path d="M2 2.5v23L13.5 14z" fill={theme.sky} />
      <path d="M2 2.5 13.5 14l4-4L4 2c-.9-.5-1.7-.3-2 .5z" fill={theme.lagoonHi} />
      <path d="M2 25.5 13.5 14l4 4L4 26c-.9.5-1.7.3-2-.5z" fill={theme.clay} />
      <path d="m17.5 10 5.8 3.1c.9.5.9 1.3 0 1.8L17.5 18l-4-4z" fill={theme.sun} />
    </svg>
  )
}
