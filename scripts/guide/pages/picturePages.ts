import { basename, join, relative } from 'node:path'
import { mediaFolder } from '../../../src/model/media.ts'
import { filesUnder } from '../../lib/cache.ts'
import { drawings, drawingSizes } from '../../outline/drawings.ts'
import { isPictureName } from '../../media/folder.ts'
import { attribute, escapeMarkup } from '../../lib/markup.ts'
import type { GuidePage } from '../page/frame.ts'
import { guideAddress, guideLink } from '../page/html.ts'
import type { SiteFiles } from '../../refactor/site.ts'
import { type Use, usesOfDrawing, usesOfPicture } from '../../refactor/uses.ts'
import { placeList } from '../page/usage.ts'

/** The drawings of the site, and the pictures that editors have added. */
export function picturePages(source: SiteFiles): GuidePage[] {
  const names = Object.keys(drawings).sort()
  return [
    {
      path: 'drawings',
      title: 'Drawings',
      summary: 'All drawings by name, to choose from.',
      words: names.join(' '),
      menu: 'Look it up',
      body: () => drawingsPage(source, names),
    },
    {
      path: 'pictures',
      title: 'Pictures',
      summary: 'The pictures in pages/_media.',
      menu: 'Look it up',
      body: () => picturesPage(source),
    },
  ]
}

function drawingsPage(source: SiteFiles, names: readonly string[]): string {
  const sizes = drawingSizes()
  const cards = names.map((name) => {
    const file = sizes[name]?.wide
    if (!file) return ''
    const { src, width, height } = file
    return `<li class="card" data-item id="${attribute(name)}"><div class="thumb"><img src="${guideAddress}/assets/drawings/${basename(src)}" width="${width}" height="${height}" loading="lazy" alt=""></div><div><p class="name"><code>${escapeMarkup(name)}</code></p><p>${width} × ${height}</p>${usedIn(usesOfDrawing(source, name))}</div></li>`
  })
  return `<p class="lead">The drawings belong to the site. A page names the one that it shows, and says in a sentence what it shows.</p>
<p>Some are made for a place of their own, such as the head of a page. Look at the ${guideLink('blocks', 'blocks')} to see which field takes a drawing.</p>
<p data-filter="Show only drawings with these words"></p><ul class="cards">${cards.join('')}</ul>`
}

const usedIn = (uses: readonly Use[]) => (uses.length === 0 ? '<p>On no page.</p>' : placeList(uses))

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
