/** Words of a question that say nothing of what is looked for. */
const smallWords = new Set('a an and are at can do for how i in is it my of on or the to we what where with'.split(' '))

/**
 * The entries of the search that hold the words, best first; where none holds all of them, those that hold most. An entry
 * is a list of texts: its address, its title, and then texts of which an earlier one counts more. A word is also found by
 * its singular.
 */
// oxlint-disable-next-line no-unused-vars -- guide.js calls it; both are one script
function findEntries(index, text) {
  const all = text.toLowerCase().match(/[^\s?!,;]+/g) ?? []
  const large = all.filter((word) => !smallWords.has(word))
  const words = large.length > 0 ? large : all
  const found = index.map((entry) => {
    const [path, title, ...more] = entry
    const fields = [`${title} ${path}`, ...more].map((field) => field.toLowerCase())
    const rankOf = (word) =>
      fields.findIndex((field) => field.includes(word.length > 3 ? word.replace(/s$/, '') : word))
    const ranks = words.map(rankOf).filter((rank) => rank >= 0)
    return { entry, count: ranks.length, rank: ranks.reduce((sum, rank) => sum + rank, 0) }
  })
  const most = Math.max(...found.map(({ count }) => count))
  const best = found.filter(({ count }) => count > 0 && count === most)
  return best.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}
