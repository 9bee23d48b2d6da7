import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { temporary } from '../../e2e/support/command.ts'
import { baseTexts } from '../content/base.ts'

/** A copy of the small site on the disk for each test of a file, and what the commands print. */
export function scratchSite() {
  let place = temporary()
  const site = {
    folder: '',
    printed: '',
    write(texts: Readonly<Record<string, string>>) {
      for (const [key, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(site.folder, key)), { recursive: true })
        writeFileSync(join(site.folder, key), text)
      }
    },
    read: (key: string) => readFileSync(join(site.folder, key), 'utf8'),
    /** All files with their texts. */
    all(): Record<string, string> {
      const files = readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      return Object.fromEntries(
        files
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
          .map((path) => [path.slice(site.folder.length + 1), readFileSync(path, 'utf8')]),
      )
    },
    errors: () =>
      loadContent(site.folder)
        .content.findings()
        .filter(({ severity }) => severity === 'error'),
    redirects: () => loadContent(site.folder).content.redirects(),
  }
  beforeEach(() => {
    place.remove()
    place = temporary()
    site.folder = join(place.folder, 'pages')
    site.printed = ''
    vi.spyOn(console, 'log').mockImplementation((text) => {
      site.printed += `${String(text)}\n`
    })
    site.write(baseTexts)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    place.remove()
  })
  return site
}
