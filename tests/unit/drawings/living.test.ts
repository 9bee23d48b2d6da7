import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { livingDrawings } from '../../../scripts/outline/drawings.ts'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { firstCharacters } from '../../../scripts/outline/faces.ts'
import { plainWords } from '../../../scripts/outline/outline.ts'
import {
  comes,
  draws,
  isLiving,
  lands,
  running,
  signal,
  states,
  still,
  wordsAt,
} from '../../../src/drawings/kit/living.ts'
import { livingStyles } from '../../../src/theme/living.ts'
import { textsOf } from './markup.ts'

/** The layers of every cut that lives, in one. */
const livingCuts = Object.entries(drawings).flatMap(([name, { wide, small }]) =>
  Object.entries({ wide, small }).flatMap(([size, cut]) => {
    const layers = cut?.living()
    return cut && layers ? [{ name: `${name} ${size}`, cut, svg: layers.join('') }] : []
  }),
)

/** The words of a cut at a moment, in tenths of a second. */
const at = (name: string, moment: number) => {
  const found = livingCuts.find((cut) => cut.name === name)
  return found ? wordsAt(found.svg, moment) : expect.fail(`${name} does not live.`)
}

it('no word of a drawing that lives brings a second file of the font to a page; of a sum, only the minus is outlined', () => {
  const words = [...livingDrawings().layers.values()].flatMap((svg) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, content = '']) => plainWords(content)),
  )
  expect(words.filter((one) => one === '14,000').length).toBeGreaterThan(2)
  expect(words.filter((one) => [...one].some((letter) => !firstCharacters.test(letter)))).toEqual([])
})

describe('what the parts of a drawing say', () => {
  const word = (words: string) => `<text x="1" y="2" font-size="14">${words}</text>`
  const story = states([
    [word('due') + '<g><path d="M0 0"/></g>', 0],
    [word('paid'), 13],
  ])

  it('a state is gone when the next one comes, and the last one stays', () => {
    expect([0, 12, 13, 99].map((moment) => wordsAt(story, moment))).toEqual([['due'], ['due'], ['paid'], ['paid']])
    expect(still(story)).toBe(`<g>${word('paid')}</g>`)
  })

  it('the end holds no signal, and nothing says how a line came there', () => {
    const line = '<path d="M0 0H9" fill="none"/>'
    const drawn = draws(line, 4, true) + signal('M0 0H9', 5) + lands(line, 8, 19) + comes(word('+5'), 19)
    expect(isLiving(drawn)).toBe(true)
    expect(still(drawn)).toBe(`${line}<g><g>${line}</g></g><g>${word('+5')}</g>`)
    expect(isLiving(still(drawn))).toBe(false)
  })

  it('moments have to rise', () => {
    expect(() =>
      states([
        ['a', 5],
        ['b', 5],
      ]),
    ).toThrow('cannot follow')
  })

  it('a sum follows its movements, to the cent', () => {
    expect(
      running(0.1, [
        [0.2, 5],
        [-0.3, 9],
      ]),
    ).toEqual([
      [0.1, 0],
      [0.3, 5],
      [0, 9],
    ])
  })
})

describe('drawings that live', () => {
  it.each(livingCuts)('$name rests within five seconds, as its file', ({ cut, svg }) => {
    const moments = [...svg.matchAll(/ t(\d+)"/g)].map(([, moment]) => Number(moment))
    expect(Math.max(...moments)).toBeLessThanOrEqual(42)
    expect(wordsAt(svg, 50).filter(Boolean)).toEqual(textsOf(cut.svg()).map(({ words }) => words))
  })

  it('have a rule for each moment, and no other', () => {
    const { layers, styles } = livingDrawings()
    const text = [...layers.values()].join('')
    const used = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const moments = new Set(used.filter((name) => /^[txy]-?\d/.test(name)))
    expect(new Set([...styles.matchAll(/^\.([txy]-?\d+)\{/gm)].map(([, name]) => name))).toEqual(moments)
  })

  it('move, fade and draw only, once, and never where no motion is wanted', () => {
    const css = livingStyles(['t5', 'y-58'])
    const frames = css.slice(css.indexOf('@keyframes'))
    const properties = [...frames.matchAll(/[{;]([a-z][a-z-]+):/g)].map(([, name]) => name)
    expect(new Set(properties)).toEqual(new Set(['stroke-dashoffset', 'opacity', 'transform']))
    expect(css).not.toContain('infinite')
    const motion = css.indexOf('@media screen and (prefers-reduced-motion:no-preference){')
    expect(motion).toBeGreaterThan(0)
    expect(css.indexOf('animation:')).toBeGreaterThan(motion)
    expect(css.match(/animation:/g)).toHaveLength(1)
    expect(css.slice(motion, css.indexOf('@keyframes'))).toContain('animation:')
    expect(brotliCompressSync(livingDrawings().styles).length).toBeLessThanOrEqual(1000)
  })
})

describe.each(['wide', 'small'])('the account of the home page, %s', (size) => {
  it.each([
    [0, '4,398,560.75', 'Scheduled', 'Electricity, due'],
    [19, '4,710,960.75', '+312,400 today', 'Scheduled'],
    [24, '4,230,960.75', 'In transit', 'Electricity, due'],
    [33, '4,230,960.75', 'USD 42.00', 'Settled'],
    [37, '4,218,960.75', 'Electricity, paid', 'Settled'],
  ])('at %i tenths: %s', (moment, balance, ...others) => {
    const words = at(`homeHero ${size}`, moment)
    expect(words).toEqual(expect.arrayContaining([balance, ...others]))
    expect(words.filter((word) => /^4,\d{3},/.test(word))).toEqual([balance])
  })
})

describe.each(['payoutHero wide', 'payoutHero small', 'payoutHeroTablet wide'])('the list of %s', (name) => {
  it.each([
    [0, '0', '0', '2,090,500', '963,500'],
    [20, '480,000', '0', '1,610,500', '963,500'],
    [22, '1,600,000', '0', '490,500', '963,500'],
    [24, '1,600,000', '845,000', '490,500', '118,500'],
    [32, '1,694,000', '845,000', '396,500', '118,500'],
    [34, '1,694,000', '963,500', '396,500', '0'],
  ])('at %i tenths is settled or not, to the last naira', (moment, ...sums) => {
    const words = at(name, moment)
    const figures = words.slice(words.indexOf('Settled'), words.indexOf('Samuel Ngassa'))
    expect(figures).toEqual(['Settled', sums[0], sums[1], 'Not settled', sums[2], sums[3]])
  })

  it('is approved before its last line opens, and scheduled after', () => {
    expect(at(name, 28)).toEqual(expect.arrayContaining(['Approve NGN 270,000', 'Ese Clinic needs approval']))
    expect(at(name, 29)).toEqual(expect.arrayContaining(['Approved', 'Approved Ese Clinic']))
    expect(at(name, 29)).not.toContain('Scheduled')
    expect(at(name, 38)).toContain('Scheduled')
  })
})

describe.each(['billsHero wide', 'billsHero small', 'billsHeroTablet wide'])('the board of %s', (name) => {
  it.each([
    [0, 'NGN 142,500', 'NGN 101,400 and XAF 18,600', 2],
    [16, 'NGN 154,500', 'NGN 89,400 and XAF 18,600', 3],
  ])('at %i tenths: %s paid', (moment, paid, ahead, count) => {
    const words = at(name, moment)
    expect(words).toEqual(expect.arrayContaining([paid, ahead]))
    // Where a foot has the word too, it is its heading.
    const done = words.slice(0, words.indexOf(ahead)).filter((word) => word === 'Paid')
    expect(done.length - (name.endsWith('small') ? 1 : 0)).toBe(count)
    expect(words.filter((word) => word === 'Due today')).toHaveLength(moment === 0 ? 2 : 1)
  })
})

describe.each(['affiliateHero wide', 'affiliateHero small', 'affiliateHeroTablet wide'])(
  'the partner of %s',
  (name) => {
    it.each([
      [0, '1,239', '185', 'NGN 74,250'],
      [12, '1,240', '185', 'NGN 74,250'],
      [20, '1,240', '186', 'NGN 74,250'],
      [32, '1,240', '186', 'NGN 92,500'],
    ])('at %i tenths: %s clicks, %s accounts, %s', (moment, ...figures) => {
      const words = at(name, moment)
      expect(words.filter((word) => /^(?:1,2|18\d$|NGN)/.test(word))).toEqual(figures)
      expect(words.includes('Adunni Foods')).toBe(moment === 32)
      expect(words).toContain('Example')
    })
  },
)

describe.each(['Hero wide', 'Hero small', 'HeroTablet wide'])('the account of overview%s', (cut) => {
  it.each([
    [0, '0', []],
    [18, '420,000', ['+420,000']],
    [25, '406,000', ['+420,000', '−14,000']],
    [32, '312,000', ['+420,000', '−14,000', '−94,000']],
    [39, '300,000', ['+420,000', '−14,000', '−94,000', '−12,000']],
  ])('at %i tenths holds %s', (moment, balance, moves) => {
    const words = at(`overview${cut}`, moment)
    expect(words[words.indexOf('NGN') + 1]).toBe(balance)
    expect(words.filter((word) => /^[+−][\d,]+$/.test(word))).toEqual(moves)
  })
})

describe.each(['cardHero wide', 'cardHero small', 'cardHeroTablet wide'])('the card for ads of %s', (name) => {
  it.each([
    [8, 'USD 90 left', undefined],
    [13, 'USD 26 left', 'In transit'],
    [22, 'USD 26 left', 'Paid'],
  ])('at %i tenths: %s', (moment, left, state) => {
    const words = at(name, moment)
    expect(words.filter((word) => word.endsWith(' left'))).toEqual([left])
    expect(words.includes('USD 64.00')).toBe(state !== undefined)
    expect(words.filter((word) => word === 'In transit' || word === 'Paid')).toEqual(state ? [state] : [])
  })

  it('comes with its line, as every card does', () => {
    const owners = (moment: number) =>
      at(name, moment).filter((word) => /^(Haulmark|Kasuwa Online|Your brand)$/.test(word))
    expect(owners(0)).toEqual([])
    expect(owners(50).length).toBeGreaterThan(1)
  })
})

describe.each(['payBillsHero wide', 'payBillsHero small', 'payBillsHeroTablet wide'])(
  'the bills on repeat of %s',
  (name) => {
    it.each([
      [0, '0 of 19,000 paid', 'Electricity, due', ['Due', 'Due', 'Scheduled']],
      [14, '12,000 of 19,000 paid', 'Electricity, paid', ['Paid', 'Due', 'Scheduled']],
      [20, '17,000 of 19,000 paid', 'Electricity, paid', ['Paid', 'Paid', 'Scheduled']],
    ])('at %i tenths: %s', (moment, paid, electricity, marks) => {
      const words = at(name, moment)
      expect(words).toEqual(expect.arrayContaining([paid, electricity]))
      expect(words.filter((word) => /^(?:Due|Paid|Scheduled)$/.test(word))).toEqual(marks)
    })
  },
)

describe.each(['wide', 'small'])('the new customer of useCaseFintech %s', (size) => {
  it.each([
    [0, 'NGN 0', []],
    [9, 'NGN 42,000', ['+42,000']],
    [21, 'NGN 30,000', ['+42,000', '−12,000']],
  ])('at %i tenths has %s', (moment, balance, moves) => {
    const words = at(`useCaseFintech ${size}`, moment)
    expect(words.filter((word) => word.startsWith('NGN'))).toEqual([balance])
    expect(words.filter((word) => /^[+−]/.test(word))).toEqual(moves)
  })
})

it.each([0, 12, 20])('at %i tenths the account of Kredapay holds what its sub accounts do', (moment) => {
  for (const size of ['wide', 'small']) {
    const words = at(`studyKredapayHero ${size}`, moment)
    const shares = words.filter((word) => /^[\d,]+0$|^0$/.test(word)).map((share) => Number(share.replaceAll(',', '')))
    expect(words).toContain(`NGN ${shares.reduce((sum, share) => sum + share).toLocaleString('en')}`)
  }
})
