import { join } from 'node:path'
import { suggest } from '../../src/content/suggest/index.ts'
import { count, didYouMean, either, quote } from '../../src/model/words.ts'
import { fillFolder } from '../build/fill.ts'
import type { Output } from '../build/output.ts'
import { requirePlace } from '../build/place.ts'
import { startOf } from '../changes/git.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseWords, UsageError } from '../lib/options.ts'
import { BuildError, buildSite, checkOut, temporaryFolder } from '../looks/base.ts'
import { startBrowser, widths } from '../looks/browser.ts'
import { comparePages, type Subject } from '../looks/compare.ts'
import { type Looks, report, type Section, sectionName, summary } from '../looks/report.ts'
import { isSamePage, routesOf } from '../looks/routes.ts'
import { createSections } from '../looks/sections.ts'
import { provideChromium } from '../setup/chromium.ts'
import { cleanUpAtEnd } from '../write/process.ts'

const help = `npm run looks -- [options]    photographs what looks different on the site, side by side
  --base NAME      the branch or commit to compare with (main); the change is the files as they are
  --only ROUTE …   photographs these pages alone, such as --only /payout /faqs
  --out DIR        where the report is written (looks): a new folder, or an earlier report, which is replaced
  --width PX       photographs at this width alone: ${either(widths.map(String))}
  --all            photographs pages, too, of which every file is the same
  --today DAY      the day on which both are looked at, such as 2026-12-01 (today)`

/**
 * Builds the base and the change, photographs both, and writes a report of what differs. What differs is no error. Exit code
 * 1: one of the two does not build. 2: there is nothing to compare with.
 */
export async function main(args: string[]): Promise<number> {
  const known = { base: 'text', only: 'text', out: 'text', all: 'flag', width: 'text', today: 'text' } as const
  const found = parseWords(args, known, help, {})
  if (!found) return 0
  const { base = 'main', only, out: name = 'looks', all: isAll = false, width, today } = found.options
  if (only === undefined && found.words.length > 0)
    throw new UsageError(`Write --only before the first route: --only ${found.words.join(' ')}`)
  const wanted = only === undefined ? null : [only, ...found.words].map(asRoute)
  const at = width === undefined ? widths : [Number(oneOf('width', width, widths.map(String)))]
  const day = readDay(today)
  const folder = requirePlace(name, 'looks', 'pages')
  const start = startOf('.', base, 'npm run looks --')
  const chromium = await provideChromium()
  const place = temporaryFolder()
  const takeBack = cleanUpAtEnd(place.remove)
  try {
    const sites = { before: join(place.folder, 'before'), after: join(place.folder, 'after') }
    const called = start.startsWith(base) ? base : `${base} (${start.slice(0, 8)})`
    // Whoever has just written a mistake learns of it first.
    await build('the change', '.', sites.after, day)
    await build(called, checkOut(start, place.folder), sites.before, day)
    const pages = choosePages(sites, wanted, isAll)
    const looks = await fillFolder({ folder, name, kind: 'looks' }, (output) =>
      photographAll(output, { chromium, sites, called, at, ...pages }),
    )
    console.log([...summary(looks), `The report is ${join(name, 'index.html')}.`].join('\n'))
    return 0
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(error.message)
    return 1
  } finally {
    place.remove()
    takeBack()
  }
}

/** Progress goes where results do not. */
const say = (text: string) => console.error(text)

const asRoute = (given: string) => (given === '404' || given.startsWith('/') ? given : `/${given}`)

async function build(called: string, project: string, folder: string, day: string): Promise<void> {
  say(`Building ${called} …`)
  const isBase = project !== '.'
  await buildSite(project, folder, day).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error
    const way = isBase
      ? 'So there is nothing to compare with. Name a commit that builds: npm run looks -- --base NAME'
      : 'Run npm run check, fix the errors, and try again.'
    throw new BuildError(`${error.message}\n${called} does not build (see above). ${way}`)
  })
}

/** The pages to photograph, and those that need no photograph. */
function choosePages(sites: { before: string; after: string }, wanted: readonly string[] | null, isAll: boolean) {
  const [before, after] = [routesOf(sites.before), routesOf(sites.after)]
  const routes = [...new Set([...after.keys(), ...before.keys()])].sort()
  for (const route of wanted ?? [])
    if (!routes.includes(route))
      throw new UsageError(`There is no page ${quote(route)}.${didYouMean(suggest(route, routes))}`)
  const chosen = routes.filter((route) => wanted?.includes(route) ?? true)
  const isUntouched = (route: string) => {
    const file = before.get(route)
    return !isAll && file !== undefined && after.has(route) && isSamePage(sites.before, sites.after, file)
  }
  const touched = chosen.filter((route) => !isUntouched(route))
  return {
    pages: chosen.length,
    untouched: chosen.length - touched.length,
    added: touched.filter((route) => !before.has(route)),
    removed: touched.filter((route) => !after.has(route)),
    subjects: touched
      .filter((route) => after.has(route))
      .map((route): Subject => ({ route, isNew: !before.has(route) })),
  }
}

interface Task extends ReturnType<typeof choosePages> {
  chromium: string
  sites: { before: string; after: string }
  called: string
  at: readonly number[]
}

async function photographAll(
  output: Output,
  { chromium, sites, called, at, subjects, ...pages }: Task,
): Promise<Looks> {
  const sections: Section[] = []
  if (subjects.length > 0) {
    say(`Photographing ${count(subjects.length, 'page')} at ${at.join(', ')} px …`)
    const toSection = createSections(output)
    const browser = await startBrowser(chromium)
    try {
      for await (const page of comparePages(browser, sites, subjects, at)) {
        const section = await toSection(page)
        if (section) sections.push(section)
        if (section) say(`  ${sectionName(page)} ${page.isNew ? 'is new' : 'differs'}`)
      }
    } finally {
      await browser.close()
    }
  }
  const looks = { ...pages, base: called, widths: at, sections }
  output.write('index.html', report(looks))
  return looks
}
