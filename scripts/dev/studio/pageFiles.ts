import type { IncomingMessage, ServerResponse } from 'node:http'
import { kindOf, nameFinding, routeOf } from '../../../src/model/route.ts'
import { count, didYouMean, either, upper, visible } from '../../../src/model/words.ts'
import { pagesAddress, type MovedPage } from '../../../src/studio/server/messages.ts'
import { type Plan, planMove } from '../../refactor/move.ts'
import { planRemove } from '../../refactor/remove.ts'
import { compareFindings, readSite, requireSure, type SiteFiles } from '../../refactor/site.ts'
import { StaleError, type Texts, writeFiles } from '../../write/files.ts'
import { reasonOf } from '../../write/reasons.mjs'
import { answerWith } from '../answer.ts'
import { Refusal, readJson, requireToken } from '../guard.ts'
import type { LiveContent } from '../liveContent.ts'
import { plainKey, unfitName } from '../paths.ts'

interface Parts {
  folder: string
  content: Pick<LiveContent, 'apply'>
  token: string
  /** The moves that were done here, each as {@link nameOfMove} calls it: only they are taken back. */
  done: Set<string>
  /** The pages that were deleted here: all files that changed with each, before it and after. */
  deleted: Map<string, { before: Texts; after: Texts }>
}

/** What is asked of a page: its new key, and whether it is only asked what that changes, or takes a move back. */
interface Wanted {
  to: string
  isTrial: boolean
  isBack: boolean
}

/**
 * Answers for `/__brightrail/pages/<key>`. `POST` moves the page to another key, with all links, as `npm run move` does: all
 * of it or nothing; what was moved here is taken back by the two keys the other way round. `DELETE` removes a page that no
 * other document needs, or with `?to=<key>` leads all of them to that page; `PUT` takes that back.
 *
 * 400 no move · 403 not from a page of this server · 404 no such page · 405 another method · 409 it cannot be done now, or
 * links lead here · 413 too long · 415 no JSON · 422 no address for a page · 500 the disk refuses
 */
export function acceptPageFiles(given: Omit<Parts, 'done' | 'deleted'>) {
  const parts: Parts = { ...given, done: new Set(), deleted: new Map() }
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(pagesAddress)) return next()
    // As it is written: what a parser of addresses would resolve, decode or ignore leads to no page.
    const written = request.url.slice(pagesAddress.length)
    const [, rest = written, to] = /^([^?]*)\?to=([^?&#]+)$/.exec(written) ?? []
    const methods = {
      POST: () => movePage(request, written, parts),
      DELETE: () => deletePage(request, rest, to === undefined ? null : decoded(to), parts),
      PUT: () => restorePage(request, written, parts),
    }
    const explain = (error: Error) => ({ message: `Nothing was changed: ${reasonOf(error)}` })
    void answerWith(request, response, methods, explain)
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function movePage(request: IncomingMessage, rest: string, parts: Parts): Promise<MovedPage> {
  requireToken(request, parts.token)
  const wanted = readWanted(await readJson(request))
  const { site, key } = pageOf(rest, parts)
  const { to, isTrial, isBack } = wanted
  if (isBack && !parts.done.has(nameOfMove(to, key))) throw new Refusal(404, 'There is no such move to take back.')
  try {
    const { changes, steps } = planFor(site, key, wanted)
    if (!isTrial) {
      write(site, changes, parts)
      parts.done.delete(nameOfMove(to, key))
      parts.done.add(nameOfMove(key, to))
    }
    const documents = [...new Set(steps.map(({ file }) => file.slice(site.root.length + 1)))]
    return { places: steps.length, documents }
  } catch (error) {
    // Whoever only asks is told, and has done nothing wrong.
    if (isTrial && error instanceof Refusal) return { places: 0, documents: [], problem: error.message }
    throw error
  }
}

const nameOfMove = (from: string, to: string) => JSON.stringify([from, to])

/** What a move changes. Refused where the address is none for a page, or something would be wrong then. */
function planFor(site: SiteFiles, key: string, { to, isBack }: Wanted): Plan {
  const wrong = isBack ? null : nameFinding(to)
  const route = wrong?.better ? routeOf(wrong.better) : null
  if (wrong) throw new Refusal(422, `${wrong.message}${didYouMean(route === null ? [] : [route])}`)
  const unfit = unfitName(to)
  if (unfit !== null) throw new Refusal(422, unfit)
  const taken = site.map.routes.get(routeOf(to) ?? '')?.find((other) => other.key !== key)
  if (taken || site.texts.has(to))
    throw new Refusal(409, `There is a page at ${routeOf(to)} already. Choose another address.`)
  const plan = attempt(() => {
    requireSure(site, 'move along')
    return planMove(site, new Map([[key, to]]), isBack)
  })
  refuseWorse(errorsAfter(site, plan.changes))
  return plan
}

function refuseWorse([worse]: readonly { file: string; message: string }[]): void {
  if (worse) throw new Refusal(409, `This would leave something to fix in ${worse.file}: ${visible(worse.message)}`)
}

/** So many documents with links to a page are named. */
const mostNamed = 3

function deletePage(request: IncomingMessage, rest: string, to: string | null, parts: Parts): object {
  requireToken(request, parts.token)
  const { site, key } = pageOf(rest, parts)
  const changes = to === null ? new Map([[key, null]]) : planToLead(site, key, to)
  const worse = errorsAfter(site, changes).filter(({ file }) => file !== `${site.root}/${key}`)
  if (worse.length > 0 && to === null) {
    const links = `${count(worse.length, 'link')} ${worse.length === 1 ? 'leads' : 'lead'} here`
    const from = [...new Set(worse.map(({ file }) => nameOf(file.slice(site.root.length + 1))))]
    const more = from.length - mostNamed
    const named = more > 1 ? [...from.slice(0, mostNamed), `${more} others`] : from
    const leading = `${links}, from ${either(named, 'and')}.`
    const message = `${leading} Choose where they go instead, then delete the page.`
    throw new Refusal(409, message, { links: worse.length, leading })
  }
  refuseWorse(worse)
  write(site, changes, parts)
  const before = new Map([...changes.keys()].map((one) => [one, site.texts.get(one) ?? null] as const))
  parts.deleted.set(key, { before, after: changes })
  return {}
}

/** What changes when a page goes and all that leads to it leads to another one. */
function planToLead(site: SiteFiles, key: string, to: string): Texts {
  if (to === key || kindOf(to) !== 'page' || !site.texts.has(to)) throw new Refusal(404, 'There is no page to lead to.')
  return attempt(() => {
    requireSure(site, 'lead elsewhere')
    return planRemove(site, key, to)
  }).changes
}

/** Puts a page back that was deleted here, and all links to it. */
function restorePage(request: IncomingMessage, rest: string, parts: Parts): object {
  requireToken(request, parts.token)
  const key = plainKey(rest)
  const { before, after } = parts.deleted.get(key) ?? {}
  if (!before || !after) throw new Refusal(404, 'There is no such page to bring back.')
  const { folder, content } = parts
  attemptWrite(() => writeFiles(folder, before, new Map(after)))
  content.apply(before)
  parts.deleted.delete(key)
  return {}
}

/** A document as editors know it. */
const nameOf = (key: string) => routeOf(key) ?? (kindOf(key) === 'site' ? 'the whole site' : key)

function readWanted(body: unknown): Wanted {
  const { to, isTrial, isBack, ...more } = (body ?? {}) as Partial<Record<string, unknown>>
  if (
    typeof to !== 'string' ||
    typeof isTrial !== 'boolean' ||
    typeof isBack !== 'boolean' ||
    Object.keys(more).length > 0
  )
    throw new Refusal(400, 'This is no move of a page.')
  return { to, isTrial, isBack }
}

/** The site as it is on the disk, and the page of it that an address names. The home page stays where it is. */
function pageOf(rest: string, { folder }: Parts): { site: SiteFiles; key: string } {
  const key = plainKey(rest)
  const site = readSite(folder)
  if (kindOf(key) !== 'page' || !site.texts.has(key)) throw new Refusal(404, 'There is no such page.')
  if (routeOf(key) === '/') throw new Refusal(409, 'Every site needs its home page.')
  return { site, key }
}

const errorsAfter = (site: SiteFiles, changes: Texts) =>
  compareFindings(site, changes).fresh.filter(({ severity }) => severity === 'error')

/** What keeps a page from being moved is a refusal, without what belongs to the command line. */
function attempt<Result>(act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const words = (error as Error).message
      .replace(/^Nothing was changed: /, '')
      .replace('Run npm run check, fix it', 'Fix it')
    throw new Refusal(409, upper(words))
  }
}

function write(site: SiteFiles, changes: Texts, { content }: Parts): void {
  const seen = new Map([...changes.keys()].map((key) => [key, site.texts.get(key) ?? null]))
  attemptWrite(() => writeFiles(site.folder, changes, seen))
  content.apply(changes)
}

function attemptWrite(act: () => void): void {
  try {
    act()
  } catch (error) {
    throw error instanceof StaleError ? new Refusal(409, 'A file has changed meanwhile. Try again.') : error
  }
}
