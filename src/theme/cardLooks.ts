import type { Token } from './tokens.ts'

/** The colours of a card: words and the four stripes. */
export interface CardLook {
  words: Token
  stripes: readonly [Token, Token, Token, Token]
}

/**
 * The colours that a card can have, by the token of its background. Words are at least 7 to 1 on it, and no stripe has its
 * colour.
 */
export const cardLooks = {
  ink: { words: 'paper', stripes: ['lagoon', 'clay', 'sun', 'sky'] },
  lagoonText: { words: 'paper', stripes: ['lagoonHi', 'clay', 'sun', 'sky'] },
  clayText: { words: 'paper', stripes: ['lagoonHi', 'clayHi', 'sun', 'sky'] },
  skyText: { words: 'paper', stripes: ['lagoonHi', 'clayHi', 'sun', 'sky'] },
  sun: { words: 'ink', stripes: ['lagoon', 'clay', 'paper', 'ink'] },
  paper: { words: 'ink', stripes: ['lagoon', 'clay', 'sun', 'sky'] },
} as const satisfies Partial<Record<Token, CardLook>>

/**
 * The art of a card in units of its own: the middles of the four stripes, which cross it from the left edge to the right
 * with one step up.
 */
export const cardArt = {
  width: 296,
  height: 185,
  stripe: 10.4,
  /** Heights at which the second stripe, the line of cards, enters on the left and leaves on the right. */
  enters: 93,
  leaves: 65,
  paths: [
    'M0 79h107.4a19 19 0 0 0 13.5-5.6l4.5-4.5A61 61 0 0 1 168.6 51H296',
    'M0 93h107.4a33 33 0 0 0 23.4-9.7l4.5-4.5A47 47 0 0 1 168.6 65H296',
    'M0 107h107.4a47 47 0 0 0 33.3-13.8l4.5-4.5a33 33 0 0 1 23.4-9.7H296',
    'M0 121h107.4a61 61 0 0 0 43.2-17.9l4.5-4.5a19 19 0 0 1 13.5-5.6H296',
  ],
} as const
