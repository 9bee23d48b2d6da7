import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../server/listen.ts'
import { createSiteHandler } from '../../server/site.ts'
import type { Compared } from './comparison.ts'
import { readOwnSite, templates } from './ownSite.ts'
import { npm, provide } from './peers/install.ts'
import { writeSources } from './peers/sources.ts'

/** What the scanner found on a page: its points, and the tests that give less than they could, with what is missing. */
interface Scan {
  score: number
  lost: { test: string; result: string; points: number }[]
}

/**
 * The points that MDN's HTTP Observatory gives to one page of each template, served as `npm run serve` does, but over https.
 * What costs points is said. Nothing, which is said too, where the scanner or openssl is missing.
 */
export async function benchObservatory(dist: string): Promise<Compared[]> {
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-observatory-'))
  try {
    const scanner = await provideScanner()
    const routes = templates(readOwnSite(dist).pages).map(({ route }) => route)
    const scans = await scan(scanner, folder, dist, routes)
    for (const [lost, pages] of sharing(scans)) console.error(`Below the most: ${lost}\n  on ${pages.join(' ')}`)
    return routes.flatMap((route) => {
      const ours = scans[route]?.score
      return ours === undefined ? [] : { what: `Observatory: ${route}`, unit: '', ours: [ours], peers: {} }
    })
  } catch (error) {
    console.error(`The Observatory is left out. ${String(error)}`)
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The pages by what they lose, as words. */
function sharing(scans: Readonly<Record<string, Scan>>): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const [route, { lost }] of Object.entries(scans)) {
    const words = lost.map(({ test, result, points }) => `${test} ${points} (${result})`).join(', ')
    pages.set(words, [...(pages.get(words) ?? []), route])
  }
  return pages
}

async function provideScanner(): Promise<string> {
  const name = '@mdn/mdn-http-observatory'
  const manifest = { scripts: { scan: 'node scan.mjs' }, dependencies: { [name]: '1.4.8' } }
  // What its install scripts would download is a list of the sites that browsers know to be https only.
  const folder = await provide('observatory', manifest, ['--ignore-scripts'])
  writeFileSync(join(folder, 'node_modules', name, 'conf/hsts-preload.json'), '{}')
  writeSources(folder, { 'scan.mjs': scanSource(name) })
  return folder
}

/** Serves the site over https, and scans it from a process that knows the certificate. */
async function scan(scanner: string, folder: string, dist: string, routes: string[]): Promise<Record<string, Scan>> {
  const [key, cert, result] = ['key.pem', 'cert.pem', 'result.json'].map((name) => join(folder, name))
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key ?? '', '-out', cert ?? '']
  execFileSync('openssl', [...certificate, ...files], { stdio: 'pipe' })
  const secure = createServer({ key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') }, createSiteHandler(dist))
  const port = await listen(secure)
  const plain = createHttpServer(({ url = '/' }, response) =>
    response.writeHead(301, { Location: `https://localhost:${port}${url}` }).end(),
  )
  try {
    const ports = [await listen(plain), port].map(String)
    await npm(scanner, ['run', 'scan', '--', result ?? '', ...ports, ...routes], { NODE_EXTRA_CA_CERTS: cert })
    return JSON.parse(readFileSync(result ?? '', 'utf8')) as Record<string, Scan>
  } finally {
    for (const server of [plain, secure] satisfies Server[]) {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** The scanner's own command knows no ports and no paths, so its parts are called as it calls them. */
const scanSource = (name: string) => `import { writeFileSync } from 'node:fs'
import { ALL_TESTS } from '${name}/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '${name}/src/grader/charts.js'
import { getScoreModifier } from '${name}/src/grader/grader.js'
import { retrieve } from '${name}/src/retriever/retriever.js'

const [, , file, httpPort, httpsPort, ...routes] = process.argv
const scans = {}
for (const path of routes) {
  const found = await retrieve('localhost', { httpPort, httpsPort, path })
  const tests = ALL_TESTS.map((test) => test(found)).map(({ constructor: { name, possibleResults }, result }) => {
    const points = getScoreModifier(result)
    return { test: name, result, points, most: Math.max(...possibleResults.map(getScoreModifier)) }
  })
  const lowest = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const all = tests.reduce((sum, { points }) => sum + points, 100)
  const lost = tests.filter(({ points, most }) => points < most)
  scans[path] = {
    score: lowest >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lowest,
    lost: lost.map(({ test, result, points, most }) => ({ test, result, points: most - points })),
  }
}
writeFileSync(file, JSON.stringify(scans))
`
