/** The same for a preview, without a palette: finding one takes more than twice as long as drawing, and halves the bytes. */
export async function toQuickPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
}
