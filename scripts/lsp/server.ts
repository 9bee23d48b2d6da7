import {
  CodeActionKind,
  createConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  TextDocuments,
  TextDocumentSyncKind,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { diagnosticsByKey, fixesIn } from './diagnostics.ts'
import { blocksOf, completionsAt, definitionAt, hoverAt } from './help.ts'
import { nameAt, renamed } from './rename.ts'
import { Workspace } from './workspace.ts'

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: TextDocumentSyncKind.Full,
  completionProvider: { triggerCharacters: ['"', '/', '#', '?', '=', '{', '('] },
  hoverProvider: true,
  definitionProvider: true,
  documentSymbolProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
}

/**
 * Serves one editor over two streams: the protocol around what `src/content` knows. `folder`: the whole path of the content
 * folder. Ends the process when the editor says so, closes its end, or is gone.
 */
export function serve(folder: string, input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<number> {
  const connection = createConnection(input, output)
  const documents = new TextDocuments(TextDocument)
  const shown = new Map<string, string>()
  const workspace = new Workspace(folder, () => publish(workspace))
  const able = { snippets: false, files: false }

  /** Sends the diagnostics of those files whose diagnostics are others now. */
  function publish(from: Workspace): void {
    const now = diagnosticsByKey(from)
    for (const key of new Set([...shown.keys(), ...now.keys()])) {
      const diagnostics: Diagnostic[] = now.get(key) ?? []
      const text = JSON.stringify(diagnostics)
      if (shown.get(key) === text) continue
      if (diagnostics.length > 0) shown.set(key, text)
      else shown.delete(key)
      void connection.sendDiagnostics({ uri: from.uriOf(key), diagnostics })
    }
  }

  /** Answers about a place of a document; null for files that are none of the site's. */
  const about =
    <T>(answer: (key: string, document: TextDocument, at: TextDocumentPositionParams['position']) => T) =>
    ({ textDocument: { uri }, position }: TextDocumentPositionParams): T | null => {
      const key = workspace.keyOf(uri)
      const document = documents.get(uri)
      return key === null || !document ? null : answer(key, document, position)
    }

  connection.onInitialize((given: InitializeParams) => {
    const { textDocument, workspace: edits } = given.capabilities
    able.snippets = textDocument?.completion?.completionItem?.snippetSupport ?? false
    able.files = edits?.workspaceEdit?.resourceOperations?.includes('rename') ?? false
    return { capabilities, serverInfo: { name: 'Brightrail' } }
  })
  connection.onInitialized(() => publish(workspace))
  documents.onDidChangeContent(({ document }) => workspace.write(document))
  documents.onDidClose(({ document }) => workspace.close(document.uri))
  connection.onCompletion(about((key, document, at) => completionsAt(workspace, key, document, at, able.snippets)))
  connection.onHover(about((key, document, at) => hoverAt(workspace, key, document, at)))
  connection.onDefinition(about((key, document, at) => definitionAt(workspace, key, document, at)))
  connection.onPrepareRename(about((key, document, at) => nameAt(workspace, key, document, at)))
  connection.onRenameRequest((request) =>
    about((key, document, at) => renamed(workspace, key, document, at, request.newName, able.files))(request),
  )
  connection.onDocumentSymbol(({ textDocument }) => {
    const key = workspace.keyOf(textDocument.uri)
    return key === null ? [] : blocksOf(workspace, key)
  })
  connection.onCodeAction(({ textDocument, range, context }) => {
    const key = workspace.keyOf(textDocument.uri)
    return key === null || !documents.get(textDocument.uri) ? [] : fixesIn(workspace, key, range, context.only)
  })
  documents.listen(connection)
  connection.listen()
  return new Promise((done) =>
    connection.onExit(() => {
      workspace.end()
      done(0)
    }),
  )
}
