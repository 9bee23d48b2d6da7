import { compareSites } from '../../src/content/changes/index.ts'
import { type MediaFile, mostWidth } from '../../src/model/media.ts'
import { kindOf } from '../../src/model/route.ts'
import { readBase } from '../changes/base.ts'
import { oldFigures } from '../changes/oldFigures.ts'
import { comparePictures } from '../changes/pictures.ts'
import { changesReport } from '../changes/report.ts'
import { markdown, plainText } from '../changes/style.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { readDay } from '../lib/day.ts'
import { oneOf, parseOptions } from '../lib/options.ts'
import { loadContent, rootName } from '../lib/readContent.ts'
import { siteOf } from '../refactor/site.ts'

const help = `npm run changes -- [options]    says what this branch changes on the site, for people who do not read JSON,
                                and where a changed figure is still the old one
  --base NAME      the branch or commit to compare with (main)
  --format NAME    text, markdown (for a comment) or json (text)
  --pages DIR      the folder of the documents (pages)
  --today DAY      the day on which both are looked at, such as 2026-12-01 (today)`

/** Takes the place of a picture of the base that is no longer there. */
const removedPicture: MediaFile = { width: mostWidth, height: mostWidth, bytes: 0, src: '', sources: [] }

/** Prints what changes between the base and the files as they are. Exit code 2: there is nothing to compare with. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { base: 'text', format: 'text', pages: 'text', today: 'text' }, help)
  if (!options) return 0
  const { base = 'main', pages: folder = 'pages' } = options
  const format = oneOf('format', options.format ?? 'text', ['text', 'markdown', 'json'])
  const today = readDay(options.today)
  const { content, keys, pictures } = loadContent(folder, { today })
  const before = readBase(folder, base)
  // What a removed picture looked like makes no difference to what is found.
  const mediaBefore = new Map([...before.pictures.keys()].map((name) => [name, pictures.get(name) ?? removedPicture]))
  const after = new Map(
    keys.flatMap((key) => {
      const text = kindOf(key) === 'other' ? undefined : content.text(key)
      return text === undefined ? [] : [[key, text]]
    }),
  )
  const changes = compareSites(before.texts, after, {
    root: rootName(folder),
    drawings: drawingSizes(),
    media: pictures,
    today,
    mediaBefore,
  })
  const media = comparePictures(folder, before, pictures, content)
  const figures = oldFigures(changes.documents, siteOf(folder, { content, pictures }))
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ ...changes, pictures: media, figures }, null, 2)}\n`
      : changesReport(changes, media, format === 'text' ? plainText : markdown, figures),
  )
  return 0
}
