import { AskError, answerOf, ask, keepToken } from '../../dev/ask.ts'
import { documentsAddress } from '../../dev/messages.ts'
import type { ReadAnswer, WriteAnswer } from '../session/answers.ts'
import {
  type ChangesAnswer,
  changesAddress,
  contentAddress,
  type FilesChange,
  type FileText,
  type MovedPage,
  pagesAddress,
  mediaAddress,
  type PutPicture,
  type Refused,
  type Written,
} from './messages.ts'

const pathOf = (name: string) => name.split('/').map(encodeURIComponent).join('/')

/**
 * Hears of every change of the content folder. Resolves once the server has told what writing needs; `onServer` is called
 * each time that it does, also after it was away.
 */
export function hearFiles(onChange: (change: FilesChange) => void, onServer: () => void): Promise<void> {
  // Vite looks for these words.
  const hot = import.meta.hot
  return new Promise((resolve) => {
    hot?.on('brightrail:token', ({ token }) => {
      keepToken(token)
      resolve()
      onServer()
    })
    hot?.on('brightrail:files', onChange)
    hot?.on('vite:ws:connect', () => hot.send('brightrail:studio', null))
    hot?.send('brightrail:studio', null)
  })
}

/** All of the content, for a store: the JSON of a SiteContent. Throws an {@link AskError}. */
export const loadContent = async (): Promise<ArrayBuffer> => (await answerOf(contentAddress)).arrayBuffer()

/** What has changed since the site was published. Throws an {@link AskError}. */
export const readChanges = (): Promise<ChangesAnswer> => ask(changesAddress) as Promise<ChangesAnswer>

/** A document as it is in its file. Throws an {@link AskError}, of status 404 where there is none. */
export const readDocument = (key: string): Promise<FileText> => ask(documentsAddress + pathOf(key)) as Promise<FileText>

/** What the file of an open document is by now. */
export async function readAgain(key: string): Promise<ReadAnswer> {
  try {
    return { kind: 'changed', now: await readDocument(key) }
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    if (error.status === 0) return { kind: 'away' }
    return error.status === 404 ? { kind: 'gone' } : { kind: 'refused', reason: error.message }
  }
}

/** Writes a document. Null as `seen`: there must be none yet. */
export async function writeDocument(key: string, text: string, seen: FileText | null): Promise<WriteAnswer> {
  const headers: Record<string, string> = seen ? { 'If-Match': seen.revision } : { 'If-None-Match': '*' }
  try {
    const { revision } = (await ask(documentsAddress + pathOf(key), {
      method: 'PUT',
      body: { text },
      headers,
    })) as Written
    return { kind: 'written', revision }
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    if (error.status === 0) return { kind: 'away' }
    const { now, reason = error.message } = error.answer as Refused
    if (now) return { kind: 'changed', now }
    return error.status === 412 ? { kind: 'gone' } : { kind: 'refused', reason, message: error.message }
  }
}

/** Puts a picture into the folder of pictures. Throws an {@link AskError}; of status 412 it offers a free name. */
export const uploadPicture = (name: string, file: File, isReplaced = false): Promise<PutPicture> =>
  ask(`${mediaAddress}${pathOf(name)}${isReplaced ? '?replace' : ''}`, {
    method: 'PUT',
    body: file,
    headers: isReplaced ? {} : { 'If-None-Match': '*' },
  }) as Promise<PutPicture>

/** Deletes a picture that nothing shows. Throws an {@link AskError}, of status 409 where something does. */
export const deletePicture = (name: string): Promise<unknown> => ask(mediaAddress + pathOf(name), { method: 'DELETE' })

/**
 * Moves a page with all links to it. `isTrial`: only tells what that changes; `isBack`: takes a move back. Throws an
 * {@link AskError} with the reason why not.
 */
export const movePage = (from: string, to: string, how: { isTrial?: true; isBack?: true } = {}): Promise<MovedPage> =>
  ask(pagesAddress + pathOf(from), {
    method: 'POST',
    body: { to, isTrial: how.isTrial ?? false, isBack: how.isBack ?? false },
  }) as Promise<MovedPage>

/**
 * Deletes a page. `to`: the key of the page that all links to it lead to then. Throws an {@link AskError}; of status 409 with
 * `links` where some lead to it and none is given.
 */
export const deletePage = (key: string, to?: string): Promise<unknown> =>
  ask(`${pagesAddress}${pathOf(key)}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`, { method: 'DELETE' })

/** Puts a page back that was deleted, and all links to it. Throws an {@link AskError}. */
export const restorePage = (key: string): Promise<unknown> => ask(pagesAddress + pathOf(key), { method: 'PUT' })
