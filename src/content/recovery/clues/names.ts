import { blockSchema, blockTypes, documentSchemas, type Schema } from '../../schema/index.ts'

const schemas: readonly Schema[] = [
  ...Object.values(documentSchemas),
  ...blockTypes.flatMap((type) => blockSchema(type) ?? []),
]

/** Every name that a field of any document can have: what tells a field from words that happen to look like one. */
export const knownNames: ReadonlySet<string> = namesOf()

/** Names of fields that hold lists. */
export const listNames: ReadonlySet<string> = namesOf(({ type }) => type === 'array')

function namesOf(isMeant: (schema: Schema) => boolean = () => true): Set<string> {
  const names = new Set<string>()
  const visit = ({ properties = {}, items }: Schema): void => {
    for (const [name, schema] of Object.entries(properties)) {
      if (isMeant(schema)) names.add(name)
      visit(schema)
    }
    if (items) visit(items)
  }
  schemas.forEach(visit)
  return names
}
