import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is below a folder, by what both are called: no link is followed, and neither has to be there. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
