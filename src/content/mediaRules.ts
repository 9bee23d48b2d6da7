import type { Entry } from './entry.ts'
import { type Place, replaceValue } from './facts.ts'
import { type Fault, type Finding, toFinding } from './findings.ts'
import type { Report } from './graph.ts'
import { type Media, mediaFolder, mediaNameFault, mostWidth, pictureWidths, shownAs } from './media.ts'
import type { SiteMap } from './siteMap.ts'
import { createSource } from './source.ts'
import { suggest } from './suggest.ts'
import { didYouMean, quote } from './words.ts'

/** A source above this size in bytes makes the project heavy. Visitors never load it: they get small variants. */
const heavy = 5_000_000

/** Checks that pages and the folder of pictures agree, and that each picture can be shown. Returns what is wrong with files. */
export function checkMedia(root: string, map: SiteMap, media: Media, report: Report): Finding[] {
  const used = new Set<string>()
  const names = new Map([...media.keys()].map((name) => [name, mediaNameFault(name)]))
  // The page names it as it is to be called: that the file is not called so is the one mistake.
  const toBe = new Map([...names].flatMap(([name, fault]) => (fault ? [[fault.better, name]] : [])))
  for (const entry of map.entries) {
    for (const { pictures, where, width } of entry.facts.blocks) {
      for (const { src, pointer } of pictures) {
        const name = media.has(src) ? src : (toBe.get(src) ?? src)
        used.add(name)
        const file = media.get(name)
        const place = { pointer, where }
        if (!file) reportMissing(entry, place, src, media, report)
        else if (!file.fault) {
          const shown = pictureWidths[shownAs(width, file)]
          if (file.width >= shown) continue
          const message = `The picture ${quote(src)} is ${file.width} pixels wide and is shown ${shown} wide here: it looks blurred.`
          const hint = `Use a picture that is at least ${shown} pixels wide, better ${2 * shown}.`
          report(entry, place, { code: 'pictureSmall', message, hint })
        }
      }
    }
  }
  return [...media].flatMap(([name, file]) => {
    const source = createSource(`${root}/${mediaFolder}${name}`, '')
    const finding = (fault: Omit<Fault, 'start' | 'end'>) =>
      toFinding(source, { where: 'Picture', start: 0, end: 0, ...fault })
    const found: Finding[] = []
    const wrongName = names.get(name)
    if (wrongName) {
      const suggestions = wrongName.better === '' ? [] : [wrongName.better]
      const message = `${wrongName.message}${didYouMean(suggestions)}`
      const hint = used.has(name) ? 'Change the name in the pages that use it, too.' : undefined
      found.push(finding({ code: 'pictureName', message, hint, suggestions }))
    }
    if (file.fault) return [...found, finding(file.fault)]
    if (!used.has(name) && !map.unsure) {
      const message = 'No page uses this picture. Use it, or delete the file.'
      found.push(finding({ code: 'pictureUnused', message }))
    }
    if (file.bytes > heavy) {
      const message = `The file is ${(file.bytes / 1_000_000).toFixed(1)} MB. Visitors load small copies of it, but the project carries it for ever.`
      const hint = `Save it at most ${mostWidth} pixels wide, as JPEG.`
      found.push(finding({ code: 'pictureHeavy', message, hint }))
    }
    return found
  })
}

function reportMissing(entry: Entry, place: Place, src: string, media: Media, report: Report): void {
  const suggestions = nearest(src, media)
  const message = `There is no picture ${quote(src)} in ${mediaFolder.slice(0, -1)}.${didYouMean(suggestions)}`
  const some = [...media.keys()].sort().slice(0, 20)
  const hint =
    some.length > 0
      ? `The pictures there are: ${some.join(', ')}${media.size > some.length ? ' …' : '.'}`
      : 'Put the file into the folder _media beside the pages.'
  const [better] = suggestions
  const fix = better !== undefined && suggestions.length === 1 ? replaceValue(entry.source, place, better) : undefined
  report(entry, place, { code: 'pictureUnknown', message, hint, suggestions, fix }, false)
}

/** The same name with another ending, with large letters or in another folder is what was meant; else the nearest names. */
function nearest(src: string, media: Media): string[] {
  const bare = (name: string) =>
    name
      .replace(/^.*[/\\]/, '')
      .replace(/\.\w+$/, '')
      .toLowerCase()
  const same = [...media.keys()].filter((name) => bare(name) === bare(src))
  return same.length > 0 ? same.slice(0, 3) : suggest(src, media.keys())
}
