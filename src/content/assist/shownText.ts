import { parseText, plain, replaceTokens } from '../fields/index.ts'
import type { Schema } from '../schema/index.ts'

/** A text of a field as visitors read it: tokens as their values, running text without its marks. */
export const shownText = (text: string, schema: Schema | undefined, tokens: ReadonlyMap<string, string>): string =>
  replaceTokens(schema?.format === 'markdown' ? plain(parseText(text, schema.headings ?? []).text) : text, tokens)
