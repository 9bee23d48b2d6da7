const head = {
  title: 'A page of the tests | {brand}',
  description:
    'A page of the tests: what is missing in it is missing on purpose, and all else is there, so that it can be drawn.',
}

/** The text of a page with these blocks. */
export const withBlocks = (...blocks: object[]): string => JSON.stringify({ ...head, blocks }, null, 2)

/** The block that begins it. */
export const hero = { type: 'hero', title: 'A page of the tests' }
