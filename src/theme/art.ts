/*
 * Measures that a drawing and the block around it share, in units of the drawing. A drawing that bleeds is larger than
 * its art: the block lays the art into its column and clips the rest at the section or at the page.
 */

/** A rectangle of the canvas. */
interface Art {
  /** Size of the file. */
  canvas: { width: number; height: number }
  /** Where the art is in it. */
  x: number
  y: number
  width: number
  height: number
}

/** Four screens on one climbing line, as wide as the column of the page; the line runs past both page edges. */
export const stationsArt: Art & { columns: readonly number[]; columnWidth: number } = {
  canvas: { width: 2880, height: 420 },
  x: 800,
  y: 10,
  width: 1280,
  height: 366,
  /** Left edges of the four columns under the screens. They are those of a grid with four columns and gaps of 24. */
  columns: [0, 326, 652, 978],
  columnWidth: 302,
}

/** One screen; around it there is room for its shadow, which grows with the width. `wideWidth` is for three beside one another. */
export const stationArt = { x: 24, y: 24, width: 280, bottom: 44, wideWidth: 420 }

/** Four rows along one line, as wide as the column of the page; the line comes from above and goes on below. */
export const weaveArt: Art & { rows: readonly { textSide: 'left' | 'right'; middle: number }[]; exit: number } = {
  canvas: { width: 1360, height: 2600 },
  x: 40,
  y: 560,
  width: 1280,
  height: 1800,
  /** The side that is left empty for words, and the height of the row's middle. */
  rows: [
    { textSide: 'left', middle: 225 },
    { textSide: 'right', middle: 675 },
    { textSide: 'left', middle: 1125 },
    { textSide: 'right', middle: 1575 },
  ],
  /** Where the line leaves below. */
  exit: 683,
}

/**
 * Three cards on ink, as wide as the right one of two columns (5 to 6, gap 5 % of 1280): the line arrives from above at
 * `entry`, which then lies below `weaveArt.exit`, and the cards' lines run past the right page edge.
 */
export const networksArt: Art & { entry: number } = {
  canvas: { width: 1340, height: 1200 },
  x: 0,
  y: 480,
  width: 600,
  height: 620,
  entry: 60,
}

/** Four stations on ink; the line comes from the section's upper edge and runs on to its lower one. */
export const returnedArt: Art = {
  canvas: { width: 600, height: 1160 },
  x: 0,
  y: 400,
  width: 600,
  height: 360,
}

/**
 * The drawing of a closing banner. Right of the art there is room for its lines, which the panel cuts; above and below, for
 * one that comes from the panel's edge.
 */
export const closingArt: Art = {
  canvas: { width: 1120, height: 820 },
  x: 0,
  y: 200,
  width: 520,
  height: 420,
}
