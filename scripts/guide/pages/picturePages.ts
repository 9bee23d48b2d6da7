import { join, relative } from 'node:path'
import { mediaFolder } from '../../../src/model/media.ts'
import { filesUnder } from '../../lib/cache.ts'
import { isPictureName } from '../../media/folder.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import type { GuidePage } from '../page/frame.ts'
import { guideAddress, guideLink } from '../page/html.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { usesOfPicture } from '../../refactor/uses.ts'
import { drawingPage, usedIn } from './drawingPage.ts'

/** The drawings of the site, and the pictures that editors have added. */
export function picturePages(source: SiteFiles): GuidePage[] {
  return [
    drawingPage(source),
    {
      path: 'pictures',
      title: 'Pictures',
      summary: 'The pictures in pages/_media.',
      menu: 'Look it up',
      body: () => picturesPage(source),
    },
  ]
}

/** The pictures of a content folder, by their names. */
export function mediaFiles({ folder }: Pick<SiteFiles, 'folder'>): string[] {
  const inner = join(folder, mediaFolder)
  return filesUnder(inner)
    .map((file) => relative(inner, file).replaceAll('\\', '/'))
    .filter(isPictureName)
}

function picturesPage(source: SiteFiles): string {
  const place = `<code>${escapeMarkup(source.root)}/${mediaFolder.slice(0, -1)}</code>`
  const cards = mediaFiles(source).map(
    (name) =>
      `<li class="card" data-item><div class="thumb"><img src="${guideAddress}/assets/media/${attribute(encodeURI(name))}" loading="lazy" alt=""></div><div><p class="name"><code>${escapeMarkup(name)}</code></p>${usedIn(usesOfPicture(source, name))}</div></li>`,
  )
  return `<p class="lead">Pictures that editors have added are in the folder ${place}.</p>
<p>${guideLink('add-a-picture', 'How to add a picture')}.</p>
${cards.length === 0 ? '<p>There are none at the moment.</p>' : `<p data-filter="Show only pictures with these words"></p><ul class="cards">${cards.join('')}</ul>`}`
}
