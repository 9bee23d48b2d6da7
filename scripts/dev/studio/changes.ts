import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DocumentChange } from '../../../src/content/changes/index.ts'
import { count } from '../../../src/model/words.ts'
import {
  type ChangedDocument,
  type ChangedLine,
  type ChangesAnswer,
  changesAddress,
} from '../../../src/studio/server/messages.ts'
import { documentLines } from '../../changes/document.ts'
import { findFollowers, linkCount } from '../../changes/followers.ts'
import { findStart, type Lack } from '../../changes/git.ts'
import { changesReport, pictureLines } from '../../changes/report.ts'
import { changesIn } from '../../changes/site.ts'
import { plainText, type Style } from '../../changes/style.ts'
import { answerWith } from '../answer.ts'
import { requireOwnPage } from '../guard.ts'

/** What the site is compared with: as it is published. */
const base = 'main'

/** Answers what has changed in a folder since the site was published, as `npm run changes` says it. `today`: the day that decides what visitors see. */
export function answerChanges(folder: string, today: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== changesAddress) return next()
    const read = () => {
      requireOwnPage(request)
      return readChanges(folder, today)
    }
    void answerWith(request, response, { GET: read })
  }
}

/** Why nothing can be compared, for somebody who has not set up the folder. */
const reasons: Record<Lack, string> = {
  git: 'Git, which knows what the site was before, is not installed on this computer',
  repository: 'the folder of the pages is not in a Git repository, so nobody knows what they were before',
  base: `this copy does not have the version called “${base}”, with which it would be compared`,
  history: `this copy has only a part of the history, without what it has in common with the version called “${base}”`,
}

function readChanges(folder: string, today: string): ChangesAnswer {
  const start = findStart(folder, base)
  if ('lacks' in start) return { problem: `Changes cannot be listed here, because ${reasons[start.lacks]}.` }
  const { changes, pictures, figures } = changesIn(folder, base, today)
  const followers = findFollowers(changes.documents)
  const inOrder = [...changes.documents.filter((one) => !followers.has(one)), ...followers]
  return {
    documents: inOrder.map((one) => documentOf(one, followers.has(one))),
    // Their heading is the studio's.
    pictures: linesOf(pictureLines(pictures, marked).slice(1)),
    text: changesReport(changes, pictures, plainText, figures),
  }
}

function documentOf(change: DocumentChange, isFollower: boolean): ChangedDocument {
  const { kind, key } = change
  const [title = '', ...lines] = documentLines(change, marked)
  const links = `${count(linkCount(change), 'link')} to a page that has moved, and nothing else`
  const unread = 'Its text cannot be read, so its changes cannot be listed. Open it: the studio says where.'
  const own = isFollower ? [links] : kind === 'broken' ? [unread] : lines
  return { key: kind === 'gone' ? null : key, title, lines: linesOf(own) }
}

/** Characters that no text of a document has once it is safe: they begin words that are gone and new ones, end both, and begin an inner line. */
const mark = { gone: '\u0001', new: '\u0002', end: '\u0003', inner: '\u0004' } as const

/** As for a terminal, with marks around words where that has brackets. */
const marked: Style = {
  ...plainText,
  heading: (_, text) => text,
  item: (text, depth = 0) => (depth === 0 ? text : mark.inner + text),
  gone: (text) => mark.gone + plainText.safe(text) + mark.end,
  fresh: (text) => mark.new + plainText.safe(text) + mark.end,
  isMarkable: () => true,
}

const linesOf = (lines: readonly string[]): ChangedLine[] =>
  lines.flatMap((line) => (line === '' ? [] : [{ pieces: piecesOf(line), isInner: line.startsWith(mark.inner) }]))

function piecesOf(line: string): ChangedLine['pieces'] {
  return line
    .replace(mark.inner, '')
    .split(mark.end)
    .flatMap((part) => {
      const at = [mark.gone, mark.new].map((one) => part.indexOf(one)).find((found) => found >= 0) ?? part.length
      const kind = part[at] === mark.gone ? ('gone' as const) : ('new' as const)
      const pieces = [
        { kind: 'same' as const, text: part.slice(0, at) },
        { kind, text: part.slice(at + 1) },
      ]
      return pieces.filter(({ text }) => text !== '')
    })
}
