import type { Facts, Gist } from './types.ts'

/** What is known of a document beside its gist. */
export type Details = Omit<Facts, keyof Gist>

/** The facts without the gist. */
export const detailsOf = ({ links, sites, tokens, services, misspelt, blocks, slips }: Details): Details => ({
  links,
  sites,
  tokens,
  services,
  misspelt,
  blocks,
  slips,
})

/** The gist without the rest of the facts. */
export const gistAlone = (facts: Gist): Gist => ({
  title: facts.title,
  description: facts.description,
  indexed: facts.indexed,
  showing: facts.showing,
  redirects: facts.redirects,
  pictured: facts.pictured,
  shows: facts.shows,
  takes: facts.takes,
  lists: facts.lists,
  dated: facts.dated,
  offers: facts.offers,
})

/** Facts of which only the gist is here: the rest is asked for each time that somebody needs it, which for most documents nobody does. */
export class LaterFacts implements Facts {
  readonly title: string
  readonly description: string
  readonly indexed: boolean
  readonly showing: Facts['showing']
  readonly redirects: Facts['redirects']
  readonly pictured: boolean
  readonly shows: Facts['shows']
  readonly takes: Facts['takes']
  readonly lists: Facts['lists']
  readonly dated: boolean
  readonly offers: Facts['offers']
  readonly #details: () => Details

  constructor(gist: Gist, details: () => Details) {
    this.title = gist.title
    this.description = gist.description
    this.indexed = gist.indexed
    this.showing = gist.showing
    this.redirects = gist.redirects
    this.pictured = gist.pictured
    this.shows = gist.shows
    this.takes = gist.takes
    this.lists = gist.lists
    this.dated = gist.dated
    this.offers = gist.offers
    this.#details = details
  }

  get links() {
    return this.#details().links
  }

  get sites() {
    return this.#details().sites
  }

  get tokens() {
    return this.#details().tokens
  }

  get services() {
    return this.#details().services
  }

  get misspelt() {
    return this.#details().misspelt
  }

  get blocks() {
    return this.#details().blocks
  }

  get slips() {
    return this.#details().slips
  }
}
