import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { cacheFolder } from '../../lib/cache.ts'
import { astroPackages, provide } from '../visitor/peers/install.ts'
import { astroPage, frame, hugoTemplate, plainHtml } from './markup.ts'
import { ourDocument, type PlainPage } from './pages.ts'
import { type Command, runs } from './process.ts'

/** A system with a site of its own to build. */
export interface ScaleSystem {
  name: string
  command: Command
  /** Writes one page, or writes it anew. */
  write: (page: PlainPage) => void
  /** Forgets all that it has built and kept, but not what belongs to its own code. */
  forget: () => void
  /** The file of a built page. */
  built: (page: PlainPage) => string
}

/** All systems that are here or can be installed; what cannot be is left out, which is said. `folder` is for our own site. */
export async function scaleSystems(folder: string): Promise<ScaleSystem[]> {
  const putAway = createAttic(join(folder, 'attic'))
  const systems = [ours(folder, putAway)]
  for (const [name, start] of Object.entries({ Hugo: hugo, Eleventy: eleventy, Astro: astro })) {
    try {
      systems.push(await start(join(folder, name.toLowerCase()), putAway))
    } catch (error) {
      console.error(`${name} is left out. ${String(error)}`)
    }
  }
  return systems
}

/** Without compressed variants and pictures for shared links, which no other system makes. */
function ours(folder: string, putAway: PutAway): ScaleSystem {
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')]
  cpSync('pages', pages, { recursive: true })
  const options = ['build', '--pages', pages, '--out', out, '--no-compress', '--no-social']
  return {
    name: 'Brightrail',
    command: { file: process.execPath, args: ['scripts/run.mjs', ...options], cwd: process.cwd() },
    write: (page) => writeFileSync(join(pages, `${page.name}.json`), ourDocument(page)),
    forget() {
      putAway(out)
      remove(join(cacheFolder, 'readings'), join(cacheFolder, 'builds'))
    },
    built: ({ name }) => join(out, `${name}.html`),
  }
}

/** Debian's Hugo: a JSON front matter for each page, one template. */
async function hugo(folder: string, putAway: PutAway): Promise<ScaleSystem> {
  if (!(await runs('hugo', ['version']))) throw new Error('There is no command hugo. On Debian: apt-get install hugo')
  writeFiles(folder, {
    'config.json': JSON.stringify({
      baseURL: 'http://localhost/',
      disableKinds: ['RSS', 'sitemap', 'home'],
    }),
    'layouts/_default/single.html': hugoTemplate,
    'layouts/_default/list.html': frame.top,
    'static/site.css': styles,
  })
  return {
    name: 'Hugo',
    command: { file: 'hugo', args: ['--cacheDir', resolve(folder, 'cache')], cwd: folder },
    write: (page) => writeFiles(folder, { [`content/${page.name}.md`]: `${JSON.stringify(page)}\n` }),
    forget: () => putAway(join(folder, 'public'), join(folder, 'cache'), join(folder, 'resources')),
    built: ({ name }) => join(folder, 'public', name, 'index.html'),
  }
}

/** A file for each page, one template that fills strings. */
async function eleventy(_: string, putAway: PutAway): Promise<ScaleSystem> {
  const folder = await provide('eleventy', {
    scripts: { build: 'eleventy --quiet' },
    dependencies: { '@11ty/eleventy': '3.1.8' },
  })
  remove(join(folder, 'content'))
  writeFiles(folder, {
    'eleventy.config.js': `export default (config) => { config.addPassthroughCopy({ 'site.css': 'site.css' }); return { dir: { input: 'content', includes: '../_includes', output: 'out' } } }\n`,
    '_includes/page.11ty.js': `const draw = ${String(plainHtml)}
export const render = (page) => draw(page, ${JSON.stringify(frame.top)}, ${JSON.stringify(frame.foot)})
`,
    'site.css': styles,
  })
  return {
    name: 'Eleventy',
    command: { file: 'npm', args: ['run', '--silent', 'build'], cwd: folder },
    write: (page) =>
      writeFiles(folder, {
        [`content/${page.name}.html`]: `---json\n${JSON.stringify({ layout: 'page.11ty.js', ...page })}\n---\n`,
      }),
    forget: () => putAway(join(folder, 'out'), join(folder, '.cache')),
    built: ({ name }) => join(folder, 'out', name, 'index.html'),
  }
}

/** A collection of JSON files, one component. */
async function astro(_: string, putAway: PutAway): Promise<ScaleSystem> {
  const folder = await provide('astro', {
    scripts: { build: 'astro build --silent' },
    dependencies: astroPackages,
  })
  remove(join(folder, 'src'))
  writeFiles(folder, {
    'astro.config.mjs': "export default { build: { format: 'file' } }\n",
    'src/content.config.js': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
export const collections = { pages: defineCollection({ loader: glob({ pattern: '*.json', base: './src/own' }) }) }
`,
    'src/pages/[name].astro': astroPage,
    'public/site.css': styles,
  })
  return {
    name: 'Astro',
    command: { file: 'npm', args: ['run', '--silent', 'build'], cwd: folder },
    write: (page) => writeFiles(folder, { [`src/own/${page.name}.json`]: JSON.stringify(page) }),
    forget: () => putAway(join(folder, 'dist'), join(folder, '.astro'), join(folder, 'node_modules/.astro')),
    built: ({ name }) => join(folder, 'dist', `${name}.html`),
  }
}

const styles = 'body{font-family:sans-serif}main{max-width:80rem;margin:auto}\n'

type PutAway = (...paths: string[]) => void

/**
 * Moves what was built into a folder, in place of deleting it: ext4 without a journal gives no number of a deleted file to
 * a new one for minutes, and takes three times as long to find one that it may give.
 */
function createAttic(folder: string): PutAway {
  let count = 0
  mkdirSync(folder, { recursive: true })
  return (...paths) => {
    for (const path of paths) if (existsSync(path)) renameSync(path, join(folder, String(++count)))
  }
}

function remove(...paths: string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true })
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
