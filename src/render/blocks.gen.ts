/* Generated from src/blocks/ and schemas/blocks/ by `npm run generate`. Do not edit. */
import Banner from '../blocks/banner.tsx'
import Booking from '../blocks/booking/index.tsx'
import Hero from '../blocks/hero.tsx'
import NotFound from '../blocks/notFound.tsx'
import RichText from '../blocks/richText.tsx'
import Tabs from '../blocks/tabs.tsx'
import type { BlockType } from '../content/schema.gen.ts'
import type { BlockComponent } from './parts.ts'

/** The component of every block type. */
export const blocks: { [T in BlockType]: BlockComponent<T> } = {
  banner: Banner,
  booking: Booking,
  hero: Hero,
  notFound: NotFound,
  richText: RichText,
  tabs: Tabs,
}

/** The types whose components do something in the browser (`export const live = true`). */
export const liveBlocks: ReadonlySet<BlockType> = new Set(['booking', 'richText', 'tabs'] as const)
