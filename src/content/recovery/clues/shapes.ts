// What groups look like in a text that may be no JSON.

/** Whether a colon comes next: what is before it is the name of a field. */
export const colonFollows = (text: string, at: number): boolean => /^\s*:/.test(text.slice(at, at + 50))

/** Whether the group that opens here is a block: nothing else says its type so early. */
export const isBlock = (text: string, at: number): boolean =>
  /^\{\s*(?:"\w+"\s*:\s*"[^"\n]*"\s*,\s*){0,2}"type"\s*:/.test(text.slice(at, at + 300))

/** Where the group or list ends that begins here; -1: its brackets do not match each other. */
export function groupEnd(text: string, at: number): number {
  const closers: string[] = []
  const pattern = /"(?:[^"\\\n]|\\.)*"|[{}[\]"]/g
  pattern.lastIndex = at
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [character] = match
    if (character === '"' || match.index - at > 100_000) return -1
    if (character === '{') closers.push('}')
    else if (character === '[') closers.push(']')
    else if (character === '}' || character === ']') {
      if (closers.pop() !== character) return -1
      if (closers.length === 0) return match.index + 1
    }
  }
  return -1
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
