import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../../src/model/schema.gen.ts'
import { hashes, temporary } from '../../e2e/support/command.ts'
import { isFull } from '../../support/sample.ts'
import { baseText, baseTexts } from '../content/base.ts'

// A new block needs its schema and its component and nothing else, whatever the core has to know of it: here the level of its
// headings, what it says to machines, and a site from which it loads. The project is a copy, as somebody finds it.
const { folder, remove } = isFull ? temporary() : { folder: '', remove() {} }
const parts = [
  'schemas',
  'scripts',
  'src',
  'public',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

const text = (title: string, example: string) => ({
  title,
  description: 'A few words of the record.',
  type: 'string',
  minLength: 2,
  maxLength: 60,
  examples: [example],
})
const entry = { title: 'Uptime in June', finding: 'All payments arrived.' }
const fields = { items: [entry, { title: 'Uptime in July', finding: 'One payment was late.' }] }
const from = { frame: 'https://records.example' }

const schema = {
  title: 'Records',
  description: 'Records of what happened, each with a heading of the second level, beside a frame from another site.',
  headingLevels: { items: 2 },
  origins: [{ if: { frame: true }, add: { 'frame-src': '{frame}' } }],
  structuredData: {
    type: 'CollectionPage',
    each: 'items',
    mainEntity: { '@type': 'Report', name: '{title}', abstract: '{finding}' },
  },
  type: 'object',
  properties: {
    frame: { $ref: '../parts/serviceOrigin.json', title: 'Frame', description: 'Shown below.', examples: [from.frame] },
    items: {
      title: 'Records',
      description: 'The records, the newest one first.',
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        title: 'Record',
        description: 'One record.',
        type: 'object',
        properties: { title: text('Title', entry.title), finding: text('Finding', entry.finding) },
        required: ['title', 'finding'],
        additionalProperties: false,
        examples: [entry],
      },
      examples: [fields.items],
    },
  },
  required: ['items'],
  additionalProperties: false,
  examples: [{ ...fields, ...from }, fields],
}

const component = `import type { BlockProps } from '../model/schema.gen.ts'
import { Section } from '../ui/section.tsx'

/** Records, each with its heading, and a frame from another site. */
export default function Records({ id, items, frame }: BlockProps['records'] & { id?: string }) {
  return (
    <Section id={id}>
      {items.map(({ title, finding }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{finding}</p>
        </div>
      ))}
      {frame && <iframe title="Records" src={frame} />}
    </Section>
  )
}
`

const page = {
  title: 'What happened | {brand}',
  description:
    'What happened to the payments of the last months, month by month, with the numbers behind each of them.',
  blocks: [
    {
      type: 'hero',
      layout: 'compact',
      title: 'What happened',
      lead: 'Every month has a record, and anybody can read it.',
    },
    { type: 'records', ...fields, ...from },
  ],
}

/** The two files of the block. */
const own = { 'schemas/blocks/records.json': schema, 'src/blocks/records.tsx': component }

const put = (path: string, value: string | object) =>
  writeFileSync(join(folder, path), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
const tool = (...args: string[]) =>
  execFileSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder, encoding: 'utf8' })
/** The hash of every file that somebody writes, or that is generated. */
const sources = (): Record<string, string> =>
  Object.fromEntries(
    ['schemas', 'scripts', 'src', 'pages'].flatMap((name) =>
      Object.entries(hashes(join(folder, name))).map(([path, hash]) => [join(name, path), hash]),
    ),
  )

describe.runIf(isFull)('DOC-5 a new block', () => {
  beforeAll(() => {
    for (const name of parts) cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    // The configuration of Vite looks through the tests.
    for (const name of ['pages', 'tests']) mkdirSync(join(folder, name))
    for (const [key, document] of Object.entries(baseTexts)) {
      mkdirSync(join(folder, 'pages', key, '..'), { recursive: true })
      put(`pages/${key}`, document)
    }
    // From which sites anything is loaded is for the site to say.
    const site = JSON.parse(baseText('_site.json')) as Pick<Site, 'booking' | 'forms'>
    const known = [site.booking.origin, site.forms.recaptchaScript].map((address) => new URL(address).origin)
    put('pages/_site.json', { ...site, services: [...known, from.frame] })
  })
  afterAll(remove)

  test('with headings, structured data and a foreign origin of its own is two files', () => {
    const before = sources()
    for (const [path, value] of Object.entries(own)) put(path, value)
    tool('generate')
    const after = sources()
    const changed = Object.keys({ ...before, ...after }).filter((path) => after[path] !== before[path])
    expect(changed.filter((path) => !path.includes('.gen.')).sort()).toEqual(Object.keys(own).sort())

    put('pages/records.json', page)
    // Without its keyword the headings of a list are of level 3, and here they would leave out a level.
    const { findings } = JSON.parse(tool('check', '--format', 'json')) as { findings: { file: string; code: string }[] }
    expect(findings.filter(({ file }) => file.endsWith('/records.json')).map(({ code }) => code)).toEqual([
      'orphan',
      // The page has the words of the example.
      'sampleWords',
    ])

    tool('build', '--no-compress', '--no-social')
    const built = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
    const html = built('records.html')
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
    expect([...main.matchAll(/<h([1-6])\b[^>]*>([^<]*)/g)].map(([, level, words]) => [level, words])).toEqual([
      ['1', 'What happened'],
      ...fields.items.map(({ title }) => ['2', title]),
    ])
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect((JSON.parse(data) as { '@graph': unknown[] })['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'CollectionPage',
        mainEntity: fields.items.map(({ title, finding }) => ({ '@type': 'Report', name: title, abstract: finding })),
      }),
    )
    const policy = /^\/records\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)$/m.exec(built('_headers'))?.[1]
    expect(policy?.split('; ') ?? []).toContain(`frame-src ${from.frame}`)
  })
})
