/** How long the texts of a block are. `oneWord`: one of them is longer than a narrow column. `french`: see ownLengths.ts. */
export const textKinds = ['shortest', 'longest', 'oneWord', 'french'] as const
export type TextKind = (typeof textKinds)[number]

const english =
  'an to pay of the and one for you may name line card fees send team plan paid bill rate list sums item small money every hours their owner cards payout wallet ledger amount salary refund invoice account partner balance payment company merchant transfer currency business settlement accounting statements businesses settlements transaction integration distribution reimbursement transportation representative responsibilities'
const french =
  'un le de la et du les des une par vos déjà près prêt marché paiement être carte même élevé étapes réseau fidèle compte facture société sécurité créancier règlement trésorerie vérifiées prélèvement bénéficiaire opérationnels intégralement établissements télécommunications réapprovisionnement'
const pools = { english: byLength(english), french: byLength(french) }

/** One can break after its hyphen, the other one nowhere. */
const longWords = ['Telecommunications-infrastructure', 'Telekommunikationsinfrastruktur']

/**
 * A text that reads like words and is exactly `size` characters long.
 * @param most it has no more words than this
 */
export function wordsOf(kind: TextKind, size: number, random: () => number, most = Number.POSITIVE_INFINITY): string {
  const pool = kind === 'french' ? pools.french : pools.english
  const least = Number.isFinite(most) ? Math.ceil((size + 1) / most) : 2
  const words = kind === 'oneWord' ? [(longWords[Math.floor(random() * 2)] ?? '').slice(0, size)] : []
  for (;;) {
    const left = size - words.reduce((sum, word) => sum + word.length + 1, 0)
    if (left <= 0) break
    const wanted = Math.max(least, 2 + Math.floor((random() + random()) * 5))
    // A word that would leave one or two letters takes them along.
    words.push(wordOf(left - wanted < 3 ? left : wanted, pool, random, words.at(-1)))
  }
  const text = words.join(' ').slice(0, size).padEnd(size, 's').replace(/[ -]$/, 's')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Not the word before it once more. */
function wordOf(length: number, pool: ReadonlyMap<number, readonly string[]>, random: () => number, last?: string) {
  const some = pool.get(length) ?? ['companies'.slice(0, length).padEnd(length, 's')]
  const at = Math.floor(random() * some.length)
  return (some[at] === last ? some[(at + 1) % some.length] : some[at]) ?? ''
}

function byLength(words: string): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const word of words.split(' ')) found.set(word.length, [...(found.get(word.length) ?? []), word])
  return found
}
