import { mainTitles } from './blockFacts.gen.ts'
import type { Page } from './schema.gen.ts'

/** The size of the picture that is beside a shared link, in px. */
export const socialSize = { width: 1200, height: 630 } as const

/** Whether blocks of this type can bring the main title to their page. */
export const bringsMainTitle = (type: string): boolean => Object.hasOwn(mainTitles, type)

/** The main title that a block brings to its page, from its fields with their defaults filled in; '' when it brings none. */
export function mainTitleOf({ type, ...rest }: { type: string }): string {
  const fields: Record<string, unknown> = rest
  const rule = bringsMainTitle(type) ? mainTitles[type] : undefined
  if (!rule || (rule.if !== undefined && fields[rule.if] !== true)) return ''
  const title = fields[rule.field]
  return typeof title === 'string' ? title : ''
}

/** The main title of a page as its visitors read it; where no block has one, the page's title without the brand at its end. */
export function headingOf({ blocks, title }: Page): string {
  for (const block of blocks) {
    const main = mainTitleOf(block)
    if (main !== '') return main
  }
  return titleAlone(title)
}

/** The title of a page without the brand at its end. */
export const titleAlone = (title: string): string => title.replace(/\s+\|[^|]*$/, '')

/** The words on the page's social image. */
export const socialTitle = (page: Page): string => page.socialTitle ?? headingOf(page)
