import { compareFindings, lostAddresses, staleFindings } from '../../src/content/changes/index.ts'
import { isLitter, isStray } from '../../src/content/entry/index.ts'
import type { Finding } from '../../src/content/finding/index.ts'
import { type Content, createContent } from '../../src/content/store/index.ts'
import { mediaFolder, type MediaFile, mostWidth } from '../../src/model/media.ts'
import { type Base, readBase } from '../changes/base.ts'
import { changedPictures } from '../changes/pictures.ts'
import { textHash } from '../lib/readings/index.ts'
import { isLink, type LoadedContent } from '../lib/readContent.ts'

/** What has changed since a base, as far as findings are concerned. */
export interface Change {
  /** How many files came, went, or are others than in the base. */
  files: number
  /** What only a comparison finds. */
  stale: readonly Finding[]
  /** Whether the change brings a finding, or touches it: its file has changed, or the base does not have it. */
  concerns(finding: Finding): boolean
}

/** A picture of which nothing is found: all that is found of the one that took its place comes with the change. */
const faultless: MediaFile = { width: mostWidth, height: mostWidth, bytes: 0, src: '', sources: [] }

/**
 * What has changed in a content folder since this branch left `base`. All documents of both are known, because what one says
 * may be wrong for what another one says. Throws a usage error where there is nothing to compare with.
 */
export function changeSince(folder: string, base: string, now: LoadedContent): Change {
  const { content } = now
  const before = readBase(folder, base, 'npm run check -- --changed')
  const states = statesBefore(before)
  const links = before.links.flatMap((key) => (key.startsWith(mediaFolder) ? [key.slice(mediaFolder.length)] : []))
  // A link is not followed, so what it leads to does not matter.
  const isLinkStill = (name: string) => links.includes(name) && now.pictures.get(name)?.finding?.code === 'fileUnread'
  const pictures = new Set(changedPictures(folder, before, now.pictures).filter((name) => !isLinkStill(name)))
  const changed = new Set([...changedKeys(states, content), ...[...pictures].map((name) => mediaFolder + name)])
  const media = new Map(
    [...before.pictures.keys(), ...links].map((name) => [
      name,
      (pictures.has(name) ? undefined : now.pictures.get(name)) ?? faultless,
    ]),
  )
  const earlier = earlierFindings(states, media, now)
  const fresh = new Set(compareFindings(earlier, content.findings(), nameOf).fresh)
  return {
    files: changed.size,
    stale: [...staleFindings(before.texts, content, now.today), ...lostAddresses(before.texts, content)],
    concerns: (finding) => changed.has(content.keyOf(finding.file)) || fresh.has(finding),
  }
}

/** What the site reads of each file: its text, of a stray only its name, of a link nothing. */
type States = ReadonlyMap<string, string | null>

function statesBefore({ texts, strays, links }: Base): States {
  const read = links.filter((key) => !key.startsWith(mediaFolder) && !isStray(key))
  const all: [string, string | null][] = [
    ...texts,
    ...strays.map((key): [string, string] => [key, '']),
    ...read.map((key): [string, null] => [key, null]),
  ]
  return new Map(all.filter(([key]) => !isLitter(key)))
}

/** The keys of the documents that came, went, or say something else. Git may have written other line ends. */
function changedKeys(before: States, content: Content): string[] {
  const now: States = new Map(content.keys().map((key) => [key, content.text(key) ?? null]))
  const lines = (text: string | null | undefined) => text?.replaceAll('\r\n', '\n') ?? text
  return [...new Set([...before.keys(), ...now.keys()])].filter((key) => lines(before.get(key)) !== lines(now.get(key)))
}

/** What is wrong in the base, as this code finds it on this day. What has not changed is not read again. */
function earlierFindings(states: States, media: ReadonlyMap<string, MediaFile>, { content, today }: LoadedContent) {
  const earlier = createContent({
    root: content.fileOf('').slice(0, -1),
    drawings: content.drawings(),
    media,
    today,
    hash: textHash,
    known: (key, text) => (content.text(key) === text ? (content.reading(key) ?? undefined) : undefined),
  })
  for (const [key, text] of states) {
    if (text === null) earlier.fail(key, isLink)
    else earlier.set(key, text)
    earlier.release(key)
  }
  return earlier.findings()
}

/** Files that have not changed have their findings at the same places. */
const nameOf = ({ file, code, line, column, pointer, message }: Finding) =>
  [file, code, line, column, pointer, message].join('\n')
