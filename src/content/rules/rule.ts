import type { Source } from '../json/index.ts'
import type { Facts } from '../facts/index.ts'
import type { Severity } from '../finding/index.ts'
import type { KeptValue } from '../parse/index.ts'
import type { Kind } from '../../model/route.ts'
import type { Found, Group, LinkWords, Phrases, PlacedBlock, Tally, Text, Wanted } from '../wording/index.ts'

/** The document that is read. */
export interface DocumentContext {
  source: Source
  kind: 'page' | 'site' | 'shared'
  /** It is a text of law. */
  isLaw: boolean
  /** The sentences so far. */
  tally: Tally
}

/** What the words of all documents are checked with: it comes from the site's document. */
export interface Style {
  tokens: ReadonlyMap<string, string>
  /** The words that are out. */
  phrases: readonly Phrases[]
  /** Where they are listed: pages/_site.json */
  file: string
  /** The same for two styles that are the same. */
  key: string
}

/** The document in which words are looked for. */
export interface Search {
  source: Source
  kind: 'page' | 'site' | 'shared'
  style: Style
}

/** A page with the blocks of its shared documents. */
export interface WholePage {
  /** The page's own text. */
  source: Source
  blocks: readonly PlacedBlock[]
  /** How long its documents are together. */
  characters: number
}

/** The title and the description of a page. */
export interface Head {
  title: string
  description: string
}

/** A document among all others. */
export interface SiteDocument {
  key: string
  kind: Kind
  route: string | null
  source: Source
  facts: Facts
  value: KeptValue
  tokens: ReadonlyMap<string, string>
  /** It has no error by itself. */
  sound: boolean
}

/** All documents, by what they are; `site/` says how. */
export interface WholeSite {
  today: string | undefined
  map: {
    entries: readonly SiteDocument[]
    site: SiteDocument | undefined
    home: SiteDocument | undefined
    routes: ReadonlyMap<string, readonly [SiteDocument, ...SiteDocument[]]>
    shared: ReadonlyMap<string, SiteDocument>
    unsure: boolean
    get(key: string): SiteDocument | undefined
    /** The pages directly in each folder. */
    folders: { pages(folder: string): readonly SiteDocument[] }
    shownOn(document: SiteDocument): readonly SiteDocument[]
    /** Whether visitors see a page on the day. */
    isShown(document: SiteDocument): boolean
  }
  index: {
    leads: ReadonlyMap<string, readonly SiteDocument[]>
    heads: Readonly<Record<'title' | 'description', ReadonlyMap<string, readonly SiteDocument[]>>>
  }
}

/** What a rule has found in one of the documents. */
export interface SiteFound extends Found {
  document: SiteDocument
}

/** What a rule looks at. Rules of which the parser, the validators or the links of the site tell have words only. */
export interface Checks {
  /** A text that people read or hear. */
  text?: (text: Text, reading: DocumentContext) => readonly Found[]
  /** A group of fields. */
  group?: (group: Group, reading: DocumentContext) => readonly Found[]
  /** A link, beside its address or in running text. */
  link?: (link: LinkWords, reading: DocumentContext) => readonly Found[]
  /** A text that people read or hear, in a file that may hold what the rule looks for: most files do not. */
  search?: (text: Text, search: Search) => readonly Found[]
  /** The same for a text that is not read, such as an address. */
  searchAddress?: (text: Text, search: Search) => readonly Found[]
  /** The words by which such a file is known. */
  wanted?: (style: Style) => readonly Wanted[]
  /** What else makes a file one of these, by its text. */
  suspects?: (file: string, style: Style) => boolean
  /** A document of which everything has been read. */
  end?: (reading: DocumentContext) => readonly Found[]
  /** Only for the list of what is to be done before the launch: any text. */
  launchText?: (text: Text, kind: DocumentContext['kind']) => readonly Found[]
  /** Only for that list: a group of fields. */
  launchGroup?: (group: Group, kind: DocumentContext['kind']) => readonly Found[]
  /** Title and description, which hold tokens. */
  head?: (head: Head, tokens: ReadonlyMap<string, string>) => readonly Found[]
  /** A page whose documents have no errors. */
  page?: (page: WholePage) => readonly Found[]
  /** All documents. */
  site?: (site: WholeSite) => readonly SiteFound[]
}

/** A rule of the content. Its texts are for people who write pages: plain words, whole sentences. */
export interface Rule extends Checks {
  severity: Severity
  /** What the rule watches over, for lists of rules. */
  title: string
  /** Why it matters, and to whom. */
  why: string
  /** How to fix what it finds. */
  howToFix: string
  /** A document may silence it with a reason: the rule is a judgement, and a person may know better. */
  silenceable: boolean
}

/** A finding that stops the build: the page would be broken or missing. */
export const error = (title: string, why: string, howToFix: string, checks: Checks = {}): Rule => ({
  severity: 'error',
  title,
  why,
  howToFix,
  silenceable: false,
  ...checks,
})

/** A finding that stops the build until it is fixed, or until a document says why it is right in this place. */
export const judgement = (title: string, why: string, howToFix: string, checks?: Checks): Rule => ({
  ...error(title, why, howToFix, checks),
  silenceable: true,
})

/** What is probably wrong. The page can be published. */
export const warning = (title: string, why: string, howToFix: string, checks?: Checks): Rule => ({
  ...judgement(title, why, howToFix, checks),
  severity: 'warning',
})

/** What would make the page better. */
export const advice = (title: string, why: string, howToFix: string, checks?: Checks): Rule => ({
  ...judgement(title, why, howToFix, checks),
  severity: 'advice',
})
