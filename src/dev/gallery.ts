/** Where the gallery is, in development alone. No page can have this address: their parts begin with a letter or a digit. */
export const galleryAddress = '/__gallery'

/** The address of an example on its own, without the frame of the site. `number`: from 1. */
export const exampleAddress = ({ type, number }: { type: string; number: number }): string =>
  `${galleryAddress}/${type}/${number}`

/** In development a page with this query comes without scripts: a picture of it that costs little. */
export const stillQuery = 'still'

const sharedPictures = `${galleryAddress}/shared/`

/** The address of the blocks of a shared document on their own. `name`: as blocks that show it name it. */
export const sharedPictureAddress = (name: string): string => sharedPictures + name

/** The key of the shared document that an address shows on its own; undefined: it is no such address. */
export const sharedPictureOf = (path: string): string | undefined =>
  path.startsWith(sharedPictures) ? `_shared/${path.slice(sharedPictures.length)}.json` : undefined
