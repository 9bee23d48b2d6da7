import type { Fresh, Written } from '../session/fresh.ts'
import type { Step } from '../session/steps.ts'
import type { Finding } from '../../content/finding/index.ts'
import type { Source } from '../../content/json/index.ts'
import type { Drawn, Overview } from '../store/messages.ts'
import type { OpenDocument } from '../session/document.ts'
import type { SaveState } from '../session/saving.ts'
import type { Site } from '../../model/schema.gen.ts'

/** How wide the page is on the canvas, in CSS pixels: a phone, a tablet, a desktop. */
export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]

/** Where something can be selected. `studio`: by a key, a step of the history, an address; `new`: it was just made. */
export type View = 'canvas' | 'form' | 'outline' | 'text' | 'checks' | 'studio' | 'new'

/** Where the cursor goes in the text that is selected; behind it: to its end. `to`: up to there it is chosen. A new one for each time. */
export interface Cursor {
  at: number
  to?: number | undefined
}

/** The document that is being edited, as all views see it. */
export interface Editing {
  key: string
  document: OpenDocument
  /** The text as it is; of one that is no JSON the last one that was. */
  source: Source
  /** The value of {@link source}. */
  value: Record<string, unknown>
  /** The text is JSON. While it is not, only the text can be edited. */
  isReadable: boolean
  /** When {@link source} was last true, in milliseconds since 1970; 0: it never was. */
  readableAt: number
  /** What is selected: a JSON pointer, '' for the page itself. */
  selected: string
  /** The view in which it was selected: the others bring it into view. */
  selectedIn: View
  cursor: Cursor | null
  /** What is wrong with this document, in reading order. */
  findings: readonly Finding[]
  /** The findings are those of the text as it is: their places and fixes fit. */
  isChecked: boolean
  save: SaveState
  /** The names of what can be undone and done again. */
  undo: string | undefined
  redo: string | undefined
}

/**
 * A message at the foot of the page. `act`: what its button does; with `of`, it is there for as long as that document is open,
 * and with `undoes` until that has been changed: what it takes back is no step of the history, but Undo takes it back as well.
 * `way`: another button, which leads to what the message speaks of and leaves the message there.
 */
export interface Toast {
  id: number
  text: string
  act?: { label: string; run: () => void; of?: string; undoes?: string }
  way?: { label: string; run: () => void }
  /** The step that was the last one, null: there was none. After another one the message is gone. */
  step?: Step | null
}

export interface StudioState {
  /** Null until everything is there. */
  editing: Editing | null
  /** The folder of the content, as findings name it. */
  root: string
  /** Why nothing can be edited. */
  failure: string | null
  overview: Overview
  /** What is wrong with the whole site. */
  findings: readonly Finding[]
  /** The key of the page on the canvas. */
  shown: string
  drawn: Drawn | null
  /** That page never was such that it could be drawn: something in it is missing. */
  isBlank: boolean
  site: Site | null
  width: Width
  /** What the drawer shows. */
  drawer: { checks: boolean; text: boolean }
  toast: Toast | null
  /** The blocks are chosen from pictures: a new one goes to this place. */
  adding: number | null
  /** A new page is being made, at this address; '': at one that is still to be found. */
  makingPage: string | null
  /** What lies over the studio: the list of all keys, or of what has changed. */
  showing: 'keys' | 'changes' | null
  /** In a narrow window: what lies over the page. */
  over: 'side' | 'form' | null
  /** How many lines the words of the selected field take, measured on the canvas; 0: they are not shown there. */
  lines: { words: string; onDesktop: number; onPhone: number } | null
  /** What was just added in the form: form and page say nothing of what is empty in it yet. */
  fresh: Fresh | null
  /** The field of the form in which somebody is writing. */
  written: Written | null
  /** What is read out: politely, or at once. */
  said: { polite: string; urgent: string }
}

export const atFirst: StudioState = {
  editing: null,
  root: '',
  failure: null,
  overview: { isWhole: false, tokens: [], pages: [], others: [], shared: [] },
  findings: [],
  shown: '',
  drawn: null,
  isBlank: false,
  site: null,
  width: 1440,
  drawer: { checks: false, text: false },
  toast: null,
  adding: null,
  makingPage: null,
  showing: null,
  over: null,
  lines: null,
  fresh: null,
  written: null,
  said: { polite: '', urgent: '' },
}
