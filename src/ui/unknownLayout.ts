/**
 * Throws for a block whose layout is none of those that its schema names: a document that has passed the check has one of
 * them, and with any other the block would silently not be there (DOC-8).
 */
export function unknownLayout(block: never): never {
  const { layout } = block as { layout: unknown }
  throw new TypeError(`There is no layout ${JSON.stringify(layout)}.`)
}
