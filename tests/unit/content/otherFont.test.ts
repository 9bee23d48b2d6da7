import { describe, expect, test } from 'vitest'
import { slipsOf } from '../../../src/content/slips/slips.ts'

describe('characters that the fonts lack', () => {
  const slips = (text: string) =>
    slipsOf({
      key: 'lead',
      above: '',
      text,
      schema: { type: 'string', noFullStop: true },
      root: undefined,
      isSuspect: true,
    })

  test.each([
    ['With شركة النور in Kano', 'شركة النور'],
    ['An office of 40 m²', '²'],
    ['Lagos → Douala', '→'],
  ])('%s', (text, shown) => {
    const [found, ...others] = slips(text)
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'otherFont' })
    expect(text.slice(found?.start, found?.end)).toBe(shown)
  })

  test.each([
    ['Launch ❤️ day', 'emoji'],
    ['From ₦5,000', 'currency'],
    ['A ﬁne day', 'oddLetters'],
    ['An e-mail from Пaris', 'oddLetters'],
  ])('%s is told once', (text, code) => {
    expect(slips(text).map((one) => one.code)).toEqual([code])
  })

  test('are none of French', () => {
    expect(slips('À Yaoundé, où « l’œuvre » coûte 5 € – déjà…').filter(({ code }) => code === 'otherFont')).toEqual([])
  })
})
