/**
 * The orientation (1 to 8) that a block of EXIF data names; 1 when it names none. `at` is where its TIFF header begins.
 * @throws RangeError when it leads beyond the end
 */
export function orientationOf(bytes: Uint8Array, at: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at)
  const mark = view.getUint16(0)
  if (mark !== 0x4949 && mark !== 0x4d4d) return 1
  const little = mark === 0x4949
  const directory = view.getUint32(4, little)
  const count = view.getUint16(directory, little)
  for (let entry = 0; entry < count; entry++) {
    const place = directory + 2 + entry * 12
    if (view.getUint16(place, little) !== 0x0112) continue
    const value = view.getUint16(place + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
