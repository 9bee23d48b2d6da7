import type { Schema } from '../schema/index.ts'

/** What a value stands for, in the words of an editor: shared blocks and pages by their titles, all else as it is written. */
export type Naming = (schema: Schema | undefined, value: string) => string

/** For values that name no document. */
export const asWritten: Naming = (_schema, value) => value

/**
 * Names what documents name.
 * @param titles of the documents, by their keys
 * @param folder in which the pages are that a list names
 */
export function namingBy(titles: ReadonlyMap<string, string>, folder?: unknown): Naming {
  return (schema, value) => {
    const key =
      schema?.format === 'sharedName'
        ? `_shared/${value}.json`
        : schema?.format === 'pageName' && typeof folder === 'string'
          ? `${folder}/${value}.json`
          : undefined
    return (key !== undefined && titles.get(key)) || value
  }
}
