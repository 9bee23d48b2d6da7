/**
 * Takes away what the loaded page said for machines, because another page is shown now. Nothing replaces it: machines load
 * pages, they follow no links inside one, and the policy lets no script be written.
 */
export function dropStructuredData(): void {
  document.querySelector('script[type="application/ld+json"]')?.remove()
}
