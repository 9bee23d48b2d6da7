import type { Drawing } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide } from '../kit/feature.ts'
import { type Collections, collectionsChart } from '../screens/businessCollections.ts'

/** The Friday of the dashboard, hour by hour. */
export const collections: Collections = {
  currency: 'NGN',
  date: 'Friday, 14 June',
  from: 7,
  to: 17,
  hours: [124000, 0, 196000, 342300, 360000, 0, 410000, 410000],
}

const wide = { width: featureWide.width, height: 566, foot: 494, million: 118, left: 48, figure: 60, top: 140 }
const small = { width: featureSmall.width, height: 372, foot: 314, million: 60, left: 24, figure: 38, top: 84 }

const drawing: Drawing = {
  wide: featureCut(featureWide, wide.height, () => collectionsChart(collections, wide)),
  small: featureCut(featureSmall, small.height, () => collectionsChart(collections, small)),
}

export default drawing
