import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { placeName } from '../schema/index.ts'
import { quote } from '../../model/words.ts'

type DocumentKind = 'page' | 'site' | 'shared'

/** A path to one of our schemas; an address, or another schema, is left as it is. */
const ours = /^(?!\/)[^:]*?(?:^|\/)(?:page|site|shared)(?:\.gen)?\.json$/

/**
 * A path to the schema that does not lead there from the folder of the document: what was copied into another folder has it.
 * The site is built all the same, but the editor of code says nothing any more. None for
 * a copy of the folder elsewhere, which has no schemas beside it.
 */
export function schemaPathFindings(source: Source, kind: DocumentKind, value: unknown): RawFinding[] {
  const written = (value as { $schema?: unknown } | null | undefined)?.$schema
  if (typeof written !== 'string' || !ours.test(written) || !source.file.startsWith('pages/')) return []
  const wanted = `${'../'.repeat(source.file.split('/').length - 1)}schemas/${kind}.gen.json`
  if (written.replace(/^\.\/(?=\.\.\/)/, '') === wanted) return []
  const { start, end } = source.valueRange('/$schema')
  return [
    {
      code: 'schemaPath',
      pointer: '/$schema',
      where: placeName(kind, '/$schema', () => undefined),
      start,
      end,
      message: `${quote(written)} does not lead to the schema from this folder. The path is ${quote(wanted)}.`,
      hint: 'Until then your editor offers and explains nothing in this file. The page itself is not affected.',
      suggestions: [wanted],
      fix: {
        title: `Write ${quote(wanted)}`,
        certain: true,
        edits: [{ offset: start, length: end - start, text: JSON.stringify(wanted) }],
      },
    },
  ]
}
