import type { Drawing } from '../kit/drawing.ts'
import { feature, featureSmall, featureWide } from '../kit/feature.ts'
import { type Collections, collectionsDock, collectionsScreen } from '../screens/businessCollections.ts'

/** The Friday of the dashboard, hour by hour. */
export const collections: Collections = {
  currency: 'NGN',
  date: 'Friday, 14 June',
  from: 7,
  to: 17,
  hours: [124000, 0, 196000, 342300, 360000, 0, 410000, 410000],
}

const drawing: Drawing = feature({
  line: 'sun',
  side: 'right',
  screen: (width) => collectionsScreen(collections, width),
  docks: {
    wide: collectionsDock(collections, featureWide.screen),
    small: collectionsDock(collections, featureSmall.screen),
  },
})

export default drawing
