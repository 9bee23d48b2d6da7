import { fillFolder } from './fill.ts'
import { FolderChanged } from './folder/asLeft.ts'
import { forgetMemory, type Memory, noMemory, readMemory, writeMemory } from './memory.ts'
import { buildSite, type SiteTask } from './site.ts'

/**
 * Builds a site into a folder. What is as the build before left it there, and depends on nothing that has changed, is taken
 * over; the bytes are those of a build that begins with nothing. `name`: what people call the folder.
 */
export async function buildInto({ folder, name }: Place, task: Task) {
  for (let turn = 1; ; turn++) {
    try {
      return await buildFrom(turn < mostTurns ? readMemory(folder) : noMemory, { folder, name }, task)
    } catch (error) {
      if (!(error instanceof FolderChanged)) throw error
    }
  }
}

/** How often it is begun when another build changes the folder meanwhile; the last time nothing in it is taken over. */
const mostTurns = 3

function buildFrom(before: Memory, { folder, name }: Place, task: Task) {
  const { left } = before
  return fillFolder(
    { folder, name, kind: 'site', left, begin: () => forgetMemory(folder) },
    async (output) => {
      const { known, ...report } = await buildSite({ ...task, output, known: before.known })
      return { ...report, known, output, kept: known.pages.size - report.drawn }
    },
    ({ known }, now) => writeMemory(folder, { left: now, known }, before),
  )
}

interface Place {
  folder: string
  name: string
}

type Task = Omit<SiteTask, 'output' | 'known'>
