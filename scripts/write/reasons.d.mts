export function isRefusal(error: unknown): boolean
export function reasonOf(error: unknown): string
