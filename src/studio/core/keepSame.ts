/**
 * A newer value, made of what an older one has just like it: a part that is as it was is the same object, so that no view of
 * it is drawn anew. Both are as JSON gives them.
 */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isCompound(before) || !isCompound(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Record<string, unknown>
  const keys = Object.keys(after)
  const parts = keys.map((key) =>
    keepSame(Object.hasOwn(old, key) ? old[key] : undefined, (after as Record<string, unknown>)[key]),
  )
  // Names in another order are another form.
  const oldKeys = Object.keys(old)
  const isSame =
    oldKeys.length === keys.length && keys.every((key, at) => key === oldKeys[at] && Object.is(parts[at], old[key]))
  if (isSame) return before as Value
  const made = Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))
  return made as Value
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null
