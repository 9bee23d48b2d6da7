import type { BlockProps, BlockType, Page } from './schema.gen.ts'

/** The size of the picture that stands beside a shared link, in px. */
export const socialSize = { width: 1200, height: 630 } as const

/** The main title (h1) of the blocks that have it, by block type. */
const mainTitles: { readonly [T in BlockType]?: (block: BlockProps[T]) => string | false } = {
  hero: ({ title }) => title,
  notFound: ({ title }) => title,
  caseStudy: ({ title }) => title,
  placeholder: ({ title }) => title,
  form: ({ main, title }) => main && title,
}

/** Whether blocks of this type can bring the main title to their page. */
export const bringsMainTitle = (type: string): boolean => Object.hasOwn(mainTitles, type)

/** The main title that a block brings to its page, from its fields with their defaults filled in; '' when it brings none. */
export function mainTitleOf({ type, ...fields }: { type: string }): string {
  const read = bringsMainTitle(type) ? mainTitles[type as BlockType] : undefined
  return (read as ((block: unknown) => string | false) | undefined)?.(fields) || ''
}

/** The main title of a page as its visitors read it; where no block has one, the page's title without the brand at its end. */
export function headingOf({ blocks, title }: Page): string {
  for (const block of blocks) {
    const main = mainTitleOf(block)
    if (main !== '') return main
  }
  return title.replace(/\s+\|[^|]*$/, '')
}

/** The words on the page's social image. */
export const socialTitle = (page: Page): string => page.socialTitle ?? headingOf(page)
