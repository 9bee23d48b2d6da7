import { crc32 } from 'node:zlib'
import type { Finding } from '../../../src/content/finding/index.ts'
import type { Content } from '../../../src/content/store/index.ts'
import { quote } from '../../../src/model/words.ts'
import { UsageError } from '../../lib/options.ts'

/**
 * One of the parts in which a site is built, each by a machine of its own. Copied into one folder, in any order, they are
 * what a build of the whole writes. What is there once, such as the sitemap, is in the first one.
 */
export interface Shard {
  /** From 1 on. */
  number: number
  of: number
}

/** The only part of a site that is built at once. */
export const wholeSite: Shard = { number: 1, of: 1 }

/** The shard that `--shard 2/5` means. Throws a {@link UsageError} for what is none. */
export function readShard(given: string | undefined): Shard {
  if (given === undefined) return wholeSite
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? []
  const shard = { number: Number(number), of: Number(of) }
  if (shard.number >= 1 && shard.number <= shard.of) return shard
  throw new UsageError(
    `${quote(given)} is not a valid shard. Write NUMBER/COUNT, such as --shard 1/4 for the first of four (9999 at most).`,
  )
}

/** Whether a document is built in a shard. Only its own key decides, so no other document moves it. */
export const isIn = ({ number, of }: Shard, key: string): boolean => crc32(key) % of === number - 1

/** What has been found, without what only the reading of pages in other shards has found: they say it themselves. */
export function findingsFor(content: Content, shard: Shard): Finding[] {
  const others = content
    .entries()
    .filter(({ key, kind }) => (kind === 'page' || kind === 'notFound') && !isIn(shard, key))
    .flatMap(({ findings }) => findings)
  const left = new Set(others)
  return content.findings().filter((finding) => !left.has(finding))
}
