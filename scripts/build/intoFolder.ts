import { fillFolder } from './fill.ts'
import { readMemory, writeMemory } from './memory.ts'
import { buildSite, type SiteTask } from './site.ts'

/**
 * Builds a site into a folder. What is as the build before left it there, and depends on nothing that has changed, is taken
 * over; the bytes are those of a build that begins with nothing. `name`: what people call the folder.
 */
export async function buildInto(
  { folder, name }: { folder: string; name: string },
  task: Omit<SiteTask, 'output' | 'known'>,
) {
  const { files, pages } = readMemory(folder)
  return fillFolder(
    { folder, name, kind: 'site', earlier: files },
    async (output) => {
      const { known, ...report } = await buildSite({ ...task, output, known: pages })
      return { ...report, known, output, kept: Object.keys(known).length - report.drawn }
    },
    ({ output, known }) => writeMemory(folder, { files: output.files(), pages: known }),
  )
}
