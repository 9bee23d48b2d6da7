import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a site of `count` pages into `folder`: the real site's own documents, and copies of its pages with other titles
 * and addresses, a hundred to a folder, until there are as many as asked for.
 */
export function generateSite(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  cpSync('pages', folder, { recursive: true })
  const models = ['index.json', 'compliance.json', 'book-a-demo.json'].map(
    (name) => JSON.parse(readFileSync(join('pages', name), 'utf8')) as { title: string; description: string },
  )
  for (let at = models.length; at < count; at++) {
    const model = models[at % models.length]
    if (!model) continue
    const file = join(folder, `section-${Math.floor(at / 100)}`, `page-${at}.json`)
    mkdirSync(dirname(file), { recursive: true })
    const title = `Page ${at} of the measured site`
    const description = `Page ${at}. ${model.description}`.slice(0, 160)
    // Every text is its own, or the figures would tell of memory instead of work.
    const text = JSON.stringify({ ...model, title, description }, null, 2).replaceAll('## ', `## ${at}: `)
    writeFileSync(file, `${text}\n`)
  }
}
