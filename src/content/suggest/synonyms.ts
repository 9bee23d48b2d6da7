/**
 * Words that people and other page builders use for one thing. The words of this site's own schemas are among them, so
 * that each leads to the others.
 */
const groups: readonly string[] = [
  'title heading headline header name caption label',
  'text body content copy paragraph paragraphs description html markdown message words',
  'lead subtitle subheading subheadline intro introduction summary tagline description text',
  'subtitle eyebrow kicker overline',
  'href url link address to target path',
  'drawing image img picture illustration media graphic visual photo figure src',
  'items cards entries list elements children slides panels rows tiles features steps questions columns figures quotes studies partners stations kinds reasons options',
  'links buttons link button cta ctas actions action',
  'link button cta action more',
  'points bullets bulletPoints list features facts ticks',
  'line color colour accent',
  'ground background bg backgroundColor backgroundColour theme tone',
  'text label title caption',
  'alt altText description caption title',
  'name src file image drawing key',
  'label title name text heading',
  'value key slug id anchor',
  'mark logo emblem badge brand',
  'src url file filename fileName path source image',
  'anchor id slug name',
  'question q title heading',
  'answer a text body content',
  'quote text body statement',
  'role author name person position job',
  'figure number value amount',
  'icon glyph symbol picture image',
  'blocks sections components modules content body children',
  'layout variant style kind appearance template',
  'use ref reference name file shared source src include',
  'updated date lastModified modified updatedAt lastUpdated',
  'redirectFrom redirects aliases alias oldUrls redirect',
  'index indexed robots noindex searchable',
  'socialTitle ogTitle shareTitle',
  'primaryLink buttonLink buttonUrl href link url',
  'primaryLinkText buttonText button buttonLabel label cta',
  'secondaryLink link2 secondLink',
  'type component blockType _type __component block kind template element widget section',
  'shared include reference partial global symbol snippet',
  'true yes on',
  'false no off',
  'paper white',
  'mist grey gray lightgrey lightgray light',
  'ink dark black',
  'sun yellow gold amber',
  'clay orange red brown terracotta',
  'lagoon teal green turquoise',
  'sky blue lightblue cyan',
  'text-first textFirst text-left left',
  'image-first imageFirst image-left right',
]

const known = new Map<string, Set<string>[]>()

/** Makes each word of a group lead to the others. Types of blocks come from outside: the catalogue may not be there yet. */
export function addSynonyms(group: readonly string[]): void {
  const words = new Set(group.map((word) => word.toLowerCase()))
  for (const word of words) known.set(word, [...(known.get(word) ?? []), words])
}

for (const group of groups) addSynonyms(group.split(' '))

/** The candidates that mean the same as the word, in the order in which they were given. */
export function sameMeaning(word: string, candidates: readonly string[]): string[] {
  const sets = known.get(word.toLowerCase()) ?? []
  return candidates.filter((candidate) => sets.some((set) => set.has(candidate.toLowerCase())))
}
