// The language server of this project in VS Code. The documents have a language of their own, with the colours of JSON: what
// VS Code says of JSON by itself, out of the schemas, would be said twice. VS Code loads CommonJS.
const { join } = require('node:path')
const { window } = require('vscode')

const root = join(__dirname, '../../..')
let client

exports.activate = async () => {
  const { LanguageClient, TransportKind } = await load()
  // VS Code runs it with its own Node.js, so none has to be found.
  const server = { module: join(root, 'scripts/run.mjs'), args: ['lsp'], transport: TransportKind.stdio }
  client = new LanguageClient('brightrail', 'Brightrail', server, {
    documentSelector: [{ scheme: 'file', language: 'brightrail' }],
  })
  await client.start()
}

exports.deactivate = () => client?.stop()

/** The client is a package of the project: on a fresh clone it is not there yet. */
async function load() {
  try {
    return require('vscode-languageclient/node')
  } catch (error) {
    await window.showErrorMessage('Run "npm ci" in a terminal, then reload this window.')
    throw error
  }
}
