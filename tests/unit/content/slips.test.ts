import { describe, expect, test } from 'vitest'
import { inSmallLetters, isShouted, withoutEmoji } from '../../../src/content/slips/letters.ts'
import { findMarkup, withoutMarkup } from '../../../src/content/slips/markup.ts'
import { slipsOf } from '../../../src/content/slips/slips.ts'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

/** The slips in a point of a list, which needs no full stop. */
const slipsIn = (key: string, text: string, format?: string) => {
  const schema = { type: 'string', noFullStop: true, ...(format && { format }) }
  return slipsOf({ key, above: '', text, schema, root: undefined, isSuspect: false })
}
const inPlain = (text: string) => slipsIn('lead', text)
const inRunning = (text: string) => slipsIn('text', text, 'markdown')

describe('markup in a plain text', () => {
  test.each([
    // Markdown
    ['What **we** want', '**we**', 'What we want'],
    ['What *we* want', '*we*', 'What we want'],
    ['__All__ of it', '__All__', 'All of it'],
    ['All _of_ it', '_of_', 'All of it'],
    ['***All*** of it', '***All***', 'All of it'],
    ['Pay **{brand}** first', '**{brand}**', 'Pay {brand} first'],
    ['No ~~fees~~ surprises', '~~fees~~', 'No fees surprises'],
    ['Call `POST /payouts` once', '`POST /payouts`', 'Call POST /payouts once'],
    ['Go to [payouts](/payout) now', '[payouts](/payout)', 'Go to payouts now'],
    ['Go to [payouts] (/payout) now', '[payouts] (/payout)', 'Go to payouts now'],
    ['Go to (payouts)[/payout] now', '(payouts)[/payout]', 'Go to payouts now'],
    ['Go to [[/payout|payouts]] now', '[[/payout|payouts]]', 'Go to payouts now'],
    ['See [**our** docs]({links.docs})', '[**our** docs]({links.docs})', 'See our docs'],
    ['Write to <hello@rail.example>', '<hello@rail.example>', 'Write to hello@rail.example'],
    ['See <https://rail.example/a_b_c>', '<https://rail.example/a_b_c>', 'See https://rail.example/a_b_c'],
    ['Team ![photo](team.jpg) here', '![photo](team.jpg)', 'Team photo here'],
    ['# Our team', '# Our team', 'Our team'],
    ['##Our team', '##Our team', 'Our team'],
    ['### Our team ###', '### Our team ###', 'Our team'],
    ['- One rail for all', '- ', 'One rail for all'],
    ['• One rail for all', '• ', 'One rail for all'],
    ['- One\n- Two', '- ', 'One Two'],
    ['* One\n* Two', '* ', 'One Two'],
    ['> We pay on time', '> ', 'We pay on time'],
    ['Fees \\* taxes', '\\*', 'Fees * taxes'],
    ['First line\\nSecond line', '\\n', 'First line Second line'],
    ['A [b]bold[/b] word', '[b]bold[/b]', 'A bold word'],
    // HTML
    ['<b>Money</b> on one rail', '<b>', 'Money on one rail'],
    ['Money on<br>one rail', '<br>', 'Money on one rail'],
    ['Money on<br />one rail', '<br />', 'Money on one rail'],
    ['<p>Money</p><p>moves</p>', '<p>', 'Money moves'],
    ['<a href="/payout" target=_blank>Payouts</a> here', '<a href="/payout" target=_blank>', 'Payouts here'],
    ['<SPAN style="color:red">Red</SPAN> words', '<SPAN style="color:red">', 'Red words'],
    ['Money <!-- later --> moves', '<!-- later -->', 'Money moves'],
    ['Hi <script>alert(1)</script> there', '<script>alert(1)</script>', 'Hi there'],
    ['Money&nbsp;moves', '&nbsp;', 'Money moves'],
    ['Terms &amp; conditions', '&amp;', 'Terms & conditions'],
    ['It&#39;s here', '&#39;', "It's here"],
    ['It&#x2019;s here', '&#x2019;', 'It’s here'],
    ['Pay&shy;ments', '&shy;', 'Payments'],
    ['&lt;b&gt;Money&lt;/b&gt; moves', '&lt;', 'Money moves'],
    ['Money &ndash; on one rail', '&ndash;', 'Money – on one rail'],
  ])('%s', (text, mark, words) => {
    const [slip, ...others] = inPlain(text)
    expect(others).toEqual([])
    expect(slip).toMatchObject({ code: 'markup', better: words })
    expect(text.slice(slip?.start, slip?.end)).toBe(mark)
    expect(inPlain(words)).toEqual([])
  })

  test.each([
    '5 < 6 > 3',
    'AT&T and R&D; Q&As; all',
    'Savings & Investment',
    'Free account*',
    '* Taxes are not included.',
    '*Taxes are not included.',
    'Free* and no fees*',
    'Fees (*required) and taxes (*optional)',
    'A fee* and a tax**',
    '2 * 3 * 4',
    'a snake_case_name and another_one',
    'Write to first_last_name@rail.example',
    'See https://rail.example/_a_/b*c*d',
    '#1 in payments',
    '# 1 in payments',
    '#payments',
    'No. #5 and #6',
    'Rail & Co. <3',
    'If a<b and c>d',
    'Hello <your name>',
    'Don`t and won`t',
    '{brand} and {links.signUp}',
    '{{brand}}',
    'C:\\new\\team',
    '\\\\server\\notes',
    '[sic] and (so on)',
    'See [1] (page 4)',
    '-5 % of the fee',
    '> 300 partners',
    '+234 800 000 0000',
    '~5 days',
    'Team | {brand}',
    'Ada – founder · Lagos',
    '← Back →',
    '1. Open the app',
    'The © of {brand}™ ✓',
    '',
  ])('is not seen in %j', (text) => {
    expect(inPlain(text)).toEqual([])
  })

  test('is no work for a computer that reads very many marks', () => {
    for (const part of ['*a', '_a', '[a](', '<a ', '<!--', '`', '&a', '\\', '# ', '[[a|', '[b]', '~~a']) {
      const text = part.repeat(500)
      expect(withoutMarkup(text).length).toBeLessThanOrEqual(text.length)
      expect(findMarkup(text)?.start ?? 0).toBeLessThan(text.length)
    }
  })

  test('a link is led to the fields of its block that can hold one', () => {
    const about = baseText('about.json').replace('We move money', 'We move [money](/about)')
    const found = contentOf({ ...baseTexts, 'about.json': about }).findings()
    expect(found).toMatchObject([{ code: 'markup', severity: 'warning', pointer: '/blocks/0/lead' }])
    expect(found[0]?.message).toBe('This field holds no links. Visitors would see "[money](/about)" as it is.')
    expect(found[0]?.hint).toBe(
      'Write the words alone. In this block "links", "jumps" or "breadcrumb.above" can hold a link.',
    )
  })
})

describe('whitespace', () => {
  test.each([
    ['Money  moves', '  ', 'Money moves'],
    ['Money moves ', ' ', 'Money moves'],
    [' Money moves', ' ', 'Money moves'],
    ['Money \u00a0moves', ' \u00a0', 'Money moves'],
    ['Money.  It   moves. ', '  ', 'Money. It moves.'],
    ['Money\tmoves', '\t', 'Money moves'],
    ['Money \t moves\t', ' \t ', 'Money moves'],
    ['In C:\team\new', 'C:\team\new', 'In C:\\team\\new'],
    ['In C:\\Users\team now', 'C:\\Users\team', 'In C:\\Users\\team now'],
    ['D:\reports\bills', 'D:\reports\bills', 'D:\\reports\\bills'],
  ])('%j', (text, place, better) => {
    const found = inPlain(text)
    expect(found).toMatchObject([{ code: 'spaces', better, certain: true }])
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe(place)
    expect(inPlain(better)).toEqual([])
  })

  test('of running text is its own as long as it has a meaning', () => {
    for (const text of ['One\n\nTwo', 'One  \nTwo', '- One\n  - Two', 'Write `a  b` here', '**All** of it <br>'])
      expect(inRunning(text)).toEqual([])
    for (const text of ['One  two', 'One two ', ' One two', 'One\ttwo'])
      expect(inRunning(text)).toMatchObject([{ code: 'spaces', better: 'One two' }])
  })
})

describe('letters', () => {
  test.each(['ABOUT OUR COMPANY', 'PAYOUTS', 'OUR TEAM | {brand}', 'FREE ACCOUNT', 'WHO WE ARE', 'OUR API IS FAST'])(
    '%s is loud',
    (text) => {
      expect(isShouted(text)).toBe(true)
    },
  )

  test.each(['API', 'API FAQ', 'USD AND NGN', 'NGN 1,250,000', 'RC 0000000', 'About API', '{brand}', 'UNICEF', '24/7'])(
    '%s is not',
    (text) => {
      expect(isShouted(text)).toBe(false)
    },
  )

  test('become small, with a capital where a sentence begins', () => {
    expect(inSmallLetters('ABOUT OUR API. WE MOVE USD | {brand}')).toBe('About our API. We move USD | {brand}')
  })

  test('of companies are theirs', () => {
    expect(slipsIn('brand', 'CONNEKIT')).toEqual([])
    expect(slipsIn('title', 'CONNEKIT')).toMatchObject([{ code: 'capitals' }])
  })

  test.each([
    ['🚀 Launch day', 'Launch day'],
    ['Launch 👩🏽‍💻 day', 'Launch day'],
    ['Launch ❤️', 'Launch'],
    ['Lagos 🇳🇬 office', 'Lagos office'],
  ])('%s holds an emoji', (text, better) => {
    expect(inPlain(text)).toMatchObject([{ code: 'emoji', better }])
    expect(withoutEmoji(better)).toBe(better)
  })
})

describe('a slip', () => {
  const about = (from: string, to: string) => ({ ...baseTexts, 'about.json': baseText('about.json').replace(from, to) })

  test('is seen also where something else is wrong with the document', () => {
    const texts = about(
      '"layout": "beside",\n      "title": "Who we are"',
      '"layuot": "beside",\n      "title": "Who **we** are"',
    )
    expect(
      contentOf(texts)
        .findings()
        .map(({ code }) => code),
    ).toEqual(['keyUnknown', 'markup'])
  })

  test.each([
    ['One list  for all', 'Remove the space'],
    ['One list for all  ', 'Remove the spaces'],
    ['One list for for all', 'Remove the second "for"'],
    ['One list , one click', 'Remove the space'],
    ['One list 🎉 for all', 'Remove the emoji'],
  ])('in "%s" has a fix that says what it does', (text, title) => {
    const found = contentOf(about('"Who we are"', JSON.stringify(text))).findings()
    expect(found.map(({ fix }) => fix?.title)).toEqual([title])
  })

  test('can be silenced, also there', () => {
    const silence = '"silence": [{ "rule": "markup", "reason": "The stars belong to the name." }],\n  "updated"'
    const texts = about('"Who we are"', '"Who **we** are"')
    const silent = { ...texts, 'about.json': (texts['about.json'] ?? '').replace('"updated"', silence) }
    expect(contentOf(silent).findings()).toEqual([])
    const faulty = { ...silent, 'about.json': silent['about.json'].replace('"layout"', '"layuot"') }
    expect(
      contentOf(faulty)
        .findings()
        .map(({ code }) => code),
    ).toEqual(['keyUnknown'])
  })

  test('in the words of the site is seen in its own document', () => {
    const texts = { ...baseTexts, '_site.json': baseText('_site.json').replace('Not a bank.', 'Not&nbsp;a bank. ') }
    const found = contentOf(texts).findings()
    expect(found).toMatchObject([{ code: 'markup', file: 'pages/_site.json', pointer: '/footer/legal' }])
    expect(contentOf(applyFix(texts, found)).findings()).toEqual([])
  })

  test('in the words of a path is one mistake with the backslash that means nothing', () => {
    const texts = about('We move money', 'In C:\\Users\\team we move money')
    expect(
      contentOf(texts)
        .findings()
        .map(({ code }) => code),
    ).toEqual(['escape'])
  })
})
