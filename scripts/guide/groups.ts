/** The blocks by what they are for, in the order in which the guide shows them. */
const groups: readonly { title: string; types: readonly string[] }[] = [
  { title: 'At the head of a page', types: ['hero', 'notFound', 'placeholder'] },
  { title: 'Words', types: ['richText', 'passage', 'rows', 'checklist', 'testimonials', 'tale'] },
  {
    title: 'Products and reasons',
    types: [
      'split',
      'features',
      'cardGrid',
      'bento',
      'kinds',
      'ledger',
      'pair',
      'tabs',
      'stats',
      'steps',
      'apiSection',
      'trunk',
    ],
  },
  { title: 'Who it is for', types: ['audience', 'caseStudies', 'caseStudy', 'partners', 'partnerPaths'] },
  { title: 'Pictures', types: ['picture'] },
  { title: 'Questions and forms', types: ['faq', 'search', 'form', 'booking'] },
  { title: 'Ways on', types: ['linkStrip', 'appStrip', 'banner', 'shared'] },
]

/** The given block types in groups. A type that no group names comes last, so that a new block needs no change here. */
export function groupTypes(types: readonly string[]): { title: string; types: readonly string[] }[] {
  const named = new Set(groups.flatMap((group) => group.types))
  const others = types.filter((type) => !named.has(type))
  return [...groups, { title: 'More blocks', types: others }]
    .map(({ title, types: some }) => ({ title, types: some.filter((type) => types.includes(type)) }))
    .filter((group) => group.types.length > 0)
}
