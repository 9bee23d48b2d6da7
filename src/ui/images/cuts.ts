import type { Drawing, DrawingFile } from '../../model/values.ts'

/** A cut of a drawing that lives, and the windows that show it: `p` phones, `t` tablets, `d` desktops. */
export interface LivingCut {
  file: DrawingFile & { living: string }
  windows: string
}

/**
 * The cuts of a drawing that lives, the widest first; null where one of them does not: then its files are shown.
 * @param tablet the cut from 640 to 1199 px, where it is none of the two
 */
export function cutsOf({ wide, small }: Drawing, tablet?: DrawingFile): LivingCut[] | null {
  const files = { p: small ?? tablet ?? wide, t: tablet ?? wide, d: wide }
  const cuts = new Map<string, LivingCut>()
  for (const [name, file] of Object.entries(files).reverse()) {
    const { living } = file
    if (living === undefined) return null
    const known = cuts.get(living)
    cuts.set(living, { file: { ...file, living }, windows: known ? `${name} ${known.windows}` : name })
  }
  return [...cuts.values()]
}
