import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import json, {
  type CompletionItem,
  type DocumentLanguageSettings,
  type MarkedString,
} from 'vscode-json-languageservice'

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Settings
const addressOf = (path: string) => pathToFileURL(join(process.cwd(), path)).href

/** The service that VS Code itself runs for JSON, with the settings and the files of the project and nothing else. */
const service = json.getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(new URL(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
})
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({ fileMatch, uri: addressOf(url) })),
})

/** A document of the content folder as it is open in VS Code. */
export function open(key: string, text: string) {
  const document = json.TextDocument.create(addressOf(`pages/${key}`), 'json', 1, text)
  const parsed = service.parseJSONDocument(document)
  return {
    /** What the editor underlines; lines count from 1. */
    async diagnostics(): Promise<{ line: number; message: string }[]> {
      const options: DocumentLanguageSettings = {
        schemaValidation: 'error',
        trailingCommas: 'error',
        comments: 'error',
      }
      const told = await service.doValidation(document, parsed, options)
      return told.map(({ range, message }) => ({
        line: range.start.line + 1,
        message: typeof message === 'string' ? message : message.value,
      }))
    },
    /** What the editor offers behind the first place where `before` stands. */
    async completions(before: string): Promise<CompletionItem[]> {
      const position = document.positionAt(text.indexOf(before) + before.length)
      return (await service.doComplete(document, position, parsed))?.items ?? []
    },
    /** What the editor says of the word at the first place where `word` stands. */
    async hover(word: string): Promise<string> {
      const found = await service.doHover(document, document.positionAt(text.indexOf(word) + 1), parsed)
      const contents = (found?.contents ?? []) as MarkedString[]
      return contents.map((one) => (typeof one === 'string' ? one : one.value)).join('\n')
    },
    /** The text after an offer was taken and nothing was typed over. */
    take({ textEdit }: CompletionItem): string {
      if (!textEdit || !('range' in textEdit)) throw new Error('The offer changes nothing')
      const [start, end] = [document.offsetAt(textEdit.range.start), document.offsetAt(textEdit.range.end)]
      return text.slice(0, start) + expand(textEdit.newText) + text.slice(end)
    },
  }
}

const expand = (snippet: string) =>
  snippet
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/\$\d+/g, '')
    .replace(/\\([$}\\])/g, '$1')
