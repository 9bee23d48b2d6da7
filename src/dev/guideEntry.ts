import { keepToken } from './ask.ts'
import { openFile, parsePlace } from './openFile.ts'

// What a page of the guide loads when somebody presses the name of a file. It shows no document, so it asks for the token.

let isKnown = false
const known = new Promise<void>((done) => {
  import.meta.hot?.on('brightrail:token', ({ token }) => {
    keepToken(token)
    isKnown = true
    done()
  })
})

/** Opens a file at a place such as `pages/about.json:3` in the editor. Gives what to say when that fails, else ''. */
export async function open(place: string): Promise<string> {
  try {
    if (!isKnown) import.meta.hot?.send('brightrail:hello', null)
    await known
    await openFile(parsePlace(place))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
