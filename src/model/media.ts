import { fittedTo, markRoom } from './marks.ts'
import type { MediaPicture } from './values.ts'
import { quote, slug } from './words.ts'

/** The folder of the content in which pictures lie. */
export const mediaFolder = '_media/'

/** Why the file of a picture cannot be shown, in words for editors. */
export interface MediaFinding {
  code: 'fileUnread' | 'pictureKind' | 'pictureDamaged' | 'pictureTooLarge'
  message: string
  hint: string
}

/**
 * What keeps a picture from being a mark on white: nothing of it is darker than white, a corner is neither transparent nor
 * white, or only the corners of a coloured box are clear. `colour`: #0a3c5f
 */
export type MarkFault = { kind: 'white' } | { kind: 'background' | 'box'; colour: string }

/** A file of the folder of pictures: how large it is shown, and where its variants are in the site. */
export interface MediaFile {
  /** Size in pixels, as it is seen; 0 when there is an error. */
  width: number
  height: number
  /** Size of the file. */
  bytes: number
  /** Address of the variant for browsers that know no other format. */
  src: string
  /** The variants by their format, the best first; in each the narrowest first. None: `src` is all there is. */
  sources: readonly { type: string; files: readonly { src: string; width: number }[] }[]
  finding?: MediaFinding
  /** What keeps it from being a mark on white, by its pixels. Undefined: nothing, or it is not known. */
  coloured?: () => MarkFault | undefined
  /** The endings that names of its kind have, the usual one first. */
  endings?: readonly string[]
}

/** The pictures of the site by their names in the folder: people/team.jpg. */
export type Media = ReadonlyMap<string, MediaFile>

/** How wide a block may ask to show its picture. */
export type PictureWidth = 'wide' | 'narrow'

/** The width of a picture on a large screen, in CSS pixels. What is higher than wide would not fit a screen if it were wider. */
export const pictureWidths: Readonly<Record<PictureWidth | 'tall', number>> = { wide: 1280, narrow: 704, tall: 560 }

/** The width that a block asks for; one that does not ask shows pictures over the whole column. */
export const widthOf = (block: Record<string, unknown>): PictureWidth => (block.width === 'narrow' ? 'narrow' : 'wide')

/** How wide a picture is shown when a block asks for a width. */
export function shownAs(asked: PictureWidth, { width, height }: { width: number; height: number }) {
  return height > width ? 'tall' : asked
}

/** The eye can tell no more pixels than this for each CSS pixel. */
export const density = 2

/** How a page shows a picture, as it is written in its "blocks". */
export const blockOfPicture = (name: string): string =>
  `{ "type": "picture", "picture": { "src": ${quote(name)}, "alt": "What it shows, in a sentence." } }`

/** The width in pixels above which a picture shows nothing more anywhere. */
export const mostWidth = pictureWidths.wide * density

/** Of the variants those that are of use where the picture is shown: up to the first that fills the place on a fine screen. */
function srcSetOf(files: MediaFile['sources'][number]['files'], shown: number): string {
  const enough = files.findIndex(({ width }) => width >= shown * density)
  const useful = enough < 0 ? files : files.slice(0, enough + 1)
  return useful.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

/** The picture as components see it; undefined when its file is missing or cannot be shown. */
export function resolvePicture(
  { src, alt }: { src: string; alt: string },
  media: Media,
  place: { asked: PictureWidth; isFirst: boolean },
): MediaPicture | undefined {
  const file = media.get(src)
  return file && pictureOf(file, alt, pictureWidths[shownAs(place.asked, file)], place.isFirst)
}

/** `shown`: its width on a large screen, in CSS pixels. */
function pictureOf(
  { width, height, src, sources, finding }: MediaFile,
  alt: string,
  shown: number,
  isFirst: boolean,
): MediaPicture | undefined {
  if (finding) return undefined
  const sets = sources.map(({ type, files }) => ({ type, srcSet: srcSetOf(files, shown) }))
  return { alt, width, height, src, sources: sets, isFirst }
}

/** The picture of a mark as components see it; its name is beside it, so it is not read out. Undefined like {@link resolvePicture}. */
export function resolveMarkPicture(src: string, media: Media, isFirst: boolean): MediaPicture | undefined {
  const file = media.get(src)
  return file && pictureOf(file, '', fittedTo(markRoom, file).width, isFirst)
}

/** What is wrong with the name of a picture whose ending tells of another kind; null when it is fine. */
export function endingFinding(
  name: string,
  { endings, finding }: Pick<MediaFile, 'endings' | 'finding'>,
): { message: string; better: string } | null {
  const dot = name.lastIndexOf('.')
  const [usual] = endings ?? []
  if (usual === undefined || finding || endings?.includes(name.slice(dot + 1).toLowerCase())) return null
  const message = `This is a ${usual === 'jpg' ? 'JPEG' : usual === 'png' ? 'PNG' : 'WebP'} picture, and its name ends with "${name.slice(dot)}". A new name does not convert a picture.`
  return { message, better: `${dot < 0 ? name : name.slice(0, dot)}.${usual}` }
}

/** What is wrong with the name of a picture file, and a name that would do; null when it is fine. */
export function mediaNameFinding(name: string): { message: string; better: string } | null {
  if (/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+$/.test(name)) return null
  const dot = name.lastIndexOf('.')
  const simple = (text: string) =>
    slug(text.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
      .replace(/[^a-z0-9-]/g, '')
      .replace(/^-+|-+$/g, '')
  const stem = name.slice(0, dot).split('/').map(simple)
  const ending = name.slice(dot).toLowerCase()
  return {
    message:
      'Names of pictures use small letters, digits and single hyphens, and end with their file type: team-photo.jpg.',
    better: dot >= 0 && stem.every((part) => part !== '') ? stem.join('/') + ending : '',
  }
}
