import { diffLines, diffWordsWithSpace } from 'diff'
import { child, createSource, type Source } from '../../../content/json/index.ts'
import { lower } from '../../../model/words.ts'
import { firstWords } from '../../core/blocks.ts'
import type { Conflict, Merged } from '../../session/merge.ts'
import { nameOfField } from '../../session/names.ts'

/** A piece of a version; `isOwn`: the other one does not have it. */
export interface Piece {
  text: string
  isOwn: boolean
}

/** A place of a conflict in words. */
export interface SideWords {
  /** The block, or the page. */
  title: string
  /** What has happened, and what to do. */
  about: string
  /** The name of the field. */
  field: string
  mine: Piece[]
  theirs: Piece[]
  /** The versions are text of the file. */
  isCode: boolean
}

/** What a conflict is about. `source`: my text, in which a field may have its name that is not in theirs. */
export function wordsOf(source: Source, merged: Merged, { pointer, block, field, mine, theirs }: Conflict): SideWords {
  const title = block === '' ? 'The page' : block
  if (field === '') {
    const isMineGone = mine === undefined
    const about = isMineGone ? 'You removed it, the file changed it.' : 'You changed it, the file has it no longer.'
    return {
      title,
      about: `${about} Choose one.`,
      field: '',
      mine: [whole(mine)],
      theirs: [whole(theirs)],
      isCode: false,
    }
  }
  const place = child(pointer ?? '', field)
  const now = createSource(source.file, merged.text)
  const name = nameOfField(now.node(place) ? now : source, place)
  const about = `Both changed the ${lower(name)}. Choose one.`
  return { title, about, field: name, ...compared(textOf(mine), textOf(theirs)), isCode: false }
}

/** Two versions of a whole file that cannot be put together: the lines in which they differ. */
export function wholeText(mine: string, theirs: string): SideWords {
  const parts = diffLines(theirs, mine)
  const side = (isOther: (part: (typeof parts)[number]) => boolean) => {
    const lines = parts
      .filter((part) => !isOther(part))
      .map(({ value, added, removed }) => (added || removed ? value : '…\n'))
    return lines.map((text) => ({ text: text.slice(0, most), isOwn: text !== '…\n' }))
  }
  const about = 'The versions cannot be put together. Choose one.'
  const sides = { mine: side(({ removed }) => removed), theirs: side(({ added }) => added) }
  return { title: 'The whole page', about, field: '', ...sides, isCode: true }
}

/** So many characters of a change are shown. */
const most = 600

const whole = (block: unknown): Piece =>
  typeof block === 'object' && block !== null
    ? { text: firstWords(block as Record<string, unknown>) || 'Stays', isOwn: false }
    : { text: 'Removed', isOwn: true }

/** The words of a value, without the marks of the file. */
function textOf(value: unknown): string {
  if (value === undefined) return '(nothing)'
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map((part) => textOf(part)).join(Array.isArray(value) ? '\n' : ' · ')
}

function compared(mine: string, theirs: string): Pick<SideWords, 'mine' | 'theirs'> {
  const parts = diffWordsWithSpace(theirs, mine)
  const side = (isOther: (part: (typeof parts)[number]) => boolean | undefined) =>
    parts
      .filter((part) => !isOther(part))
      .map(({ value, added, removed }) => ({ text: value, isOwn: added || removed }))
  return { mine: side(({ removed }) => removed), theirs: side(({ added }) => added) }
}
