/* Generated from src/blocks/ and schemas/blocks/ by `npm run generate`. Do not edit. */
import type { FunctionComponent } from 'react'
import Banner from '../blocks/banner.tsx'
import Hero from '../blocks/hero.tsx'
import NotFound from '../blocks/notFound.tsx'
import RichText from '../blocks/richText.tsx'
import Tabs from '../blocks/tabs.tsx'
import type { BlockProps, BlockType } from '../content/schema.gen.ts'

/** The component of every block type. */
export const blocks: { [T in BlockType]: FunctionComponent<BlockProps[T] & { id?: string }> } = {
  banner: Banner,
  hero: Hero,
  notFound: NotFound,
  richText: RichText,
  tabs: Tabs,
}
