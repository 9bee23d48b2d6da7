import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { files } from '../support/dist.ts'
import { expect, startDev, test } from './devServer.ts'
import { endpoint } from './hostile.ts'
import { pictures as pictureEndpoint } from './hostileStudio.ts'
import { pageHeaders, send, tokenOf } from './token.ts'

const colour = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()

const kills = process.env.BRIGHTRAIL_FULL === '1' ? 10 : 1

test(`T-R11 the server is ended at random moments (${kills}) while it saves pages and pictures: old or new ones, and the next start tidies up`, async ({
  page,
}) => {
  const temporary = mkdtempSync(join(tmpdir(), 'brightrail-kill-'))
  const folder = join(temporary, 'pages')
  cpSync('pages', folder, { recursive: true })
  const path = join(folder, 'compliance.json')
  const start = readFileSync(path, 'utf8')
  const isWhole = (text: string) => text.startsWith(start) && /^ *$/.test(text.slice(start.length))
  const pictures = await Promise.all(['#0c8a7b', '#e2552c'].map(colour))
  const picture = join(folder, '_media/team.jpg')
  mkdirSync(dirname(picture))
  writeFileSync(picture, pictures[0] ?? '')
  let saves = 0
  const tokens: string[] = []
  let seed = 20_261_121
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  try {
    for (let turn = 0; turn < kills; turn++) {
      const server = await startDev(folder)
      const token = await tokenOf(page, server.address)
      tokens.push(token)
      const state = { isRunning: true }
      // After a few saves, at a random moment of the next one.
      let before = 1 + random(6)
      while (state.isRunning) {
        if (before-- === 0)
          setTimeout(() => void server.end('SIGKILL').then(() => (state.isRunning = false)), random(20))
        const text = readFileSync(path, 'utf8')
        // The same document with more or fewer spaces at its end: as large as a document can be, and never worse.
        const next = start + ' '.repeat(random(490_000))
        const edits = [{ offset: 0, length: text.length, text: next }]
        const headers = pageHeaders(server.address, token, text)
        const ways = [
          { path: `${endpoint}compliance.json`, body: JSON.stringify({ edits }), headers },
          { method: 'PUT', path: `${endpoint}compliance.json`, body: JSON.stringify({ text: next }), headers },
          {
            method: 'PUT',
            path: `${pictureEndpoint}team.jpg?replace`,
            body: pictures[random(2)] ?? '',
            headers: { ...headers, 'Content-Type': 'image/jpeg' },
          },
        ]
        const answer = await send(server.address, ways[random(3)] ?? { path: '' }).catch(() => null)
        if (answer) expect(answer.status).toBe(200)
        if (answer) saves++
        else await new Promise((done) => setTimeout(done, 20))
      }
      expect(isWhole(readFileSync(path, 'utf8'))).toBe(true)
      // Throws when anything is missing in it.
      expect((await sharp(picture, { failOn: 'warning' }).raw().toBuffer()).length).toBe(1200 * 800 * 3)
      expect(server.printed()).not.toContain(token)
    }
    const server = await startDev(folder)
    tokens.push(await tokenOf(page, server.address))
    await server.end()
    expect(files(folder).filter((name) => name.includes('.tmp-'))).toEqual([])
    expect(new Set(tokens).size, 'T-S15 the token is another one for each start').toBe(kills + 1)
    expect(saves).toBeGreaterThanOrEqual(kills)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})
