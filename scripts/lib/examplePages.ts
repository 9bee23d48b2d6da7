import catalogue from '../../src/content/schema/catalogue.gen.json' with { type: 'json' }

/** A page that holds one example of one block type, as its schema gives it. */
export interface ExamplePage {
  type: string
  /** Which example of the type, from 1 on. */
  number: number
  /** The JSON document. */
  text: string
}

/** The part of a block's schema that shows what it looks like. */
interface BlockSchema {
  title: string
  description: string
  examples: Record<string, unknown>[]
  properties: Record<string, unknown>
  needs?: string
}

/** The schemas of all block types, with every `$ref` written out in place. */
export const blockSchemas = Object.entries(catalogue.blocks as unknown as Record<string, BlockSchema>)

const reason = 'This part of a page is shown by itself here.'

/** Every example of every block type on a page of its own: what the gallery shows, and what tests look at. */
export function examplePages(): ExamplePage[] {
  return blockSchemas.flatMap(([type, { title, examples, needs }]) =>
    examples.map((example, at) => {
      const page = {
        title: `${title}, example ${at + 1}`,
        description: `One of the examples that the gallery of blocks shows, as the schema gives it: ${title}, example ${at + 1}.`,
        index: false,
        silence: ['mainTitle', ...(needs === undefined ? [] : ['blockAlone'])].map((rule) => ({ rule, reason })),
        blocks: [{ type, ...example }],
      }
      return { type, number: at + 1, text: JSON.stringify(page) }
    }),
  )
}

/** The folder of the pictures that examples show. They are no part of the site. */
export const exampleMedia = 'schemas/media'
