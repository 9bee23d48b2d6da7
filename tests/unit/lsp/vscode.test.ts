import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { expect, it } from 'vitest'

const folder = '.vscode/extensions/brightrail'
const read = (path: string) => readFileSync(path, 'utf8')

interface Manifest {
  main: string
  engines: { vscode: string }
  contributes: {
    languages: { id: string; configuration: string; filenamePatterns: string[] }[]
    grammars: { language: string; path: string }[]
  }
}
const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest

it('the extension for VS Code names files that are there, and the version that its client needs', () => {
  const { main, contributes, engines } = manifest
  const files = [
    main,
    ...contributes.languages.map((one) => one.configuration),
    ...contributes.grammars.map((one) => one.path),
  ]
  expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([])
  const client = JSON.parse(read('node_modules/vscode-languageclient/package.json')) as Manifest
  expect(engines.vscode).toBe(client.engines.vscode)
})

it('starts the command of this project for documents of its own language', async () => {
  const started: unknown[] = []
  class LanguageClient {
    constructor(_id: string, _name: string, server: object, options: object) {
      started.push(server, options)
    }
    start = () => Promise.resolve(started.push('start'))
    stop = () => Promise.resolve(started.push('stop'))
  }
  const modules: Record<string, unknown> = {
    'node:path': { join },
    vscode: {},
    'vscode-languageclient/node': { LanguageClient, TransportKind: { stdio: 0 } },
  }
  const exported: { activate?: () => Promise<void>; deactivate?: () => void } = {}
  // VS Code gives the module "vscode" to its extensions; it is no package.
  const load = compileFunction(read(`${folder}/extension.js`), ['require', 'exports', '__dirname'])
  load((name: string) => modules[name], exported, join(process.cwd(), folder))
  await exported.activate?.()
  exported.deactivate?.()
  const languages = manifest.contributes.languages.map(({ id: language }) => ({ scheme: 'file', language }))
  expect(started).toEqual([
    { module: join(process.cwd(), 'scripts/run.mjs'), args: ['lsp'], transport: 0 },
    { documentSelector: languages },
    'start',
    'stop',
  ])
})
