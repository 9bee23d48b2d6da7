/* Generated from src/blocks/ by `npm run generate`. Do not edit. */
/** Loads all components that no page loads by itself. */
export const loadUsual = () => import('./usualBlocks.gen.ts')

/** Loads one of the others: it does something in the browser, or is rare. */
export const loadApart: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  booking: () => import('../blocks/booking/index.tsx'),
  cardDesigner: () => import('../blocks/cardDesigner/index.tsx'),
  form: () => import('../blocks/form/index.tsx'),
  richText: () => import('../blocks/richText.tsx'),
  search: () => import('../blocks/search/index.tsx'),
  stats: () => import('../blocks/stats/index.tsx'),
}
