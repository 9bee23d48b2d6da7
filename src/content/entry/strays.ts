import type { FileMove } from '../finding/index.ts'
import { mediaFolder, mediaNameFinding } from '../../model/media.ts'
import { kindOf, nameFinding, originalOf } from '../../model/route.ts'
import { isSlip } from '../suggest/index.ts'
import { didYouMean, quote } from '../../model/words.ts'

/** What systems and programs leave in folders on their own: hidden files, locks, backups, unfinished downloads. */
const litter = [
  /^\./,
  /~$/,
  /^#.*#$/,
  /\.tmp-/,
  /\.(?:swp|swo|tmp|temp|part|crdownload)$/i,
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx|node_modules)$/i,
  // Notes for people who look into the folder.
  /^(?:readme|licen[cs]e)(?:\.\w+)?$/i,
]

/** Whether a file of the content folder, or a folder around it, is one that nobody meant for the site. */
export const isLitter = (key: string): boolean => key.split('/').some((part) => litter.some((form) => form.test(part)))

/** Whether somebody put a file into the content folder that the site does not read. Pictures have rules of their own. */
export const isStray = (key: string): boolean =>
  !key.startsWith(mediaFolder) && kindOf(key) === 'other' && !isLitter(key)

/** Why the site does not read a file, and the name under which it would. */
export interface StrayFinding {
  message: string
  hint: string
  suggestions: string[]
  move?: FileMove
}

/** What is to be done about a stray file. `root`: the content folder as people write it. */
export function strayFinding(key: string, root: string): StrayFinding {
  const original = originalOf(key)
  if (original !== null) return copyFinding(key, original, root)
  const name = key.slice(key.lastIndexOf('/') + 1)
  if (left.test(name)) {
    const hint = 'Delete it. The history of the files keeps every older version.'
    const message = `${quote(name)} was left by a program or kept as a copy. The site does not read it.`
    return { message, hint, suggestions: [] }
  }
  const folder = key.slice(0, key.length - name.length)
  if (built.test(name)) {
    const hint = 'Delete it. The build writes one from what the pages say.'
    return { message: `The site has its own ${name}.`, hint, suggestions: [] }
  }
  if (visited.test(name)) {
    const hint = 'Put it into the folder "public" of the project.'
    return { message: 'Files that visitors load as they are do not belong among the pages.', hint, suggestions: [] }
  }
  const hidden = hiddenFolder(folder)
  if (hidden !== undefined) {
    const hint = 'Move it beside the other pages. A page with "index": false is shown, but no search engine lists it.'
    return {
      message: `The site reads nothing in a folder such as ${quote(hidden)}, which begins with _.`,
      hint,
      suggestions: [],
    }
  }
  const better = betterKey(folder, name)
  if (picture.test(name))
    return named(
      key,
      mediaFolder + (mediaNameFinding(name)?.better || name),
      root,
      `Pictures are found in ${root}/_media only.`,
    )
  if (better !== undefined) {
    const reason = /(?:^|\/)_/.test(key)
      ? 'Files and folders that begin with _ are no pages, and the site does not know this one.'
      : 'A page is a file that ends with .json, so nobody reads this one.'
    return named(key, better, root, reason)
  }
  const message = /\.\w+$/.test(name)
    ? `Nobody reads ${quote(`.${name.split('.').at(-1) ?? ''}`)} files here: pages are .json files, and pictures are in _media.`
    : 'Nobody reads this file: pages are .json files, and pictures are in _media.'
  const page =
    nameFinding(`${folder}${name.replace(/\.\w+$/, '')}.json`)?.better ?? `${folder}${name.replace(/\.\w+$/, '')}.json`
  const hint = documents.test(name)
    ? `Make the page with npm run new page ${page.replace(/\.json$/, '')}, and write the words there.`
    : 'Move it out of this folder, or delete it.'
  return { message, hint, suggestions: [] }
}

/** Copies that people keep, and what programs for words and git leave when they were interrupted. */
const left = /^~\$|\.(?:bak\d*|backup|old|orig|rej|save)$/i

/** What hosts and browsers ask for by a fixed name. */
const visited = /^(?:favicon\.\w+|CNAME|manifest\.webmanifest)$/i
/** Those of them that the build writes; a test compares them with a build. */
const built = /^(?:(?:robots|llms|security)\.txt|sitemap\.xml|site\.webmanifest|_headers(?:\.joined)?|_redirects)$/i
const picture = /\.(?:jpe?g|png|webp|gif|svg|avif|heic|tiff?|bmp)$/i
/** Programs for words, whose text may have been meant for a page. */
const documents = /\.(?:docx?|odt|rtf|pages|md|markdown|txt|html?|ya?ml|toml|csv|xlsx?|pdf|xml)$/i

const ownFolders = ['_shared', '_media']

/** A folder that hides its files, when it is not a slip in the name of one that the site knows. */
function hiddenFolder(folder: string): string | undefined {
  const hidden = folder.split('/').find((part) => part.startsWith('_'))
  return hidden === undefined || ownFolders.some((one) => one === hidden || isSlip(hidden, one)) ? undefined : hidden
}

/** The key under which the site would read the file; undefined when that is not a matter of its name. */
function betterKey(folder: string, name: string): string | undefined {
  const [first = ''] = folder.split('/')
  const known = folder === '' ? undefined : ownFolders.find((one) => first !== one && isSlip(first, one))
  if (known !== undefined) return known + folder.slice(first.length) + name
  const json = /\.json(?:\.\w+)+$/i.test(name)
    ? name.replace(/\.json(?:\.\w+)+$/i, '.json')
    : /\.(?:json|jsn|jso|jason|json5|jsonc)$/i.test(name)
      ? name.replace(/\.\w+$/, '.json')
      : name.includes('.')
        ? undefined
        : `${name}.json`
  if (json === undefined) return undefined
  if (first === '_shared') return `_shared/${json}`
  const site = ['_site.json', '_404.json'].find(
    (one) => json.startsWith('_') && isSlip(json.slice(1, -5), one.slice(1, -5)),
  )
  if (site !== undefined) return site
  const bare = `${folder}${json}`.replace(/(^|\/)_+/g, '$1')
  return nameFinding(bare)?.better || bare
}

function named(key: string, better: string, root: string, reason: string): StrayFinding {
  const hint = `Rename it with ${moveCommand(key, better, root)}.`
  return { message: `${reason}${didYouMean([better])}`, hint, suggestions: [better], move: { from: key, to: better } }
}

function copyFinding(key: string, original: string, root: string): StrayFinding {
  const own = nameFinding(key)?.better ?? ''
  const message = `This looks like a copy of ${quote(original)}, and the site does not read copies.`
  const rename = own === '' ? '' : ` If it is a page of its own, rename it with ${moveCommand(key, own, root)}.`
  return { message, hint: `If it is the newer one, let it take the place of the other.${rename}`, suggestions: [] }
}

const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`)

/** What a command is given for another folder of documents than the usual one; nothing for that. */
export const pagesOption = (root: string): string[] => (root === 'pages' ? [] : [`--pages ${quoted(root)}`])

/** The command that gives a file of the content folder another name. `isBack`: that takes such a move back. */
export function moveCommand(from: string, to: string, root: string, isBack = false): string {
  const options = [...(isBack ? ['--back'] : []), ...pagesOption(root)]
  const names = [from, to].map((key) => quoted(`${root}/${key}`))
  return ['npm run move', ...(options.length > 0 ? ['--'] : []), ...names, ...options].join(' ')
}
