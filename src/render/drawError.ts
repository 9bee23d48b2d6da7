/** Something threw while a page was drawn (DOC-8). `place`: the file to look at, as `pages/about.json`. */
export class DrawError extends Error {
  override name = 'DrawError'
  readonly place: string
  /** In words: the frame, the page, the block "hero". */
  readonly what: string
  constructor(place: string, what: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.place = place
    this.what = what
  }
}

/** A block threw: `place` says where it was written, as `pages/about.json#/blocks/2`. */
export class BlockError extends DrawError {
  override name = 'BlockError'
  readonly block: string
  constructor(block: string, place: string, cause: unknown) {
    super(place, `the block "${block}"`, cause)
    this.block = block
  }
}
