/** Where the gallery is, in development alone. No page can have this address: their parts begin with a letter or a digit. */
export const galleryAddress = '/__gallery'

/** The address of an example on its own, without the frame of the site. `number`: from 1. */
export const exampleAddress = ({ type, number }: { type: string; number: number }): string =>
  `${galleryAddress}/${type}/${number}`

/** In development a page with this query comes without scripts: a picture of it that costs little. */
export const stillQuery = 'still'
