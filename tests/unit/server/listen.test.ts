import { execFile } from 'node:child_process'
import { createServer, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../scripts/server/listen.ts'

/** A server to which the system refuses every port, for one reason. */
class Refused extends Server {
  readonly #code: string
  constructor(code: string) {
    super()
    this.#code = code
  }
  override listen(): this {
    this.emit('error', Object.assign(new Error(this.#code), { code: this.#code }))
    return this
  }
}

test('a port that another program uses is named, with the way out', async () => {
  const other = createServer()
  await new Promise<void>((done) => void other.listen(0, 'localhost', done))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is in use. Leave --port out`)
})

test('npm run dev on such a port ends with that sentence, and says nothing else', async () => {
  const other = createServer()
  await new Promise<void>((done) => void other.listen(0, 'localhost', done))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const args = ['scripts/run.mjs', 'dev', '--port', String(port)]
  const [code, stdout, stderr] = await new Promise<unknown[]>((done) => {
    execFile(process.execPath, args, (error, ...said) => done([error?.code, ...said]))
  })
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toBe(`Port ${port} is in use. Leave --port out, and a free one is found.\n`)
})

test('a port that only the system may use is not called used', async () => {
  await expect(listen(new Refused('EACCES'), 80)).rejects.toThrow('Port 80 is reserved for the system.')
})

test('without a port the range is named when none of it is free', async () => {
  await expect(listen(new Refused('EADDRINUSE'))).rejects.toThrow('No port from 4173 to 4273 is free.')
})

test('any other error is not explained away', async () => {
  await expect(listen(new Refused('EADDRNOTAVAIL'), 5000)).rejects.toThrow('EADDRNOTAVAIL')
})
