import { routeOf } from '../../../model/route.ts'
import { deletedHere } from '../../core/moved.ts'
import { refusalWords } from '../../core/refusal.ts'
import type { Studio } from '../../core/studio.ts'
import { deletePage, movePage, writeDocument } from '../../server/server.ts'

/** Moves a page with all links to it, and opens it there. Throws an AskError with the reason why not. */
export async function move(studio: Studio, from: string, to: string): Promise<void> {
  await studio.save()
  await movePage(from, to)
  await studio.open(to)
  const back = async () => {
    await studio.save()
    await movePage(to, from, { isBack: true })
    await studio.open(from)
    studio.toast(`The page is at ${routeOf(from)} again.`)
  }
  studio.toast(`The page is at ${routeOf(to)} now. Old links go on working.`, {
    label: 'Undo',
    run: telling(studio, back),
  })
}

/** Deletes the page that is open, unless links lead to it: then it says where they are. */
export function remove(studio: Studio, key: string, name: string): void {
  const act = async () => {
    // A page that is still being opened would be there again, once it is.
    await studio.open(key)
    await studio.save()
    const text = studio.state.editing?.document.text ?? ''
    await deletePage(key)
    deletedHere.add(key)
    await studio.open('index.json')
    studio.takeOver({ files: [{ key, gone: true }], media: [], shown: [] })
    const back = async () => {
      const answer = await writeDocument(key, text, null)
      if (answer.kind === 'written') await studio.open(key)
      else studio.toast(refusalWords(answer))
    }
    studio.toast(`${name} deleted.`, { label: 'Undo', run: telling(studio, back) })
  }
  telling(studio, act)()
}

/** Does something, and says why where it is refused. */
const telling = (studio: Studio, act: () => Promise<void>) => () =>
  void act().catch((error: Error) => studio.toast(error.message))
