import { attribute, escapeMarkup } from '../../lib/markup.ts'
import { exampleAddress, guideAddress, stillQuery } from '../page/html.ts'
import { type Picture, type PictureKind, pictureWidths } from './pictures.ts'

/** How the guide shows what a block looks like. */
export interface Figures {
  pictures: ReadonlyMap<string, Picture>
  /** In development a block without a photograph is drawn in a frame. */
  isLive: boolean
}

/** The name of a photograph among those of the guide. */
export const pictureName = ({ type, number, kind }: Pick<Picture, 'type' | 'number' | 'kind'>) =>
  `${type}-${number}-${kind}.webp`

const screens: Record<PictureKind, string> = { wide: 'on a wide screen', phone: 'on a phone' }

/** An example at one width: its photograph, the example itself in a frame, or nothing. */
export function figure({ pictures, isLive }: Figures, type: string, number: number, kind: PictureKind, title: string) {
  const words = `${title}, example ${number}, ${screens[kind]}`
  const picture = pictures.get(pictureName({ type, number, kind }))
  if (picture) {
    const { width, height } = picture
    const src = `${guideAddress}/assets/blocks/${pictureName(picture)}`
    return `<figure data-kind="${kind}"><a href="${src}"><img src="${src}" width="${width}" height="${height}" loading="lazy" alt="${attribute(words)}"></a><figcaption>${escapeMarkup(screens[kind])}</figcaption></figure>`
  }
  if (!isLive) return ''
  const address = exampleAddress({ type, number })
  const caption = `<a href="${address}">${screens[kind]}</a>`
  return frameOf(`${address}?${stillQuery}`, {
    width: pictureWidths[kind],
    kind,
    name: words,
    caption,
    attributes: ' inert',
  })
}

/** What is around every page, as the first page of the site has it: the bar at its top, or the foot at its end. */
export function siteFrame({ isLive }: Figures, end: 'top' | 'bottom'): string {
  if (!isLive) return ''
  const frames = Object.entries(screens).map(([kind, caption]) =>
    frameOf(`/?${stillQuery}`, {
      width: pictureWidths[kind as PictureKind],
      kind,
      name: `The ${end} of every page, ${caption}`,
      caption: `<a href="/">${caption}</a>`,
      attributes: ` inert data-end="${end}"`,
    }),
  )
  return frames.join('')
}

interface FrameWords {
  /** In px. */
  width: number
  kind: string
  name: string
  caption: string
  attributes?: string
}

/** An example itself in a frame, as visitors can use it. */
export const exampleFrame = (example: { type: string; number: number }, words: FrameWords) =>
  frameOf(exampleAddress(example), words)

/** A page in a frame. A script makes it as high as its content. */
const frameOf = (address: string, { width, kind, name, caption, attributes = '' }: FrameWords) =>
  `<figure data-kind="${kind}"><div><iframe src="${address}" width="${width}" height="120" loading="lazy"${attributes} title="${attribute(name)}"></iframe></div><figcaption>${caption}</figcaption></figure>`
