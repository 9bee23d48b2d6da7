import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CodeAction,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

const folder = mkdtempSync(join(tmpdir(), 'brightrail-lsp-'))
const uriOf = (key: string) => pathToFileURL(join(folder, key)).href
const told = new Map<string, Diagnostic[]>()
let listeners: (() => void)[] = []
let server: ChildProcess
let connection: ProtocolConnection

/** Waits until the diagnostics of a file are as wanted. */
async function until(key: string, isWanted: (all: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
  for (;;) {
    const all = told.get(uriOf(key)) ?? []
    if (isWanted(all)) return all
    await new Promise<void>((done) => listeners.push(done))
  }
}

/** What is open in the editor, and what is said about the place of `¦` in it. */
let version = 0
async function write(key: string, marked: string) {
  const [text, textDocument] = [marked.replace('¦', ''), { uri: uriOf(key), version: ++version }]
  if (opened.has(key)) await send('textDocument/didChange', { textDocument, contentChanges: [{ text }] })
  else await send('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'json', text } })
  opened.add(key)
  const document = TextDocument.create(uriOf(key), 'json', version, text)
  return { document, place: { textDocument, position: document.positionAt(marked.indexOf('¦')) } }
}
const opened = new Set<string>()
const send = (method: string, params: object) => connection.sendNotification(method, params)
const ask = <T>(method: string, params: object): Promise<T> => connection.sendRequest<T>(method, params)

const page = readFileSync('pages/payout.json', 'utf8')
const withFirst = (block: string) => page.replace('"blocks": [', `"blocks": [${block},`)

beforeAll(async () => {
  cpSync('pages', folder, { recursive: true })
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'lsp', '--pages', folder, '--stdio', `--clientProcessId=${process.pid}`],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  if (!server.stdin || !server.stdout) throw new Error('The server has no streams')
  connection = createProtocolConnection(server.stdout, server.stdin)
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    told.set(uri, diagnostics)
    const waiting = listeners
    listeners = []
    for (const tell of waiting) tell()
  })
  connection.listen()
  const completion = { completionItem: { snippetSupport: true } }
  const workspace = { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } }
  await ask('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { completion }, workspace },
  })
  await send('initialized', {})
})

afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

describe('an editor of code gets over the protocol', () => {
  it('the findings of what is being written, and of files that are not open', async () => {
    const { place } = await write('payout.json', page.replace('"title"', '"titel"'))
    const [finding] = await until('payout.json', (all) => all.length > 0)
    expect(finding).toMatchObject({ code: 'keyUnknown', severity: 1, source: 'Brightrail' })
    expect(finding?.message).toContain('Did you mean "title"?')
    expect(finding?.range.start).toEqual(TextDocument.create('', '', 0, page).positionAt(page.indexOf('"title"')))
    writeFileSync(join(folder, 'other.json'), '{ "title": "Other" }')
    expect((await until('other.json', (all) => all.length > 0)).map(({ code }) => code)).toContain('keyMissing')
    rmSync(join(folder, 'other.json'))
    await until('other.json', (all) => all.length === 0)
    expect(place.textDocument.uri).toBe(uriOf('payout.json'))
  })

  it('the fix of one finding, and of all that are certain', async () => {
    const { document } = await write(
      'payout.json',
      page.replace('"title"', '"titel"').replace('"description"', '"descripton"'),
    )
    const [finding] = await until('payout.json', (all) => all.length > 1)
    const range = finding?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
    const request = { textDocument: { uri: document.uri }, range, context: { diagnostics: [] } }
    const actions = await ask<CodeAction[]>('textDocument/codeAction', request)
    expect(actions.map(({ kind }) => kind)).toEqual(['quickfix', 'source.fixAll.brightrail'])
    const [one, all] = actions.map(({ edit }) => TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? []))
    expect(one).toBe(page.replace('"description"', '"descripton"'))
    expect(all).toBe(page)
    const only = { ...request, context: { diagnostics: [], only: ['source.fixAll'] } }
    expect((await ask<CodeAction[]>('textDocument/codeAction', only)).map(({ kind }) => kind)).toEqual([
      'source.fixAll.brightrail',
    ])
  })

  it('pages, and the stops of a block', async () => {
    const { document, place } = await write('payout.json', withFirst('{ "type": "banner", "primaryLink": "/¦" }'))
    const items = await ask<CompletionItem[]>('textDocument/completion', place)
    const item = items.find(({ label }) => label === '/compliance')
    expect(item).toMatchObject({ filterText: '"/compliance"', detail: expect.stringContaining('Brightrail') })
    const edit = item?.textEdit
    if (!edit || !('range' in edit)) throw new Error('Nothing is written')
    expect(TextDocument.applyEdits(document, [edit])).toContain('"primaryLink": "/compliance" }')
    const { place: ofType } = await write('payout.json', withFirst('{ "type": "¦" }'))
    const types = await ask<CompletionItem[]>('textDocument/completion', ofType)
    expect(types.find(({ label }) => label === 'faq')?.filterText).toMatch(/^"faq accordion .*"$/)
    const { place: inList } = await write('payout.json', withFirst('¦'))
    const [block] = await ask<CompletionItem[]>('textDocument/completion', inList)
    expect(block).toMatchObject({ insertTextFormat: 2, textEdit: { newText: expect.stringContaining('${1:') } })
  })

  it('what a value refers to, and its file', async () => {
    const { place } = await write('payout.json', withFirst('{ "type": "shared", "use": "closing¦Products" }'))
    const hover = await ask<Hover>('textDocument/hover', place)
    expect(hover.contents).toMatchObject({ kind: 'markdown', value: expect.stringMatching(/pages? shows? it/) })
    const found = await ask<Location>('textDocument/definition', place)
    expect(found.uri).toBe(uriOf('_shared/closingProducts.json'))
  })

  it('another name for a place, a page or a picture, with all that names it', async () => {
    const picture = { src: 'team-lagos.jpg', alt: 'Three people at a table look at a plan.' }
    const block = `${JSON.stringify({ type: 'picture', picture })}, { "type": "banner", "title": "Read on", "primaryLink": "/compl¦iance" }`
    mkdirSync(join(folder, '_media'), { recursive: true })
    writeFileSync(join(folder, '_media/team-lagos.jpg'), 'no picture')
    const { document, place } = await write('payout.json', withFirst(block))
    expect(await ask('textDocument/prepareRename', place)).toMatchObject({ placeholder: '/compliance' })
    const { documentChanges = [] } = await ask<WorkspaceEdit>('textDocument/rename', {
      ...place,
      newName: '/company/rules',
    })
    expect(documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: uriOf('compliance.json'),
      newUri: uriOf('company/rules.json'),
    })
    const changed = (changes: typeof documentChanges, uri: string, text: string) =>
      TextDocument.applyEdits(
        TextDocument.create(uri, 'json', 0, text),
        changes.flatMap((one) => ('edits' in one && one.textDocument.uri === uri ? (one.edits as TextEdit[]) : [])),
      )
    expect(changed(documentChanges, document.uri, document.getText())).toBe(
      document
        .getText()
        .replaceAll('"/compliance"', '"/company/rules"')
        .replaceAll('(/compliance)', '(/company/rules)'),
    )
    const moved = changed(documentChanges, uriOf('compliance.json'), readFileSync('pages/compliance.json', 'utf8'))
    expect(moved).toContain('"redirectFrom": ["/compliance"]')
    const bad = ask('textDocument/rename', { ...place, newName: '/Our Rules' })
    await expect(bad).rejects.toThrow('Did you mean')

    const { place: ofId } = await write('payout.json', page.replace('"id": "tabs"', '"id": "ta¦bs"'))
    const ids = await ask<WorkspaceEdit>('textDocument/rename', { ...ofId, newName: 'uses' })
    expect(changed(ids.documentChanges ?? [], uriOf('payout.json'), page)).toContain('"id": "uses"')
    await until('_media/team-lagos.jpg', (all) => all.length > 0)
    const shown = withFirst(block.replace('¦', ''))
    const { place: ofPicture } = await write('payout.json', shown.replace('team-lagos', 'team-la¦gos'))
    const names = await ask<WorkspaceEdit>('textDocument/rename', { ...ofPicture, newName: 'team-abuja.jpg' })
    const [oldUri, newUri] = [uriOf('_media/team-lagos.jpg'), uriOf('_media/team-abuja.jpg')]
    expect(names.documentChanges).toContainEqual({ kind: 'rename', oldUri, newUri })
    expect(changed(names.documentChanges ?? [], document.uri, shown)).toBe(shown.replace('team-lagos', 'team-abuja'))
    const { place: ofTitle } = await write('payout.json', page.replace('"title": "', '"title": "¦'))
    expect(await ask('textDocument/prepareRename', ofTitle)).toBeNull()
  })

  it('the disk again once a document is closed, and nothing for other files', async () => {
    await send('textDocument/didClose', { textDocument: { uri: uriOf('payout.json') } })
    opened.delete('payout.json')
    await until('payout.json', (all) => all.length === 0)
    const uri = pathToFileURL(join(tmpdir(), 'elsewhere.json')).href
    await send('textDocument/didOpen', {
      textDocument: { uri, languageId: 'json', version: 1, text: '{ "titel": 1 }' },
    })
    const place = { textDocument: { uri }, position: { line: 0, character: 3 } }
    expect(await ask('textDocument/completion', place)).toBeNull()
    expect(told.has(uri)).toBe(false)
  })

  it('an end', async () => {
    const ended = new Promise((done) => server.once('exit', done))
    await ask('shutdown', {})
    await send('exit', {})
    expect(await ended).toBe(0)
  })
})
