import { describe, expect, test, vi } from 'vitest'
import { parseOptions, parseWords, UsageError } from '../../scripts/lib/options.ts'

const help = 'npm run thing -- FILE [options]'

describe('what a command is called with', () => {
  test('words without a name come beside the options, in their order', () => {
    const parsed = parseWords(
      ['a.json', '--loud', 'b.json', '--port', '3000'],
      { loud: 'flag', port: 'port' },
      help,
      {},
    )
    expect(parsed).toEqual({ options: { loud: true, port: 3000 }, words: ['a.json', 'b.json'] })
  })

  test('too few and too many words are refused with the help', () => {
    const take = (...args: string[]) => parseWords(args, {}, help, { least: 1, most: 2 })
    expect(() => take()).toThrow(UsageError)
    expect(() => take()).toThrow(`Something is missing. Usage:\n${help}`)
    expect(() => take('a', 'b', 'c')).toThrow('Unexpected argument "c".')
    expect(take('a')?.words).toEqual(['a'])
  })

  test('a command that takes options only refuses a word', () => {
    expect(() => parseOptions(['a.json'], {}, help)).toThrow(UsageError)
    expect(() => parseOptions(['--nothing'], {}, help)).toThrow(/--nothing/)
    expect(parseOptions([], {}, help)).toEqual({})
  })

  test.each(['99999', '65536', '0', '', ' ', '1e3', '0x50', '-1', '80.5', 'http', '99999999999999999999'])(
    'a port of "%s" is refused in a sentence',
    (port) => {
      const act = () => parseOptions([`--port=${port}`], { port: 'port' }, help)
      expect(act).toThrow(UsageError)
      expect(act).toThrow(`--port needs a whole number from 1 to 65535, not "${port}".`)
    },
  )

  test('an empty value and an empty name are told as such', () => {
    for (const empty of ['', ' ']) {
      const sentence = '--base needs a value. Write one after it, or leave --base out.'
      expect(() => parseOptions([`--base=${empty}`], { base: 'text' }, help)).toThrow(sentence)
      expect(() => parseWords([empty], {}, help, { most: 1 })).toThrow(
        'One of the names is empty: there is nothing between its quotes.',
      )
    }
  })

  test.each([
    [['--port', '-1'], 'The option --port needs a value.'],
    [['--port'], 'The option --port needs a value.'],
    [['--loud=yes'], 'The option --loud takes no value.'],
    [['--prot', '3'], 'There is no option --prot. Did you mean --port?'],
  ])('%j is refused in one sentence', (args, sentence) => {
    const act = () => parseOptions(args, { port: 'port', loud: 'flag' }, help)
    expect(act).toThrow(`${sentence} Usage:\n${help}`)
  })

  test('the first and the last port are taken', () => {
    for (const port of [1, 65_535]) expect(parseOptions([`--port=${port}`], { port: 'port' }, help)).toEqual({ port })
  })

  test('an option whose value npm took away is named, with the way out', () => {
    vi.stubEnv('npm_config_title', 'true')
    const act = () => parseWords(['page', 'team', 'Our team'], { title: 'text' }, help, { most: 2 })
    expect(act).toThrow(
      `npm kept --title for itself, so write -- before the first option: npm run thing -- --title … Usage:\n${help}`,
    )
    vi.unstubAllEnvs()
    expect(act).toThrow('Unexpected argument "Our team". Usage:')
  })

  test('an option that npm took for itself and passes on counts', () => {
    const kinds = { fix: 'flag', all: 'flag', 'no-pictures': 'flag', 'no-words': 'flag', 'min-weight': 'text' } as const
    const given = { npm_config_fix: 'true', npm_config_pictures: '', npm_config_min_weight: 'error' }
    for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
    const parsed = parseOptions([], kinds, help)
    const own = parseOptions(['--min-weight', 'advice'], kinds, help)
    vi.unstubAllEnvs()
    expect(parsed).toEqual({ fix: true, 'no-pictures': true, 'min-weight': 'error' })
    expect(own?.['min-weight']).toBe('advice')
    expect(parseOptions([], kinds, help)).toEqual({})
  })

  test('--help prints the help, also where words are missing', () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect(parseWords(['--help'], {}, help, { least: 2 })).toBeNull()
    expect(print).toHaveBeenCalledWith(help)
    print.mockRestore()
  })
})
