/** The prefix of every class that emotion makes. */
export const styleKey = 'b'
