import type { Block } from '../../../src/model/schema.gen.ts'
import { sample } from '../../support/sample.ts'
import { routes } from '../support/dist.ts'
import { documentAt } from '../support/document.ts'

/** The pages with a block of this type: one of them in the ordinary run, another one for each commit; all in a full run. */
export const pagesWith = (type: Block['type']): string[] =>
  sample(
    routes().filter((route) => documentAt(route).blocks.some((block) => block.type === type)),
    1,
    `contract of ${type}`,
  )
