/**
 * How unlikely each slip is: 1 is one that happens every day. The reading of a text with the lowest sum is taken for what
 * was meant, so only the differences between these numbers matter.
 */
export const costs = {
  /** A comma, a colon or a bracket that is missing, too many, or another character. */
  slip: 1,
  /** A quote or a word in another form than JSON has it. */
  form: 1,
  /** The same again in the next names and texts: a habit, or another program. */
  again: 0.25,
  /** And once more: a whole file may be like that. */
  always: 0.002,
  /** A bracket and the comma after it are missing. */
  bracketAndComma: 1.2,
  /** One more bracket is missing in the same place. */
  anotherBracket: 0.3,
  /** A bracket to which nothing says that it is missing or too many. */
  bracket: 1.2,
  /** A field without a value, or a value without a field. */
  half: 1.1,
  /** A line, or something in it, that belongs nowhere. */
  stray: 1.25,
  /** Each line of it. */
  line: 0.01,
  /** A colon is missing between a name and a value that is on the next line. */
  farValue: 0.7,
  /** A text where all other entries are groups. */
  oddKind: 0.5,
  /** The text ends too early, or goes on after its end. */
  end: 1,
} as const
