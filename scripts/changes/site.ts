import { compareSites, type SiteChanges } from '../../src/content/changes/index.ts'
import { type MediaFile, mostWidth } from '../../src/model/media.ts'
import { kindOf } from '../../src/model/route.ts'
import { loadContent, rootName } from '../lib/readContent.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { siteOf } from '../refactor/site.ts'
import { readBase } from './base.ts'
import { type OldFigure, oldFigures } from './oldFigures.ts'
import { comparePictures, type PictureChange } from './pictures.ts'

/** What changes a site: its documents, its pictures, and the figures that are still the old ones somewhere. */
export interface FolderChanges {
  changes: SiteChanges
  pictures: PictureChange[]
  figures: OldFigure[]
}

/** Takes the place of a picture of the base that is no longer there. */
const removedPicture: MediaFile = { width: mostWidth, height: mostWidth, bytes: 0, src: '', sources: [] }

/**
 * What changes between the base and the files of a folder as they are. `base`: a branch or commit. `today`: the day on which
 * both are looked at. Throws a {@link UsageError} where there is nothing to compare with.
 */
export function changesIn(folder: string, base: string, today: string): FolderChanges {
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
  const root = rootName(folder)
  const changes = compareSites(before.texts, after, {
    root,
    drawings: drawingSizes(),
    media: pictures,
    today,
    mediaBefore,
  })
  return {
    changes,
    pictures: comparePictures(folder, before, pictures, content),
    figures: oldFigures(changes.documents, siteOf(folder, { content, pictures })),
  }
}
