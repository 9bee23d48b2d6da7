// Plain JavaScript: commands are compiled with it before there is anything compiled.
import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Has a folder filled beside its place, and puts it there whole. Another process may put the same one there meanwhile: then
 * either one's will do. What is thrown while it is filled is thrown here, and nothing is left.
 * @param {string} folder where nothing is yet
 * @param {(staging: string) => Promise<void>} fill
 */
export async function makeFolder(folder, fill) {
  const staging = `${folder}.tmp-${process.pid}`
  try {
    await fill(staging)
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}
