import type { Site } from '../../../src/model/schema.gen.ts'
import type { Known } from '../folder/asLeft.ts'
import type { Assets, DrawnPage, PreparedPage } from '../pages.ts'
import type { Looks } from '../styles/looks.ts'
import type { KnownLooks, Sheet } from '../styles/sheets.ts'

/** What a worker needs for all pages of a build. It comes before the first order. */
export interface DrawTask {
  site: Site
  siteText: string
  /** The global rules. */
  css: string
  looks: KnownLooks
  assets: Assets
}

/** A file for each part of a page: its HTML, and the document beside it. */
type PageFiles<T> = Readonly<Record<'html' | 'json', T>>

/** A page to be drawn and written. `number` is what the answer is known by. */
export interface DrawOrder extends Pick<PreparedPage, 'gist' | 'text' | 'head'> {
  number: number
  /** The main titles of the pages above it, by route. */
  titles: readonly (readonly [route: string, title: string])[]
  /** Where its files are to be, in folders that are there. */
  files: PageFiles<string>
}

/** What was written of a page. */
export interface WrittenPage extends Pick<DrawnPage, 'sheet' | 'pictures'> {
  files: PageFiles<Known>
  /** Looks of blocks that no other thread may know yet. */
  looks?: Looks
}

/** What was written; null: drawing or writing it threw. The text of a sheet comes once, and then its address alone. */
export interface DrawAnswer {
  number: number
  written: (Omit<WrittenPage, 'sheet'> & { sheet: Sheet | string }) | null
}
