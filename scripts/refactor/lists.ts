import type { Entry } from '../../src/content/entry/index.ts'
import { removeEntry } from '../../src/content/json/index.ts'
import { folderOf, type Listing, listingsOf, nameIn } from '../../src/content/site/index.ts'
import { quote } from '../../src/model/words.ts'
import type { EditList } from './edits.ts'
import type { SiteFiles } from './site.ts'

type Routes = ReadonlyMap<string, string>

/** Lists of a folder follow when all of its pages move to another one; the names in lists follow their pages. `routes`: old → new. */
export function followLists({ map }: SiteFiles, entry: Entry, routes: Routes, edits: EditList): void {
  for (const listing of listingsOf(entry)) {
    const { collection, pointer, where } = listing
    const pages = map.folders.pages(collection.folder)
    const folders = new Set(pages.map(({ route }) => folderOf(routes.get(route ?? '') ?? route ?? '')))
    const [folder = ''] = folders
    const next = folders.size === 1 && folder !== '' ? folder : collection.folder
    if (next !== collection.folder)
      edits.replace(entry, `${pointer}/folder`, next, where, `lists the pages of ${quote(next)}`)
    followNames(entry, listing, 'only', next, routes, edits)
    followNames(entry, listing, 'except', next, routes, edits)
    followNames(entry, listing, 'older', next, routes, edits)
  }
}

/** A name changes with the file; that of a page that leaves the folder goes. */
function followNames(
  entry: Entry,
  { collection, pointer, where }: Listing,
  field: 'only' | 'except' | 'older',
  folder: string,
  routes: Routes,
  edits: EditList,
): void {
  const names = collection[field] ?? []
  const next = names.map((name) => {
    const route = `/${collection.folder}/${name}`
    return nameIn(folder, routes.get(route) ?? `/${folder}/${name}`)
  })
  const left = next.filter((name) => name !== undefined)
  // Without its only names a list would show all pages: finding none of them is reported as an error.
  if (field === 'only' && left.length === 0) return
  if (left.length < names.length) {
    const at = `${pointer}/${field}`
    const [removal] = left.length === 0 ? (removeEntry(entry.source, at, true)?.edits ?? []) : []
    const { start, end } = entry.source.valueRange(at)
    const text = `[${left.map((name) => JSON.stringify(name)).join(', ')}]`
    edits.add(
      entry,
      removal ?? { offset: start, length: end - start, text },
      where,
      'no longer names a page that is elsewhere',
    )
    return
  }
  for (const [index, name] of left.entries())
    if (name !== names[index])
      edits.replace(
        entry,
        `${pointer}/${field}/${index}`,
        name,
        where,
        `names ${quote(name)}, no longer ${quote(names[index] ?? '')}`,
      )
}
