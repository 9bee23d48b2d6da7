import { suggestedType } from '../../src/content/schema/index.ts'
import { fileOf, nameFinding, notFoundRoute } from '../../src/model/route.ts'
import { either } from '../../src/model/words.ts'
import type { Page } from '../../src/model/schema.gen.ts'

/** Where the document for an address without a page is, with the address as its query. */
export const missingAddress = '/__brightrail/missing.json'

/** What is known of an address that has no page. */
interface Missing {
  route: string
  /** The folder of the documents, as people write it: pages */
  root: string
  /** The page that was there since the start of the server, by its key. */
  gone: string | undefined
  /** Where the address leads now. */
  movedTo: string | undefined
  /** Pages with an address like it, which was perhaps meant. */
  near: readonly string[]
}

/**
 * What an address without a page shows in development, in place of the page for visitors, who are asked to check their connection.
 * It says which file is missing and what to do.
 */
export function missingPage({ route, root, gone, movedTo, near }: Missing): Page {
  const words = gone === undefined ? neverThere(route, root, near) : wasThere(route, `${root}/${gone}`, movedTo)
  const button =
    movedTo === undefined
      ? { supportText: 'What visitors see here', supportLink: `/${notFoundRoute}` }
      : { supportText: `Go to ${movedTo}`, supportLink: movedTo }
  // The schemas say which type it is; its fields are those of that block.
  const type = suggestedType('notFound')
  const block = { type, ...words, ...button, homeText: 'Go to the home page' } as Page['blocks'][number]
  const title = gone === undefined ? words.title : `${root}/${gone} is gone`
  return { title, description: '', index: false, blocks: [block] }
}

function wasThere(route: string, file: string, movedTo: string | undefined) {
  const instead =
    movedTo === undefined ? `, and "redirectFrom": ["${route}"] in another page takes its visitors there` : ''
  return {
    title: 'This page is gone',
    message: `${file} was deleted, renamed or moved${movedTo === undefined ? '.' : `, and its address leads to ${movedTo} now.`}`,
    description: `Put the file back, and the page comes back by itself. If it is meant to go: npm run check lists the links that still lead to ${route}${instead}.`,
  }
}

function neverThere(route: string, root: string, near: readonly string[]) {
  const key = fileOf(route)
  const canBe = nameFinding(key) === null
  const meant = near.length === 0 ? '' : ` Did you mean ${either(near)}?`
  return {
    title: 'No page has this address',
    message: `${canBe ? `There is no file ${root}/${key}.` : `${route} is not the address of a file.`}${meant}`,
    description: canBe
      ? `Check the address and the name of the file, or make the page: npm run new page ${key.slice(0, -'.json'.length)}`
      : 'Check the address: it has small letters, digits and single hyphens, and no ending.',
  }
}
