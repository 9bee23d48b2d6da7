/**
 * The entries of the search that hold every word, best first. An entry is a list of texts: its address, its title, and
 * then texts of which an earlier one counts more. A word is also found by its singular.
 */
// oxlint-disable-next-line no-unused-vars -- guide.js calls it; both are one script
function findEntries(index, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = index.flatMap((entry) => {
    const [path, title, ...more] = entry
    const fields = [`${title} ${path}`, ...more].map((field) => field.toLowerCase())
    const rankOf = (word) =>
      fields.findIndex((field) => field.includes(word.length > 3 ? word.replace(/s$/, '') : word))
    const ranks = words.map(rankOf)
    return ranks.includes(-1) ? [] : [{ entry, rank: ranks.reduce((sum, rank) => sum + rank, 0) }]
  })
  return words.length === 0 ? [] : found.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}
