import { type Entry, nameOf } from '../entry/index.ts'
import { findTokens, parseInternal, resolveHref } from '../fields/index.ts'
import { mediaFolder } from '../../model/media.ts'
import type { Content } from '../store/index.ts'
import { drawingAbout } from './drawingNames.ts'
import { blocksIn, shownWords, sizeOf, titleOf } from './references.ts'
import { folderAt, placeAt, type WrittenPlace } from './place.ts'

/** What a value refers to. */
export interface Target {
  /** What it is, in a sentence. */
  about: string
  /** The file, by its key, and the value in it; undefined: nothing that could be opened. */
  key?: string
  pointer?: string
}

/** What is written at an offset refers to this; null: to nothing that there is. */
export function targetAt(content: Content, key: string, text: string, offset: number): Target | null {
  const place = placeAt(key, text, offset)
  if (!place || place.isName || place.typed === null) return null
  const value = text.slice(place.start + 1, place.end - 1)
  const inside = offset - place.start - 1
  const token = findTokens(value).find(({ start, end }) => inside >= start && inside < end)?.name
  if (place.schema?.format === 'pageName') return linkTarget(content, key, `/${folderAt(text, place)}/${value}`)
  return (token ? tokenTarget(content, token) : null) ?? valueTarget(content, key, place, value, inside)
}

function tokenTarget(content: Content, name: string): Target | null {
  const value = content.map().site?.tokens.get(name)
  const pointer = `/${name.replaceAll('.', '/')}`
  return value === undefined ? null : { about: `{${name}} is “${value}”.`, key: '_site.json', pointer }
}

function valueTarget(content: Content, key: string, place: WrittenPlace, value: string, inside: number): Target | null {
  const { schema, inner, part } = place
  if (schema?.format === 'sharedName' || (inner.join('/') === 'use' && part?.properties?.use)) {
    const entry = content.map().shared.get(value)
    return entry ? sharedTarget(content, entry) : null
  }
  switch (schema?.format) {
    case 'link':
      return linkTarget(content, key, value)
    case 'markdown': {
      const links = [...value.matchAll(/\]\(([^()\s\\]*)\)/g)]
      const found = links.find(({ index, 0: all }) => inside >= index && inside < index + all.length)
      return found ? linkTarget(content, key, found[1] ?? '') : null
    }
    case 'mark':
    case 'media': {
      const file = content.pictures().get(value)
      return file ? { about: `A picture of ${sizeOf(file)} pixels.`, key: mediaFolder + value } : null
    }
    case 'drawing': {
      const about = drawingAbout(content, value)
      return about === null ? null : { about }
    }
    default:
      return null
  }
}

function sharedTarget(content: Content, entry: Entry): Target {
  const about = `The shared blocks “${nameOf(entry)}”: ${blocksIn(entry)}. ${shownWords(content.map().shownOn(entry))}`
  return { about, key: entry.key }
}

function linkTarget(content: Content, key: string, written: string): Target | null {
  const map = content.map()
  const href = resolveHref(written, map.site?.tokens ?? new Map())
  const link = parseInternal(href)
  const entry = link && (link.path === '' ? map.get(key) : map.routes.get(link.path)?.[0])
  if (!entry) return href === written ? null : { about: `It leads to ${href}.` }
  const title = `“${titleOf(content, entry)}”`
  const block = entry.facts.blocks.find(
    ({ anchors, headings, tabs }) =>
      (link.anchor !== null && (anchors.some(({ id }) => id === link.anchor) || headings.includes(link.anchor))) ||
      (link.tab !== null && tabs.includes(link.tab)),
  )
  const pointer = block?.anchors.find(({ id }) => id === link.anchor)?.pointer ?? block?.pointer
  const about = `It leads to ${title}${block ? ` (${block.where})` : ''}.`
  return { about, key: entry.key, ...(pointer !== undefined && { pointer }) }
}
