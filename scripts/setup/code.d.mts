/** The code of the project as one hash, which the file `kept` keeps from run to run. `begun`: the moment before the files are looked at. */
export function codeHash(root: string, kept: string, begun?: number): string
/** All files under a folder of the project. */
export function filesOf(root: string, folder: string): string[]
