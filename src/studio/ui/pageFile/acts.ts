import { routeOf } from '../../../model/route.ts'
import { leftHere } from '../../core/moved.ts'
import type { Studio } from '../../core/studio.ts'
import { AskError } from '../../../dev/ask.ts'
import type { Refused } from '../../server/messages.ts'
import { deletePage, movePage, restorePage } from '../../server/server.ts'
import { showEarlier } from '../focus.ts'
import { earlierLabel } from '../linkToPage.ts'

/** Moves a page with all links to it, and opens it there. Throws an AskError with the reason why not. */
export async function move(studio: Studio, from: string, to: string): Promise<void> {
  await studio.save()
  await leave(studio, { key: from, instead: to }, () => movePage(from, to))
  const back = async () => {
    await studio.save()
    await leave(studio, { key: to, instead: from }, () => movePage(to, from, { isBack: true }))
    studio.toast(`The page is at ${routeOf(from)} again.`)
  }
  studio.toast(
    `The page is at ${routeOf(to)} now. Old links go on working.`,
    { label: 'Undo', run: telling(studio, back), of: to, undoes: 'page moved' },
    earlierOf(studio, to, from),
  )
}

/** The way from a message to what an address of before leads to now. */
const earlierOf = (studio: Studio, key: string, from: string) => ({
  label: earlierLabel,
  run: () => void showEarlier(studio, key, routeOf(from) ?? ''),
})

/** What leads to a page that is to be deleted. */
export interface Leading {
  links: number
  words: string
}

/** What leads to a page, where that is why it was not deleted. */
export function leadingOf(error: Error): Leading | null {
  const { links, leading } = (error instanceof AskError ? error.answer : {}) as Partial<Refused>
  return links === undefined || leading === undefined ? null : { links, words: leading }
}

/** Deletes the page that is open. `to`: the page that all links to it lead to then. Throws an AskError with the reason why not. */
export async function remove(studio: Studio, { key, name }: { key: string; name: string }, to?: string): Promise<void> {
  // A page that is still being opened would be there again, once it is.
  await studio.open(key)
  await studio.save()
  await leave(studio, { key, instead: to ?? 'index.json' }, () => deletePage(key, to))
  const back = async () => {
    await studio.save()
    await restorePage(key)
    await studio.open(key)
    studio.toast(`${name} is there again.`)
  }
  const words = to === undefined ? `${name} deleted.` : `${name} deleted. What led to it leads to ${routeOf(to)} now.`
  const way = to === undefined ? undefined : earlierOf(studio, to, key)
  studio.toast(words, { label: 'Undo', run: telling(studio, back) }, way)
}

/**
 * Does what takes a page's file away, and opens what is shown in its place. The folder tells that the file has gone as well, but
 * it may do so before the server answers, or much later.
 */
async function leave(
  studio: Studio,
  { key, instead }: { key: string; instead: string },
  act: () => Promise<unknown>,
): Promise<void> {
  leftHere.set(key, null)
  try {
    await act()
  } catch (error) {
    leftHere.delete(key)
    throw error
  }
  leftHere.set(key, instead)
  await studio.open(instead)
  studio.takeOver({ files: [{ key, gone: true }], media: [], shown: [] })
}

/** Does something, and says why where it is refused. */
const telling = (studio: Studio, act: () => Promise<void>) => () =>
  void act().catch((error: Error) => studio.toast(error.message))
