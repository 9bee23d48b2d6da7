/** The level of the titles in a list or group of a block. `belowTitle`: 3, or 2 where the block has no title itself. */
export type HeadingLevel = 2 | 3 | 'belowTitle'

/** What a block loads from other sites or sends to them. `{field}` in a source is the origin of that field's address. */
export interface OriginRule {
  /** The values that fields must have for the rule to hold; true: the field is not empty. */
  if?: Record<string, unknown>
  /** Sources by the directive that they are added to. */
  add: Record<string, string>
  /** Directives that cannot hold beside them. */
  without?: string[]
}

/** What a block says of its page to machines (JSON-LD). A text `{field}` in `mainEntity` is the value of that field. */
export interface DataRule {
  /** What kind of page it makes. */
  type: string
  /** The list with an entity for each entry; without it the block itself is one. */
  each?: string
  mainEntity: Record<string, unknown>
}

/** What a layout of a block shows and needs. A field that no layout names is shown by all. */
export interface LayoutRule {
  /** Fields that it shows and some other layout does not: drawing, items/drawing */
  shows?: string[]
  /** Fields that it shows and cannot do without. */
  needs?: string[]
  /** Limits of lists that are narrower than those of the fields. */
  minItems?: Record<string, number>
  maxItems?: Record<string, number>
}

/** The kinds of drawings that a field lays out, or the same for each value of the one field of its block that decides. */
export type CanvasRule = string[] | Record<string, Record<string, string[]>>

/** A list of a block that can be filled with the pages of a folder. */
export interface CollectRule {
  /** The list: studies */
  list: string
  /** The type of block that each of these pages has. It has the fields of an entry; the address is that of the page. */
  of: string
}

/** A list of a block that can be filled with entries of a shared document. */
export interface TakeRule {
  /** The list: partners */
  list: string
  /** The type of block there that has the entries, its list of them, and the field with the name of each. */
  of: string
  each: string
  by: string
}

/** In a {@link Condition}: the running text has a large heading. */
export const largeHeading = '##'

/** What other fields must be: a value, one of several, true: it is there (not false, not empty), false: it is not, or {@link largeHeading}. */
export type Condition = Record<string, unknown>

/** What a message or a new page can offer a block for. */
export type Purpose = 'mainTitle' | 'words' | 'link' | 'table' | 'drawing' | 'picture' | 'notFound'

/** The facts about a block that the core works with; `schemas/README.md` describes them for those who write schemas. */
export interface BlockFacts {
  /** What each layout shows, by the values of the field `layout`. */
  layouts?: Record<string, LayoutRule>
  /** Of a field that holds a drawing, at any depth. */
  canvas?: CanvasRule
  /** Of a field: it is shown only while other fields are like this, or like one of these. */
  shownIf?: Condition | Condition[]
  /** Of a field with `shownIf`: where it is shown, it is required. */
  needed?: boolean
  /** Of a field: the state in which visitors meet it, when the page does not show it at first. */
  state?: string
  /** Of a field: the heading under which the studio shows it, folded, with others of which few pages write one. */
  section?: string
  /** Under which heading the guide shows it. */
  group?: string
  /** What other tools call a block like it, in camelCase: messages, completion and the search of the guide lead to this one. */
  alsoCalled?: string[]
  /** Paths of its lists and groups, each with the level of its titles, where they are not as usual. */
  headingLevels?: Record<string, HeadingLevel>
  /** It asks the reader for the last step: a page has one of these. */
  closing?: boolean
  /** A line comes down into it from the head of the page, when it is right below. */
  joinsHead?: boolean
  /** It may have a first and a last day: `from` and `until`. */
  dated?: boolean
  /** The type of block that has to be on the same page for this one to do anything. */
  needs?: string
  /** The path of the field by which links open its tabs: items/value */
  tabValues?: string
  collects?: CollectRule
  takes?: TakeRule
  origins?: OriginRule[]
  structuredData?: DataRule
  suggestedFor?: Purpose[]
}
