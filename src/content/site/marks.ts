import type { Entry } from '../entry/index.ts'
import { type Place, replaceValue } from '../facts/index.ts'
import { removeEntry } from '../json/index.ts'
import { isSlip } from '../suggest/index.ts'
import { fittedTo, markNames, markRoom, markShape } from '../../model/marks.ts'
import { density, type Media, type MediaFile } from '../../model/media.ts'
import { didYouMean, quote } from '../../model/words.ts'
import type { Unplaced } from './types.ts'

/** The name of a picture without folders and ending, in small letters. */
export const bareName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()

/** What a mark that is not there was meant to be. A mark belongs to one company, so only a slip of the pen counts. */
export function nearestMarks(src: string, media: Media): string[] {
  const isMeant = (name: string) => bareName(name) === bareName(src) || isSlip(bareName(src), bareName(name))
  return [...media.keys(), ...markNames].filter(isMeant).slice(0, 3)
}

/** The finding of a mark that is not there. Where nobody knows what was meant, its fix leaves the mark out. */
export function missingMark({ source }: Entry, place: Place, src: string, suggestions: string[]): Unplaced {
  const message = `There is no picture ${quote(src)} in the folder _media for this mark.${didYouMean(suggestions)}`
  const hint =
    'Put the picture there and write its name here, such as oakmere.png; without "mark" the name is set in type.'
  const [better, ...others] = suggestions
  const fix =
    better === undefined
      ? removeEntry(source, place.pointer, false)
      : others.length === 0
        ? replaceValue(source, place, better, false)
        : undefined
  return { code: 'pictureUnknown', message, hint, suggestions, fix }
}

/**
 * What keeps a picture from being a good mark: its shape, else its size, and its colours, so that a company is asked once
 * for another one.
 */
export function markFindings(src: string, file: MediaFile): Unplaced[] {
  const found = [shapeFinding(src, file) ?? sizeFinding(src, file), colourFinding(src, file)]
  return found.filter((one) => one !== undefined)
}

function shapeFinding(src: string, { width, height }: MediaFile): Unplaced | undefined {
  const { widest, highest } = markShape
  if (width <= widest * height && height <= highest * width) return undefined
  const hint = 'Ask the company for a shorter form of its mark, or leave "mark" out: the name is then set in type.'
  const most =
    width > height ? `more than ${widest} times as wide as high` : `more than ${highest} times as high as wide`
  const message = `The mark ${quote(src)} is ${width} × ${height} pixels, ${most}: in its place nobody can read it.`
  return { code: 'markShape', message, hint }
}

function sizeFinding(src: string, file: MediaFile): Unplaced | undefined {
  const shown = fittedTo(markRoom, file)
  const [side, size, least] =
    shown.height === markRoom.height
      ? ['high', file.height, shown.height * density]
      : ['wide', file.width, shown.width * density]
  if (size >= least) return undefined
  const message = `The mark ${quote(src)} is ${size} pixels ${side}, and ${least} are needed: it looks blurred.`
  return {
    code: 'pictureSmall',
    message,
    hint: 'Ask the company for a larger picture of its mark, or leave "mark" out: the name is then set in type.',
  }
}

function colourFinding(src: string, { coloured }: MediaFile): Unplaced | undefined {
  const fault = coloured?.()
  const mark = `The mark ${quote(src)}`
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'box':
      return {
        code: 'markBox',
        message: `${mark} is a coloured box (${fault.colour}) with clear corners: among marks on white it looks like a sticker.`,
        hint: 'Ask the company for the symbol without the box. Is the box the mark itself? Then write this line below the "title" of this file: "silence": [{ "rule": "markBox", "reason": "The box is the mark itself." }],',
      }
    case 'white':
      return {
        code: 'markBackground',
        message: `${mark} is white itself, and marks are shown on white: nobody sees it.`,
        hint: 'Ask the company for its mark in dark colours.',
      }
    case 'background':
      return {
        code: 'markBackground',
        message: `${mark} has a background of its own (${fault.colour}), and marks are shown on white: it looks like a box.`,
        hint: 'Ask the company for a PNG with a transparent background.',
      }
  }
}
