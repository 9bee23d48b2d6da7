import { slug } from '../../../../model/words.ts'
import { AskError } from '../../../../dev/ask.ts'
import type { PutPicture, Refused } from '../../../server/messages.ts'
import { deletePicture, uploadPicture } from '../../../server/server.ts'

/** The name under which a picture is kept: small letters, digits and hyphens, with the ending of its kind. */
export function pictureName(file: { name: string; type: string }): string {
  const ending = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[file.type]
  const words = slug(file.name.replace(/\.\w+$/, '')).replace(/[^a-z0-9-]/g, '')
  return `${words || 'picture'}.${ending ?? (slug(file.name.split('.').at(-1) ?? '') || 'jpg')}`
}

/** Puts a picture into the folder of pictures, under a free name, and gives it. Throws an {@link AskError} with the reason of the server. */
export async function upload(file: File): Promise<PutPicture> {
  const name = pictureName(file)
  try {
    return await uploadPicture(name, file)
  } catch (error) {
    const { free } = (error instanceof AskError ? error.answer : {}) as Partial<Refused>
    if (free === undefined) throw error
    return await uploadPicture(free, file)
  }
}

/**
 * Deletes a picture that nothing shows. Gives what puts it back. Throws an {@link AskError} with the reason of the server.
 * @param src where the file of the picture can be read
 */
export async function deleteUnused(name: string, src: string): Promise<() => Promise<void>> {
  const file = await (await fetch(src)).blob()
  await deletePicture(name)
  return async () => {
    await uploadPicture(name, new File([file], name, { type: file.type }))
  }
}
