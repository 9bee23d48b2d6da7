/**
 * The PNG of a card's SVG, 20 to 30 kB. It is in a file of its own so that its settings are part of the card's
 * address: `import.meta.glob` leaves out the file in which it is written.
 */
export async function toPng(svg: string): Promise<Buffer> {
  // Loaded on first use: with a warm cache nothing needs it.
  const { default: sharp } = await import('sharp')
  // A few flat colours: a palette halves the bytes, dithering would only add noise, and no effort finds better colours.
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer()
}
