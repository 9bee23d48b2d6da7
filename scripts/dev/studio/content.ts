import type { Content } from '../../../src/content/store/index.ts'
import { isStray } from '../../../src/content/entry/index.ts'
import { type Media, type MediaFile, mediaFolder } from '../../../src/model/media.ts'
import type { FileChange, FilesChange, SiteContent } from '../../../src/studio/server/messages.ts'
import { revisionOf } from './fileText.ts'

/** The content as the server knows it. */
export interface Known {
  store: Content
  /** The pictures as drafts show them. */
  shown: Media
  today: string
}

/** All of the content, for a store elsewhere. */
export function siteContent({ store, shown, today }: Known): SiteContent {
  const files: SiteContent['files'] = []
  const lastDrawn: SiteContent['lastDrawn'] = []
  const unreadable: SiteContent['unreadable'] = []
  const strays: string[] = []
  for (const { key, unread, source } of store.entries()) {
    if (unread !== undefined) unreadable.push([key, unread])
    else if (isStray(key)) strays.push(key)
    else files.push([key, source.written])
    const draft = store.draftText(key)
    if (draft !== undefined && draft !== source.written) lastDrawn.push([key, draft])
  }
  return {
    root: store.fileOf('').slice(0, -1),
    today,
    files,
    lastDrawn,
    unreadable,
    strays,
    media: listOf(store.pictures()),
    shown: listOf(shown),
    drawings: store.drawings(),
  }
}

/** What became of some files of the content folder, pictures among them. */
export function changeOf({ store, shown }: Known, keys: Iterable<string>): FilesChange {
  const change: FilesChange = { files: [], media: [], shown: [] }
  for (const key of keys) {
    if (!key.startsWith(mediaFolder)) {
      change.files.push(fileChange(store, key))
      continue
    }
    const name = key.slice(mediaFolder.length)
    change.media.push([name, pictureIn(store.pictures(), name)])
    change.shown.push([name, pictureIn(shown, name)])
  }
  return change
}

function fileChange(store: Content, key: string): FileChange {
  const text = store.text(key)
  if (text !== undefined) return { key, text, revision: revisionOf(text) }
  const reason = store.entries().find((entry) => entry.key === key)?.unread
  return reason === undefined ? { key, gone: true } : { key, reason }
}

/** A picture by its name; null: there is none. */
export function pictureIn(media: Media, name: string): MediaFile | null {
  const file = media.get(name)
  return file ? plain(file) : null
}

const listOf = (media: Media) => [...media].map(([name, file]): [string, MediaFile] => [name, plain(file)])

/** Without what only the server knows of the file, such as its place on the disk. */
const plain = ({ width, height, bytes, src, sources, finding, endings }: MediaFile): MediaFile => ({
  width,
  height,
  bytes,
  src,
  sources,
  ...(finding && { finding }),
  ...(endings && { endings }),
})
