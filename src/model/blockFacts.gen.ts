/* Generated from schemas/blocks/ and src/blocks/ by `npm run generate`. Do not edit. */

/** The field with the main title of a page, by block type; `if`: only while this field is true. */
export const mainTitles: { readonly [type: string]: { field: string; if?: string } } = {
  caseStudy: { field: 'title' },
  form: { field: 'title', if: 'main' },
  hero: { field: 'title' },
  notFound: { field: 'title' },
  placeholder: { field: 'title' },
}

/** The types whose code comes with a page that has one, and with no other page (`export const rare = true`). */
export const rareBlocks: readonly string[] = ['cardDesigner']
