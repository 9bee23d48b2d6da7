const bare = 'An address that it cannot decode gets a bare 400, before the site is asked.'
const byTime =
  'It tells versions of a file by their length and their time in seconds: keep the times that a build has given them.'

/** Something in which hosts may differ. The tests ask every host for it, and expect that exactly the hosts below fail. */
export type Ability = 'headersOfOddAddress' | 'pageForOddAddress' | 'newDespiteTime' | 'likedBest'

/** Why a host is not able to do it, or what to do about that. */
type Deviations = Partial<Record<Ability, string>>

const nginx: Deviations = {
  newDespiteTime: byTime,
  likedBest: 'A browser that takes brotli gets it, even when it says that it likes gzip better. None does.',
}
const caddy: Deviations = {
  pageForOddAddress: bare,
  headersOfOddAddress: 'That answer has none of the headers.',
  newDespiteTime: byTime,
}

/** What each host does otherwise than the others. All else is the same. */
export const deviations: Readonly<Record<'npm run serve' | 'nginx' | 'container' | 'caddy', Deviations>> = {
  'npm run serve': {},
  nginx,
  container: nginx,
  caddy,
}
