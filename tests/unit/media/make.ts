import sharp, { type Sharp } from 'sharp'

/** The colours of the test pictures. */
export const red = [224, 32, 32]
const blue = [32, 32, 224]

/** A picture whose upper left quarter is red, and the rest blue: it shows how it is turned. */
export function quarters(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const data = Buffer.alloc(width * height * channels, 128)
  for (let at = 0; at < width * height; at++) {
    const isRed = at % width < width / 2 && at < (width * height) / 2
    data.set(isRed ? red : blue, at * channels)
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** The picture in each of the kinds that can be used. */
export const encode = {
  jpeg: (picture: Sharp) => picture.jpeg().toBuffer(),
  png: (picture: Sharp) => picture.png().toBuffer(),
  webp: (picture: Sharp) => picture.webp().toBuffer(),
}

/** A picture that a telephone might have taken: turned, with the place where it was taken. */
export const withCamera = (picture: Sharp, orientation: number) =>
  picture.withMetadata({
    orientation,
    exif: { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } },
  })
