import { chmodSync } from 'node:fs'

/** The user of no rights on every Unix. */
const nobody = 65_534

/**
 * Does something that the system should refuse. Root may do everything, so it is done as somebody else then.
 * @param folder what may be entered all the same
 */
export function asNobody<Result>(folder: string, act: () => Result): Result {
  if (process.getuid?.() !== 0) return act()
  chmodSync(folder, 0o755)
  process.seteuid?.(nobody)
  try {
    return act()
  } finally {
    process.seteuid?.(0)
  }
}
