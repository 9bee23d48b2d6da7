import type { RawFinding } from '../finding/index.ts'

/**
 * What is wrong with the alternative text of a picture, and where inside of it; null: nothing. A picture has a text or is
 * decorative. A schema could say that with a union only, and then with two findings.
 */
export function altFinding(
  picture: Record<string, unknown>,
): { inside: '' | '/alt'; finding: Omit<RawFinding, 'start' | 'end'> } | null {
  const isDecorative = picture.decorative === true
  if (Object.hasOwn(picture, 'alt') !== isDecorative) return null
  if (isDecorative) {
    const message = 'A decorative picture is not read out, so its alternative text is lost. Keep one of the two.'
    return { inside: '/alt', finding: { code: 'pictureAlt', message } }
  }
  const message = 'The picture has no alternative text for people who cannot see it.'
  const hint =
    'Say in one sentence what it shows ("alt"), or that it only decorates ("decorative": true) where it says nothing new.'
  return { inside: '', finding: { code: 'pictureAlt', message, hint } }
}
