import type { PageDocument } from '../model/document.ts'

/**
 * By what React knows a block again: blocks have no name of their own, so route and place tell them apart, and a new page
 * starts with fresh state. In development an edit may move them; then the document says which is which.
 */
export const nameOfBlock = ({ names, route, page }: PageDocument, at: number): string =>
  names?.[at] ?? `${route} ${at} ${page.blocks[at]?.type}`
