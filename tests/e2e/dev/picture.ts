import sharp from 'sharp'

/** The bytes of a JPEG picture that is one plain colour. */
export const picture = (background = '#0c8a7b', width = 1400, height = 700): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
