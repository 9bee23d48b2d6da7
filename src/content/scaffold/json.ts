/** JSON in the format of the project: lists of texts are on one line where they fit (120 characters). */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  const list = /^(.*)\[\n((?:\s*"(?:[^"\\]|\\.)*",?\n)+)\s*\](,?)$/gm
  const joined = text.replace(list, (all, before: string, inner: string, comma: string) => {
    const line = `${before}[${inner.trim().replace(/,\n\s*/g, ', ')}]${comma}`
    return line.length <= 120 ? line : all
  })
  return `${joined}\n`
}
