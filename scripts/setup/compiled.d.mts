/** The code of a file that `load` takes. `code`: that of a CommonJS module. */
export function loadable(code: string): string
/** Loads a file of compiled commands, with those that it requires. `kept`: the folder of what the engine makes of them. */
export function load(file: string, kept: string): unknown
