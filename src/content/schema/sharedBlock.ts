import { either, lower } from '../../model/words.ts'
import type { Schema } from './catalogue.ts'

/**
 * The schema of what is in place of shared blocks. It is no component, so it has no file in schemas/blocks.
 * @param blocks the schemas of all others: the look of those that have a tone may differ from page to page
 */
export function sharedBlock(blocks: readonly Schema[]): Schema {
  const toned = blocks.filter(({ properties }) => properties?.tone)
  const tones = toned.map(({ properties }) => properties?.tone ?? {})
  return {
    title: 'Shared blocks',
    description: 'Puts the blocks of a file in pages/_shared here.',
    type: 'object',
    properties: {
      use: {
        title: 'Name',
        description: 'The name of the file in pages/_shared, without .json.',
        type: 'string',
        format: 'sharedName',
        examples: ['closingProducts'],
      },
      tone: {
        title: tones[0]?.title ?? '',
        description: `The colour of the ${either(toned.map(({ title = '' }) => lower(title)))} on this page. Without it: the one in the shared file.`,
        enum: [...new Set(tones.flatMap((tone) => tone.enum ?? []))],
        examples: tones[0]?.examples ?? [],
      },
    },
    required: ['use'],
    group: 'Where next',
    alsoCalled: ['reusable', 'global', 'symbol', 'snippet', 'partial', 'include'],
  }
}
