import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { LiveContent } from '../../../scripts/dev/liveContent.ts'
import * as ownCode from '../../../scripts/dev/ownCode.ts'
import { acceptPageFiles } from '../../../scripts/dev/studio/pageFiles.ts'
import { acceptPictures } from '../../../scripts/dev/studio/pictures.ts'
import { acceptWrites } from '../../../scripts/dev/studio/writes.ts'
import type { FileText, MovedPage, PutPicture, Refused, Written } from '../../../src/studio/server/messages.ts'
import { pageHeaders, send } from '../../e2e/dev/token.ts'

const token = 'A'.repeat(43)

type Headers = Record<string, string | null>

/** What comes back: a part of this, as far as the request was understood. */
type Body = PutPicture & Refused & Written & FileText & MovedPage

/** With which something new is made. */
export const isNew: Headers = { 'If-None-Match': '*' }

/** The part of the development server that answers the studio, for the folder of a test. */
export function studioServer() {
  let server: Server | undefined
  let address = ''
  const ask = async (method: string, path: string, body: string | Buffer = '', headers: Headers = {}) => {
    const own = { ...pageHeaders(address, token, ''), 'If-Match': null, ...headers }
    const answer = await send(address, { method, path: `/__brightrail/${path}`, body, headers: own })
    return { status: answer.status, body: JSON.parse(answer.body) as Body }
  }
  afterEach(() => {
    server?.close()
    server = undefined
  })
  return {
    ask,
    put: (key: string, text: string, headers: Headers) =>
      ask('PUT', `documents/${key}`, JSON.stringify({ text }), headers),
    upload: (name: string, bytes: Buffer, headers = isNew) =>
      ask('PUT', `media/${name}`, bytes, { 'Content-Type': 'image/jpeg', ...headers }),
    /** Reads the content and answers from now on. */
    async start(folder: string): Promise<LiveContent> {
      const content = loaded(folder)
      const pictures = acceptPictures({ folder, content, token })
      const pages = acceptPageFiles({ folder, content, token })
      const documents = acceptWrites(
        {
          folder,
          keys: () => content.keys,
          has: (key) => content.keys.has(key),
          written: (key, text) => content.apply(new Map([[key, text]])),
          objection: () => null,
        },
        token,
      )
      server = createServer((request, response) =>
        pictures(request, response, () =>
          pages(request, response, () => documents(request, response, () => response.end())),
        ),
      )
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      return content
    },
  }
}

/** The content of a folder, as the development server knows it. */
export function loaded(folder: string): LiveContent {
  const content = new LiveContent(folder)
  content.load(ownCode)
  return content
}

/** A page that shows these pictures. */
export const pageWith = (...names: string[]) =>
  JSON.stringify({
    title: 'A page with pictures',
    description: 'A page of the tests: it shows some pictures, one below the other, and that is all there is to it.',
    blocks: names.map((src) => ({ type: 'picture', picture: { src, alt: 'One plain colour and nothing else.' } })),
  })
