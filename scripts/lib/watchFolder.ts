import { type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { kindOf } from '../../src/model/route.ts'
import { isLitter } from '../../src/content/entry/index.ts'

/** What became of a file: its text (of what is no document its size), `null` when it is gone, or why it cannot be read. */
export type FileState = string | null | Error

/** How long to collect what belongs to one save, in milliseconds. */
const pause = 5
/** Some editors empty a file before they write it, or move it away: a file that is empty or gone is looked at again. */
const doubt = 60

/**
 * Tells about every changed file under a folder that somebody put there; keys are paths with '/' relative to it. One
 * system watch per folder (not per file), so that thousands of pages cost nothing; and every event leads to a new reading of the file, so
 * that no quick second save is missed. Returns what ends it.
 */
export function watchFolder(folder: string, onChange: (changes: ReadonlyMap<string, FileState>) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const files = new Set<string>()
  const { look, end } = readLater(folder, (changes) => {
    for (const [key, state] of changes) {
      if (state === null) files.delete(key)
      else files.add(key)
    }
    onChange(changes)
  })

  const enter = (key: string, isNew: boolean) => {
    if (watchers.has(key)) return
    const within = (name: string) => (key === '' ? name : `${key}/${name}`)
    try {
      if (!statSync(join(folder, key)).isDirectory()) {
        if (isNew) look(key)
        return
      }
      const watcher = watch(join(folder, key), (_, name) => name && onEvent(within(name)))
      watcher.on('error', () => leave(key))
      watchers.set(key, watcher)
      for (const entry of readdirSync(join(folder, key), { withFileTypes: true })) {
        if (entry.isDirectory()) enter(within(entry.name), isNew)
        else if (!isLitter(within(entry.name))) {
          files.add(within(entry.name))
          if (isNew) look(within(entry.name))
        }
      }
    } catch (error) {
      // A folder that came and went is no news; a system that allows no more watches is.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      console.error(`Changes in ${join(folder, key)} are not seen: ${(error as Error).message}`)
    }
  }

  const leave = (key: string) => {
    for (const [name, watcher] of watchers) {
      if (name !== key && !name.startsWith(`${key}/`)) continue
      watcher.close()
      watchers.delete(name)
    }
    for (const file of files) if (file.startsWith(`${key}/`)) look(file)
  }

  const onEvent = (key: string) => {
    // Files that tools write first and then rename are nothing yet.
    if (isLitter(key)) return
    if (key.includes('.')) return look(key)
    if (files.has(key)) look(key)
    // Either a folder has come, or one has gone; a folder that was moved away and came back needs a new watch.
    leave(key)
    enter(key, true)
  }

  enter('', false)
  return () => {
    end()
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** Reads files a little later, and those together that were asked for meanwhile: one save causes several events. */
function readLater(folder: string, tell: (changes: ReadonlyMap<string, FileState>) => void) {
  /** When each file is to be read, and until when it is doubted. */
  const waiting = new Map<string, number>()
  const doubted = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = (key: string, due = Date.now() + pause) => {
    waiting.set(key, Math.min(due, waiting.get(key) ?? due))
    wait()
  }

  const wait = () => {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(flush, Math.max(0, Math.min(...waiting.values()) - Date.now()))
  }

  const flush = () => {
    const now = Date.now()
    const changes = new Map<string, FileState>()
    for (const [key, due] of waiting) {
      if (due > now) continue
      waiting.delete(key)
      const state = readState(join(folder, key), kindOf(key) === 'other')
      const until = doubted.get(key) ?? now + doubt
      if (!state && until > now) {
        doubted.set(key, until)
        waiting.set(key, until)
        continue
      }
      doubted.delete(key)
      changes.set(key, state)
    }
    wait()
    if (changes.size > 0) tell(changes)
  }

  return { look: (key: string) => look(key), end: () => clearTimeout(timer) }
}

function readState(path: string, sizeOnly: boolean): FileState {
  try {
    if (!sizeOnly) return readFileSync(path, 'utf8')
    const stats = statSync(path)
    return stats.isFile() ? String(stats.size || '') : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? null : (error as Error)
  }
}
