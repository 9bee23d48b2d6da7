/** Whether a value is what JSON writes in { }. Generating asks it too, so it imports nothing that is generated. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
