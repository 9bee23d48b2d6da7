// Plain JavaScript: it also has to explain what goes wrong before anything is installed or compiled.

const reasons = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'you are not allowed to write there',
  EPERM: 'you are not allowed to write there',
  EROFS: 'nothing can be written on this disk',
  EXDEV: 'it is another disk, so it cannot be replaced as a whole; name a folder inside it',
  EBUSY: 'it is in use, or a disk of its own; end what uses it, or name a folder inside it',
  EISDIR: 'a folder is in the way',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'something is in the way',
  ENOTEMPTY: 'a folder that is not empty is in the way',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open; close other programs',
  ENFILE: 'too many files are open; close other programs',
  EIO: 'the disk has an error',
}

/** What tools that are no part of Node say for the same. */
const said = [
  [/no space left on device|os error 28\b/i, 'ENOSPC'],
  [/read-only file system|os error 30\b/i, 'EROFS'],
  [/permission denied|os error 13\b/i, 'EACCES'],
]

/**
 * Whether the system refused something, as far as it can be told from an error: then there are words for it.
 * @param {unknown} error
 */
export const isRefusal = (error) => codeOf(error) !== ''

/**
 * Why the system refused, in words; its own are no English for editors.
 * @param {unknown} error
 */
export function reasonOf(error) {
  const { path, message } = error
  const code = codeOf(error)
  if (code === '') return message
  return path === undefined ? reasons[code] : `${reasons[code]} (${path})`
}

function codeOf(error) {
  const { code, message = '' } = error ?? {}
  if (typeof code === 'string' && Object.hasOwn(reasons, code)) return code
  return said.find(([words]) => words.test(message))?.[1] ?? ''
}
