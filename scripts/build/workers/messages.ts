import type { Site } from '../../../src/model/schema.gen.ts'
import type { Assets, DrawnPage, PreparedPage } from '../pages.ts'
import type { KnownLooks, Sheet } from '../styles/sheets.ts'

/** What a worker needs for all pages of a build. */
export interface DrawTask {
  site: Site
  siteText: string
  /** The global rules. */
  css: string
  looks: KnownLooks
  assets: Assets
}

/** A page to be drawn. `number` is what the answer is known by. */
export interface DrawOrder extends Pick<PreparedPage, 'gist' | 'text' | 'head'> {
  number: number
  /** The main titles of the pages above it, by route. */
  titles: readonly (readonly [route: string, title: string])[]
}

/** What was drawn; null: drawing it threw. The text of a sheet comes once, and then its address alone. */
export interface DrawAnswer {
  number: number
  drawn: (Omit<DrawnPage, 'sheet'> & { sheet: Sheet | string }) | null
}
