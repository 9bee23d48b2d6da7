import { type Choice, type Facts, gistOf, type Place, rangeOf } from '../facts/index.ts'
import type { RawFinding } from '../finding/index.ts'
import { parentOf } from '../json/index.ts'
import type { Repaired } from './repaired.ts'

// One mistake is one finding: what follows from a mistake that has been reported is not reported as well.

/** The alternative text that a picture lacks is beside it: that is one mistake. */
export function isEchoOfName({ code, pointer = '' }: RawFinding, findings: readonly RawFinding[]): boolean {
  if (code !== 'pictureAlt') return false
  const above = parentOf(pointer)
  return findings.some(
    (finding) =>
      finding.code === 'keyUnknown' &&
      /^\/(?:alt|decorative)$/.test((finding.pointer ?? '').slice(above.length)) &&
      (finding.pointer ?? '').startsWith(above),
  )
}

/** What a character that cannot be seen makes of a name or an address. */
const spoiledByCharacters: ReadonlySet<string> = new Set([
  'keyUnknown',
  'blockTypeUnknown',
  'notAllowed',
  'pattern',
  'link',
  'path',
  'date',
  'drawing',
  'tokenForm',
  'tooLong',
])

/** What is where a slip was fixed may read otherwise than it was meant: other documents are not asked for it. */
export function withoutEchoes(facts: Facts, { source, isEcho }: Repaired): Facts {
  const isSure = ({ place }: { place: Place }) =>
    !isEcho({ code: 'linkPage', message: '', pointer: place.pointer, ...rangeOf(source, place) })
  return {
    ...facts,
    links: facts.links.filter(isSure),
    sites: facts.sites.filter(isSure),
    tokens: facts.tokens.filter(isSure),
    misspelt: facts.misspelt.filter(isSure),
    slips: facts.slips.filter(isSure),
  }
}

/** Whether a finding is one of single characters. */
export const isOfCharacter = ({ code }: RawFinding): boolean => code === 'hiddenCharacter' || code === 'encoding'

/** What is looked up by its name in other documents is not found there because of such a character: that is no other finding. */
export function withoutSpoiled(facts: Facts): Facts {
  const isWhole = (text: string) => !/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/u.test(text)
  const areWhole = ({ only = [], except }: Choice, ...more: readonly string[]) =>
    [...only, ...except, ...more].every(isWhole)
  const blocks = facts.blocks.map(({ use, collection, taken, ...block }) => ({
    ...block,
    ...(use !== undefined && isWhole(use) && { use }),
    ...(collection && areWhole(collection, collection.folder, ...collection.older) && { collection }),
    ...(taken && areWhole(taken, taken.shared) && { taken }),
    pictures: block.pictures.filter(({ src }) => isWhole(src)),
  }))
  return {
    ...facts,
    links: facts.links.filter(({ href }) => isWhole(href)),
    sites: facts.sites.filter(({ href }) => isWhole(href)),
    blocks,
    ...gistOf(blocks),
  }
}

/** The character itself has been reported, and its removal fixes the finding. */
export function isEchoOfCharacter(finding: RawFinding, findings: readonly RawFinding[]): boolean {
  if (!spoiledByCharacters.has(finding.code)) return false
  const isInside = ({ start, end }: { start: number; end: number }) => start >= finding.start && end <= finding.end
  return findings.some((one) => isOfCharacter(one) && [one, ...(one.others ?? [])].some(isInside))
}
