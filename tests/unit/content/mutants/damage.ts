/** Numbers from 0 up to 1. */
export type Random = () => number

/** A document that was damaged. */
export interface Mutant {
  text: string
  /** It cannot be right any more, whatever stood there before. */
  isWrong: boolean
  /** It has this one finding and no other. */
  isOne?: boolean
}

/** One kind of damage; null: the document holds nothing that it could be done to. */
export type Damage = (text: string, random: Random) => Mutant | null

/** One of a list, null for an empty one. */
export const pick = <T>(list: readonly T[], random: Random): T | null =>
  list[Math.floor(random() * list.length)] ?? null
