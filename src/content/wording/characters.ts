/** The class of every kind of gap. */
export const space = 32

/** What a character counts as: small letters and digits as they are, every kind of gap as a space. */
export const classOf = (unit: number): number => (unit < 128 ? (ascii[unit] ?? space) : findClass(unit))

function findClass(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit
  if (unit >= 65 && unit <= 90) return unit + 32
  if (unit >= 48 && unit <= 57) return unit
  if (unit === 0x27 || unit === 0x2019) return 0x27
  return unit < 128 || unit === 0xa0 || (unit >= 0x2010 && unit <= 0x2015) ? space : unit
}

const ascii = Uint8Array.from({ length: 128 }, (_, unit) => findClass(unit))
