/** The headings of the list of blocks, in the order in which the guide shows them. The keyword `group` of a block names one. */
export const groupTitles: readonly string[] = [
  'At the head of a page',
  'Words',
  'Products and reasons',
  'Who it is for',
  'Pictures',
  'Questions and forms',
  'Where next',
]

interface Grouped {
  title?: string
  group?: string
}

/** The given block types in groups, each by the alphabet of their titles. A type without a group comes last. */
export function groupTypes(
  types: readonly string[],
  schemaOf: (type: string) => Grouped,
): { title: string; types: readonly string[] }[] {
  const sorted = [...types].sort((a, b) => (schemaOf(a).title ?? a).localeCompare(schemaOf(b).title ?? b))
  return [...groupTitles, undefined]
    .map((group) => ({
      title: group ?? 'More blocks',
      types: sorted.filter((type) => schemaOf(type).group === group),
    }))
    .filter((group) => group.types.length > 0)
}
