/** What a document can hold at a place. */
export interface Offer {
  kind:
    | 'field'
    | 'block'
    | 'choice'
    | 'page'
    | 'place'
    | 'tab'
    | 'token'
    | 'shared'
    | 'folder'
    | 'entry'
    | 'drawing'
    | 'picture'
  /** As it is listed. */
  label: string
  /** A few words beside it: the title of a page, the size of a picture. */
  detail?: string
  /** Sentences about it. */
  about?: string
  /** Other words by which it is found, such as what other tools call it. */
  also?: string
  /** What it replaces, by offsets in the text. */
  start: number
  end: number
  /** What is written in its place. `snippet`: the same with the stops of the caret, in the form that editors of code share. */
  text: string
  snippet?: string
}

/** The same without where it goes. */
export type Choice = Omit<Offer, 'start' | 'end' | 'text' | 'snippet'>
