/** Whether two JSON values are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    fields.length === others.size && fields.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}
