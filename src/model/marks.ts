/** The marks that are drawn for this site: what documents call them. The shapes are in src/theme/marks.ts. */
export const markNames = ['kredapay', 'gamepride', 'connekit', 'marrowgate', 'tumbleyard', 'fennelstone'] as const

/** Name of a drawn mark. */
export type MarkName = (typeof markNames)[number]

/** Whether a mark is drawn for this site; else it is the name of a picture. */
export const isMarkName = (name: string): name is MarkName => markNames.some((one) => one === name)

/** The room that a mark has where it is shown largest, in CSS pixels: it is as large as fits into it. */
export const markRoom = { width: 216, height: 72 }

/** Wider than this many times its height, or higher than this many times its width, a mark is too small to be known. */
export const markShape = { widest: 4, highest: 2 }

/** The size at which a picture fills a room, in whole CSS pixels. */
export function fittedTo(
  room: { width: number; height: number },
  { width, height }: { width: number; height: number },
) {
  const scale = Math.min(room.width / width, room.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
