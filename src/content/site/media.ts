import { type Entry, moveCommand, toFinding } from '../entry/index.ts'
import { type BlockFact, type Place, replaceValue } from '../facts/index.ts'
import type { RawFinding, Finding } from '../finding/index.ts'
import type { Report, Unplaced } from './types.ts'
import {
  density,
  endingFinding,
  type Media,
  type MediaFile,
  mediaFolder,
  mediaNameFinding,
  mostWidth,
  type PictureWidth,
  pictureWidths,
  shownAs,
  blockOfPicture,
} from '../../model/media.ts'
import type { SiteMap } from './siteMap.ts'
import { nameFinding } from '../../model/route.ts'
import { createSource, setValue } from '../json/index.ts'
import { blockSchema, isGroup } from '../schema/index.ts'
import { suggest } from '../suggest/index.ts'
import { didYouMean, either, quote } from '../../model/words.ts'
import { bareName, markFindings, missingMark, nearestMarks } from './marks.ts'

/** A source above this size in bytes makes the project heavy. Visitors never load it: they get small variants. */
const heavy = 5_000_000

/** Checks that pages and the folder of pictures agree, and that each picture can be shown. Returns what is wrong with files. */
export function checkMedia(root: string, map: SiteMap, media: Media, report: Report): Finding[] {
  const names = new Map([...media].map(([name, file]) => [name, mediaNameFinding(name) ?? endingFinding(name, file)]))
  const used = checkUses(map, media, names, report)
  // What a document that could not be read shows is unknown.
  const isUnused = (name: string) => !used.has(name) && map.entries.every(({ sound }) => sound)
  return [...media].flatMap(([name, file]) => {
    const source = createSource(`${root}/${mediaFolder}${name}`, '')
    const finding = (raw: Omit<RawFinding, 'start' | 'end'>) =>
      toFinding(source, { where: 'Picture', start: 0, end: 0, ...raw })
    if (file.finding)
      return [finding({ ...file.finding, ...(file.finding.code === 'pictureKind' ? noPicture(name, root) : {}) })]
    const found: Finding[] = []
    const wrong = names.get(name)
    if (wrong) {
      const suggestions = wrong.better === '' ? [] : [wrong.better]
      const message = `${wrong.message}${didYouMean(suggestions)}`
      const move = wrong.better === '' ? undefined : { from: mediaFolder + name, to: mediaFolder + wrong.better }
      const hint = move && `Rename it with ${moveCommand(move.from, move.to, root)}. The pages that show it follow.`
      found.push(finding({ code: 'pictureName', message, hint, suggestions, move }))
    } else if (isUnused(name)) {
      const message = 'No page uses this picture.'
      const hint = `Put ${blockOfPicture(name)} into the "blocks" of a page, or delete the file. A logo belongs into its partner or its case study: "mark": ${quote(name)}.`
      found.push(finding({ code: 'pictureUnused', message, hint }))
    }
    if (file.bytes > heavy) {
      const message = `The file is ${(file.bytes / 1_000_000).toFixed(1)} MB. Visitors load small copies of it, but the project carries it for ever.`
      const hint = `Save it at most ${mostWidth} pixels wide, as JPEG.`
      found.push(finding({ code: 'pictureHeavy', message, hint }))
    }
    return found
  })
}

/** What to say about a file that does not even call itself a picture. */
function noPicture(name: string, root: string): { message: string; hint: string } | undefined {
  if (/\.(?:jpe?g|png|webp|gif|svg|avif|hei[cf]|tiff?|bmp|pdf)$/i.test(name)) return undefined
  const folder = `${root}/${mediaFolder.slice(0, -1)}`
  if (/\.json$/i.test(name)) {
    const page = nameFinding(name.replace(/\.json$/i, '.json'))?.better || name.replace(/\.json$/i, '.json')
    const hint = `If it is a page, move it with ${moveCommand(mediaFolder + name, page, root)}.`
    return { message: `This is a document, and ${folder} holds pictures only.`, hint }
  }
  const hint = 'Put the picture itself here, as JPEG, PNG or WebP, or delete the file.'
  return { message: `This is not a picture, and ${folder} holds nothing else.`, hint }
}

type Names = ReadonlyMap<string, ReturnType<typeof mediaNameFinding>>

/** Checks each place that shows a picture. Returns the names of the files that pages use. */
function checkUses(map: SiteMap, media: Media, names: Names, report: Report): Set<string> {
  const used = new Set<string>()
  // The page names a file as it is to be called: that it is not called so is the one mistake.
  const toBe = new Map([...names].flatMap(([name, raw]) => (raw ? [[raw.better, name]] : [])))
  // How a picture looks is no question while the page or the name of the file has to change.
  const isReady = (entry: Entry, name: string) => entry.sound && !names.get(name)
  // All documents are asked after each change.
  for (const entry of map.entries) {
    if (!entry.facts.pictured) continue
    for (const block of entry.facts.blocks) {
      const { where } = block
      for (const { src, pointer, isMark } of block.pictures) {
        const name = media.has(src) ? src : (toBe.get(src) ?? src)
        const file = media.get(name)
        const place = { pointer, where }
        used.add(name)
        // A picture that lies in another folder has its finding there.
        if (!file && map.strays.some((key) => key === src || baseName(key) === baseName(src))) continue
        if (!file) {
          const meant = isMark ? nearestMarks(src, media) : nearest(src, media)
          // With a slip in its name a picture is used all the same.
          for (const one of meant) used.add(one)
          if (isMark) report(entry, place, missingMark(entry, place, src, meant))
          else reportMissing(entry, place, { src, meant, media, report })
        } else if (isReady(entry, name) && !file.finding) {
          for (const raw of isMark ? markFindings(src, file) : smallFindings(entry, src, file, block))
            report(entry, place, raw)
        }
      }
    }
  }
  return used
}

/** A picture that has fewer pixels than its place, with the widths for which it has enough; none: it has enough here. */
function smallFindings(
  { source }: Entry,
  src: string,
  file: MediaFile,
  { type, pointer, width }: BlockFact,
): Unplaced[] {
  const shownIn = (asked: PictureWidth) => pictureWidths[shownAs(asked, file)]
  const shown = shownIn(width)
  if (file.width >= shown) return []
  const message = `The picture ${quote(src)} is ${file.width} pixels wide and is shown ${shown} wide here: it looks blurred.`
  const { properties } = blockSchema(type) ?? {}
  const others =
    (properties?.width?.enum as PictureWidth[] | undefined)?.filter((other) => shownIn(other) < shown) ?? []
  const fitting = others.find((other) => file.width >= shownIn(other))
  const large = `a picture that is at least ${shown} pixels wide, better ${density * shown}`
  if (fitting === undefined) {
    const least = others.map((other) => `${shownIn(other)} pixels are enough with "width": "${other}"`)
    const hint = `Use ${large}${least.length > 0 ? `; ${either(least)}` : ''}.`
    return [{ code: 'pictureSmall', message, hint }]
  }
  const hint = `Write "width": "${fitting}" in this block, which shows it ${shownIn(fitting)} wide. Or use ${large}.`
  const edits = setValue(source, `${pointer}/width`, fitting, Object.keys(properties ?? {}))
  return [{ code: 'pictureSmall', message, hint, fix: { title: `Write "width": "${fitting}"`, certain: false, edits } }]
}

const baseName = (key: string) => key.slice(key.lastIndexOf('/') + 1)

interface Missing {
  src: string
  /** The names that may have been meant. */
  meant: string[]
  media: Media
  report: Report
}

function reportMissing(entry: Entry, place: Place, { src, meant: suggestions, media, report }: Missing): void {
  const folder = `${entry.source.file.slice(0, -entry.key.length)}${mediaFolder}`.slice(0, -1)
  const message =
    suggestions.length === 0 && isOfExample(src)
      ? `${quote(src)} is only the picture of the example: it is not in ${folder}. Choose a picture of your own.`
      : `There is no picture ${quote(src)} in ${folder}.${didYouMean(suggestions)}`
  const some = [...media.keys()].sort().slice(0, 20)
  const hint =
    some.length > 0
      ? `The pictures there are: ${some.join(', ')}${media.size > some.length ? ' …' : '.'}`
      : `Put the file into the folder ${folder}, and write its name here, such as team-lagos.jpg.`
  const [better] = suggestions
  const fix = better !== undefined && suggestions.length === 1 ? replaceValue(entry.source, place, better) : undefined
  report(entry, place, { code: 'pictureUnknown', message, hint, suggestions, fix })
}

/** Whether a new block begins with this picture. */
const isOfExample = (src: string) =>
  blockSchema('picture')?.examples?.some((one) => isGroup(one) && isGroup(one.picture) && one.picture.src === src) ??
  false

/** The same name with another ending, with large letters or in another folder is what was meant; else the nearest names. */
function nearest(src: string, media: Media): string[] {
  const same = [...media.keys()].filter((name) => bareName(name) === bareName(src))
  return same.length > 0 ? same.slice(0, 3) : suggest(src, media.keys())
}
