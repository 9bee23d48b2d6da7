/*
 * Measures of inner pages that a drawing and the block around it share. Where a drawing bleeds, its canvas is larger than
 * its art: the block lays the art into its column, and clips the rest at the panel, the section or the page.
 */

/**
 * What a drawing offers to the block that lays it out, each with the place for which it is made. The helper that makes the
 * canvas says it (`src/drawings/kit`), and schemas name those that a field takes (`canvas`).
 */
export const canvasKinds = [
  /** It is all there in its box. */
  'plain',
  /** And its background fills the box, which may be cropped. */
  'scene',
  /** One screen with room for its shadow, in a step. */
  'station',
  /** The same, wider where three of them stand side by side: `stationArt`. */
  'wideStation',
  /** Art with room on all sides, which lies outside of its place: {@link insetRoom}. */
  'inset',
  /** As wide as the page, with lines that run on past both edges: {@link pageHeroArt}. */
  'page',
  /** And its upper left is empty, for words. */
  'pageWithRoom',
  /** The same for tablets, as wide as the window. */
  'tablet',
  /** A line from edge to edge of the page, beside words: {@link crossingRoom}. */
  'crossing',
  /** A panel whose line runs on to the edge of the page: {@link panelRoom}. */
  'panel',
  /** A tab, whose line runs on to the edges of its panel: {@link tabArt}. */
  'tab',
  /** One of the panels through which one line runs: {@link trackRoom}. */
  'track',
  /** A card of a lane, whose line passes at half the height. */
  'lane',
  /** A small part of a screen on top of a card, with a line that runs on to its edges: {@link detailArt}. */
  'detail',
  /** A plate of a case study: {@link plateRoom}. */
  'plate',
  /** A customer's product: {@link storyArt}. */
  'story',
  /** Beside a text, with lines that run off the page: {@link teamArt}. */
  'strip',
  /** Things on an edge as wide as the page: {@link deskArt}. */
  'desk',
  /** A closing banner, whose panel cuts the lines: `closingArt`. */
  'closing',
  /** Four steps on one line: `stationsArt`. */
  'fourStations',
  /** Four rows along one line: `weaveArt`. */
  'weave',
  /** Two lines that part and meet: {@link partnerStepsArt}. */
  'partingLines',
  /** Two lines that lead to two panels: {@link partnerPathsArt}. */
  'twoPaths',
  /** A line in at the upper edge of a section and out at the lower one: `returnedArt`. */
  'lineThrough',
  /** A line in at the upper edge of a section that parts and leaves the page: `networksArt`. */
  'lineIn',
] as const
export type CanvasKind = (typeof canvasKinds)[number]

/** The head of a page: art 1440 wide in the middle of a canvas twice as wide. The small cut is as wide as the window. */
export const pageHeroArt = { width: 1440, canvas: 2880, phone: 390 }

/** A panel: what lies on either side of the art, in its widths. At a panel of 690 px that is enough for a window of 3000 px. */
export const panelRoom = 1.25

/** What lies around art that fills its place, as hundredths of the art's width: the same in all such drawings. */
export const insetRoom = { top: 4, side: 6, bottom: 10 }

/**
 * A tab. Wide: the art is the upper left of a canvas `canvas` times as large. Small: the art is in the middle, with `side`
 * beside it, `top` above and `bottom` below.
 */
export const tabArt = {
  wide: { width: 640, height: 506, canvas: 1.5 },
  small: { width: 300, side: 60, top: 20, bottom: 40 },
} as const

/**
 * A detail on top of a card or in a row: the art is in the middle of the canvas, with `side` beside it, and no wider on a
 * page than `widest` px, as its words would be larger than those of the card. The line runs on through the rest, as far as a
 * card is wide in a window with one column. A row on a narrow phone cuts its line rather than show it below `least` px.
 */
export const detailArt = { width: 300, height: 140, side: 75, widest: 420, least: 251 }

/** A panel on a track: what lies on either side of the art, in its widths. */
export const trackRoom = 0.3

/** What lies around the art of a plate in a case study, as shares of the art's width: lines run on to the plate's edges. */
export const plateRoom = { side: 0.15, top: 0.1, bottom: 0.2 }

/** What lies beside the art of a crossing, as shares of its width: lines run on to both edges of the page. */
export const crossingRoom = { left: 2.2, right: 1.15 }

/** A part of a tale: a drawing that fills its panel, and its cut for phones. */
export const taleArt = { wide: { width: 640, height: 420 }, small: { width: 320, height: 330 } }

/**
 * Things on the edge of a desk, which runs on to both edges of the page: sizes of the art, and of the canvas in widths of
 * the art, which is in its middle.
 */
export const deskArt = {
  wide: { width: 1280, height: 320, canvas: 2.25 },
  small: { width: 320, height: 640, canvas: 4 },
}

/** The strip of open nodes: widths of the art, and of the canvas in widths of the art; what is over lies on the right. */
export const teamArt = { wide: 740, wideCanvas: 2, small: 350, smallCanvas: 1.2 }

/**
 * The partner steps: art as wide as the column of the page, with as much on either side for the lines. `columns` are the left edges
 * of the four columns of text and `columnWidth` is their width: each step is above the first letter of its words, and the
 * last one ends at the right edge.
 */
export const partnerStepsArt = {
  width: 1280,
  height: 212,
  columns: [0, 332, 664, 996] as const,
  columnWidth: 284,
}

/**
 * The two paths: as wide as the column of the page. Above the art are `lead` px of lines, behind the section's head, and below
 * it `dock` px for nodes on the panels.
 */
export const partnerPathsArt = { width: 1280, height: 200, lead: 400, dock: 16 }

/**
 * A customer's product in use: the art, with `side` around it for shadows, and the height at which the line of the story
 * docks. The block brings the line there, from the edge of the page.
 */
export const storyArt = {
  side: 56,
  line: 12,
  wide: { width: 640, height: 560, dock: 385 },
  small: { width: 320, height: 530, dock: 176 },
} as const
