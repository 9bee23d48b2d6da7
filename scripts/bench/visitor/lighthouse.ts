import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteHandler } from '../../server/site.ts'
import { findChromium } from '../../setup/chromium.ts'
import { median } from '../table.ts'
import type { Compared } from './comparison.ts'
import { readOwnSite, templates } from './ownSite.ts'
import { npm, provide } from './peers/install.ts'
import { serve } from './served.ts'
import { slowdownFor } from './slowdown.ts'

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}
type Category = keyof typeof categories
const names = Object.keys(categories) as Category[]

/** What we read of a report. */
interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** Scores of 100, and what costs points where none should be lost. */
interface Scores {
  of: Record<Category, number>
  findings: string[]
}

/**
 * Lighthouse, as a phone on whatever machine this is, over one indexable page of each template: the scores in performance of
 * each, of the other categories the lowest ones, of 100. Nothing, which is said, where it cannot be installed.
 */
export async function benchLighthouse(dist: string, turns: number): Promise<Compared[]> {
  const { address, stop } = await serve(createSiteHandler(dist))
  try {
    const folder = await provide('lighthouse', {
      scripts: { lighthouse: 'lighthouse' },
      // Lighthouse needs a newer Node.js than this project: npm run finds this one first.
      dependencies: { lighthouse: '13.5.0', node: '22.23.3' },
    })
    const slowdown = await calibrate(folder, address)
    const seen: { route: string; scores: Scores[] }[] = []
    for (const { route } of templates(readOwnSite(dist).pages.filter(({ document }) => document.page.index))) {
      const scores: Scores[] = []
      for (let turn = 0; turn < turns; turn++)
        scores.push(...(await tryLook(folder, new URL(route, address).href, slowdown)))
      seen.push({ route, scores })
      const findings = [...new Set(scores.flatMap((one) => one.findings))]
      console.error([`Lighthouse has seen ${route}.`, ...findings].join(' '))
    }
    return rowsOf(seen)
  } catch (error) {
    console.error(`Lighthouse is left out. ${String(error)}`)
    return []
  } finally {
    stop()
  }
}

/** How many times slower Lighthouse has to make this machine, by what it measures of it in three looks. */
async function calibrate(folder: string, address: string): Promise<number> {
  const indexes: number[] = []
  for (let turn = 0; turn < 3; turn++) indexes.push((await look(folder, address, 1)).environment.benchmarkIndex)
  const index = median(indexes)
  const slowdown = slowdownFor(index)
  console.error(
    `Lighthouse measures this machine as ${index.toFixed(0)}, and slows it down ${slowdown.toFixed(1)} times.`,
  )
  return slowdown
}

/** What one run has seen. Chromium may lose the trace of a page; that costs this run only. */
async function tryLook(folder: string, address: string, slowdown: number): Promise<Scores[]> {
  try {
    return [scoresOf(await look(folder, address, slowdown))]
  } catch (error) {
    console.error(`Lighthouse has not seen ${address}. ${String(error).trim().split('\n').at(-1)}`)
    return []
  }
}

async function look(folder: string, address: string, slowdown: number): Promise<Report> {
  const results = mkdtempSync(join(tmpdir(), 'brightrail-lighthouse-'))
  const file = join(results, 'report.json')
  const options = [
    `--only-categories=${names.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    '--output=json',
    `--output-path=${file}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--quiet',
  ]
  try {
    const chromium = await findChromium('whole')
    await npm(folder, ['run', 'lighthouse', '--', address, ...options], { CHROME_PATH: chromium })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}

function scoresOf({ categories: found, audits }: Report): Scores {
  const of = names.map((name) => [name, Math.round((found[name].score ?? 0) * 100)])
  const refs = names.filter((name) => name !== 'performance').flatMap((name) => found[name].auditRefs)
  const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    of: Object.fromEntries(of) as Record<Category, number>,
    findings: lost.map(({ id }) => audits[id]?.title ?? id),
  }
}

function rowsOf(seen: readonly { route: string; scores: readonly Scores[] }[]): Compared[] {
  const row = (what: string, ours: number[]): Compared => ({ what: `Lighthouse: ${what}`, unit: '', ours, peers: {} })
  const lowest = (name: Category) =>
    seen
      .flatMap(({ scores }) => scores.map(({ of }) => of[name]))
      .toSorted((a, b) => a - b)
      .slice(0, 1)
  return names.flatMap((name) =>
    name === 'performance'
      ? seen.map(({ route, scores }) =>
          row(
            `${route}, performance`,
            scores.map(({ of }) => of.performance),
          ),
        )
      : row(`${categories[name]}, lowest of all templates`, lowest(name)),
  )
}
