import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '../write/process.ts'

/** The folders of this process that are being filled, so that none of them is taken for a leftover. */
const inUse = new Set<string>()

/** The name of a folder that is filled beside `folder`, and moved there when it is whole. */
export function claimStaging(folder: string): string {
  for (let turn = 0; ; turn++) {
    const path = `${folder}.tmp-${process.pid}${turn === 0 ? '' : `-${turn}`}`
    if (inUse.has(path)) continue
    inUse.add(path)
    return path
  }
}

/** To be called when the folder has been moved or removed. */
export const releaseStaging = (path: string): void => void inUse.delete(path)

/** Where what was at the place waits until the new folder is there. */
export const asideOf = (staging: string): string => `${staging}-old`

/**
 * Removes what dead processes have left beside a folder; one that still runs keeps its own. What a dead process had
 * moved aside, and not replaced, is moved back first.
 */
export function removeLeftovers(folder: string): void {
  const around = dirname(folder)
  if (!existsSync(around)) return
  for (const name of readdirSync(around)) {
    if (!name.startsWith(`${basename(folder)}.tmp-`)) continue
    const [, id, old] = /^\.tmp-(\d+)(?:-\d+)?(-old)?$/.exec(name.slice(basename(folder).length)) ?? []
    const path = join(around, name)
    const owner = old === undefined ? path : path.slice(0, -old.length)
    if (id === undefined || inUse.has(owner) || (Number(id) !== process.pid && isRunning(Number(id)))) continue
    if (old !== undefined && !existsSync(folder)) renameSync(path, folder)
    else rmSync(path, { recursive: true, force: true })
  }
}
