/* Generated from schemas/blocks/ by `npm run generate`. Do not edit: change a schema instead. */

/** The field with the main title of a page, by block type; `if`: only while this field is true. */
export const mainTitles: { readonly [type: string]: { field: string; if?: string } } = {
  caseStudy: { field: 'title' },
  form: { field: 'title', if: 'main' },
  hero: { field: 'title' },
  notFound: { field: 'title' },
  placeholder: { field: 'title' },
}
