import { expect, test } from 'vitest'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import type { Cut } from '../../../src/drawings/kit/drawing.ts'
import { laneArt } from '../../../src/drawings/kit/partner.ts'
import { blockSchema, blockTypes, type Schema } from '../../../src/content/schema/index.ts'
import { closingArt, networksArt, returnedArt, stationArt, stationsArt, weaveArt } from '../../../src/theme/art.ts'
import {
  type CanvasKind,
  canvasKinds,
  crossingRoom,
  deskArt,
  detailArt,
  insetRoom,
  pageHeroArt,
  panelRoom,
  partnerPathsArt,
  partnerStepsArt,
  plateRoom,
  storyArt,
  tabArt,
  taleArt,
  teamArt,
  trackRoom,
} from '../../../src/theme/artPages.ts'
import { examples, storeWith } from '../../support/examples.ts'

/** Where a cut's canvas begins in the coordinates of its art, and its size. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

function boxOf(cut: Cut): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(cut.svg())?.[1] ?? '').split(' ').map(Number)
  return { x, y, width, height }
}

/** The canvas of an art, as its block lays it out. */
const canvasFor = ({ canvas, x, y }: typeof returnedArt): Box => ({ x: -x, y: -y, ...canvas })

/** The canvas around an art of some width, with this much beside it as shares of its width. */
const around = (box: Box, left: number, right = left) => ({ ...box, x: (-left / (1 + left + right)) * box.width })

const pageWide = (box: Box): Box => ({
  ...box,
  x: (pageHeroArt.width - pageHeroArt.canvas) / 2,
  width: pageHeroArt.canvas,
})
/** All of it is there, without room beside it, and no wider than where it is shown, or its words would be small. */
const whole = (box: Box): Box => ({
  ...box,
  x: Math.max(box.x, 0),
  y: Math.max(box.y, 0),
  width: Math.min(box.width, taleArt.wide.width),
})

/** What the block that asks for a kind takes for granted: the box that a cut of that kind has, given its own. */
const expected: Record<CanvasKind, (box: Box, isSmall: boolean) => Box> = {
  plain: whole,
  scene: (box) => ({ ...whole(box), ...taleArt.wide }),
  station: ({ height }) => ({ x: -stationArt.x, y: -stationArt.y, width: stationArt.width + 2 * stationArt.x, height }),
  wideStation: ({ height }, isSmall) => {
    const width = isSmall ? stationArt.width : stationArt.wideWidth
    const room = (stationArt.x / stationArt.width) * width
    return { x: -room, y: -room, width: width + 2 * room, height }
  },
  inset: (box) => {
    const width = box.width + 2 * box.x
    const part = (share: number) => Math.round((width * share) / 100)
    return { ...box, x: -part(insetRoom.side), y: -part(insetRoom.top), width: width + 2 * part(insetRoom.side) }
  },
  page: (box, isSmall) => (isSmall ? { ...box, x: 0, width: pageHeroArt.phone } : pageWide(box)),
  pageWithRoom: (box, isSmall) => (isSmall ? { ...box, x: 0, width: pageHeroArt.phone } : pageWide(box)),
  tablet: (box) => ({ ...box, width: Math.min(Math.max(box.width, 640), 1199) }),
  crossing: (box) => around(box, crossingRoom.left, crossingRoom.right),
  panel: (box) => around(box, panelRoom),
  tab: (box, isSmall) => {
    const { wide, small } = tabArt
    if (isSmall) return { ...box, x: -small.side, y: -small.top, width: small.width + 2 * small.side }
    return { x: 0, y: 0, width: wide.width * wide.canvas, height: wide.height * wide.canvas }
  },
  track: (box) => around(box, trackRoom),
  detail: () => ({
    x: -detailArt.side,
    y: 0,
    width: detailArt.width + 2 * detailArt.side,
    height: detailArt.height,
  }),
  lane: () => ({ x: 0, y: 0, width: laneArt.width, height: laneArt.height }),
  plate: (box) => ({
    ...around(box, plateRoom.side),
    y: (-plateRoom.top / (1 + 2 * plateRoom.side)) * box.width,
  }),
  story: (_box, isSmall) => {
    const { width, height } = isSmall ? storyArt.small : storyArt.wide
    return { x: -storyArt.side, y: 0, width: width + 2 * storyArt.side, height }
  },
  strip: (box, isSmall) => ({
    ...box,
    x: 0,
    width: isSmall ? teamArt.small * teamArt.smallCanvas : teamArt.wide * teamArt.wideCanvas,
  }),
  desk: (box, isSmall) => {
    const { width, height, canvas } = isSmall ? deskArt.small : deskArt.wide
    return { ...box, x: (-width * (canvas - 1)) / 2, width: width * canvas, height }
  },
  closing: () => canvasFor(closingArt),
  fourStations: (box) => ({ ...box, x: -stationsArt.x, width: stationsArt.canvas.width }),
  weave: () => canvasFor(weaveArt),
  partingLines: (box) => ({
    ...box,
    x: -partnerStepsArt.width,
    width: 3 * partnerStepsArt.width,
  }),
  twoPaths: ({ height }) => ({ x: 0, y: -partnerPathsArt.lead, width: partnerPathsArt.width, height }),
  lineThrough: (box, isSmall) => (isSmall ? whole(box) : canvasFor(returnedArt)),
  lineIn: (box, isSmall) => (isSmall ? whole(box) : canvasFor(networksArt)),
}

const rounded = (box: Box) =>
  Object.fromEntries(Object.entries(box).map(([key, value]) => [key, Math.round(value) + 0]))

test.each(Object.entries(drawings))('LAYOUT-1 the canvas of %s is what its kind promises', (_name, drawing) => {
  const { kind } = drawing.wide
  const wide = boxOf(drawing.wide)
  expect(rounded(wide)).toEqual(rounded(expected[kind](wide, false)))
  // One that is all there in its box may have any box on a phone.
  if (!drawing.small || expected[kind] === whole) return
  const small = boxOf(drawing.small)
  expect(rounded(small)).toEqual(rounded(expected[kind](small, true)))
})

/** The kinds that the fields of a schema name. */
function kindsIn({ canvas, properties = {}, items }: Schema): string[] {
  const own = Array.isArray(canvas) ? canvas : Object.values(canvas ?? {}).flatMap((choices) => Object.values(choices))
  return [...own.flat(), ...Object.values(properties).flatMap(kindsIn), ...(items ? kindsIn(items) : [])]
}

test('LAYOUT-1 there are drawings of each kind, and a place for each', () => {
  const there = new Set(Object.values(drawings).map(({ wide }) => wide.kind))
  const wanted = new Set(blockTypes.flatMap((type) => kindsIn(blockSchema(type) ?? {})))
  expect([...canvasKinds].filter((kind) => !there.has(kind) || !wanted.has(kind))).toEqual([])
})

test.each(examples)('DOC-7 the drawings in the examples of $type are made for their places', ({ block }) => {
  expect(
    storeWith(block)
      .findings()
      .filter(({ code }) => code === 'drawingCanvas'),
  ).toEqual([])
})
