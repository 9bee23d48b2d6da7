import {
  LSPErrorCodes,
  type Position,
  type Range,
  ResponseError,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { renamableAt } from '../../src/content/assist/index.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { type Plan, planMove } from '../refactor/move.ts'
import { fileMoveOf, planFileMove } from '../refactor/moveFile.ts'
import { keyOf } from '../refactor/names.ts'
import { planRename } from '../refactor/rename.ts'
import { requireSure, type SiteFiles, siteOf } from '../refactor/site.ts'
import type { Workspace } from './workspace.ts'

/** What can get another name at a position: a place of a page, the page of a link, a picture. Null: nothing there. */
export function nameAt(
  { content }: Workspace,
  key: string,
  document: TextDocument,
  at: Position,
): { range: Range; placeholder: string } | null {
  const found = renamableAt(content, key, document.getText(), document.offsetAt(at))
  if (!found) return null
  const range = { start: document.positionAt(found.start), end: document.positionAt(found.end) }
  return { range, placeholder: found.name }
}

/**
 * What changes when it gets the name `next`: all that `npm run move` and `npm run rename-block-id` would change, and nothing
 * is written before the editor does. Throws what an editor shows. `files`: the editor gives files other names, too.
 */
export function renamed(
  workspace: Workspace,
  key: string,
  document: TextDocument,
  at: Position,
  next: string,
  files: boolean,
): WorkspaceEdit | null {
  const found = renamableAt(workspace.content, key, document.getText(), document.offsetAt(at))
  if (!found) return null
  try {
    // What has been typed since the last check counts as well.
    workspace.findings()
    const site = siteOf(workspace.folder, workspace)
    if (found.kind === 'place') {
      requireSure(site, 'be renamed along')
      return { documentChanges: textEdits(workspace, planRename(site, found.key, found.name, next).changes) }
    }
    if (!files) throw new Error('This editor gives no file another name. Use npm run move in a terminal.')
    const { move, plan } = found.kind === 'page' ? pageMove(site, found.key, next) : pictureMove(site, found.name, next)
    const [from, to] = move
    const { [from]: _, [to]: moved, ...others } = Object.fromEntries(plan.changes)
    const changes = new Map(Object.entries(typeof moved === 'string' ? { ...others, [from]: moved } : others))
    const file = { kind: 'rename' as const, oldUri: workspace.uriOf(from), newUri: workspace.uriOf(to) }
    return { documentChanges: [...textEdits(workspace, changes), file] }
  } catch (error) {
    throw new ResponseError(LSPErrorCodes.RequestFailed, (error as Error).message)
  }
}

type Move = { move: readonly [from: string, to: string]; plan: Plan }

function pageMove(site: SiteFiles, from: string, next: string): Move {
  const move = [from, keyOf(next, site.folder)] as const
  requireSure(site, 'move along', [from])
  return { move, plan: planMove(site, new Map([move])) }
}

function pictureMove(site: SiteFiles, name: string, next: string): Move {
  const [old, wanted] = [`${site.root}/${mediaFolder}${name}`, `${site.root}/${mediaFolder}${next}`]
  const move = fileMoveOf(site, old, wanted)
  if (!move) throw new Error(`There is no ${old} any more.`)
  return { move: [move.from, move.to], plan: planFileMove(site, move) }
}

/** For each document one edit, from the first character that changes to the last one. */
function textEdits(workspace: Workspace, changes: Plan['changes']): TextDocumentEdit[] {
  return [...changes].flatMap(([key, after]) => {
    const document = workspace.document(key)
    const before = document.getText()
    if (after === null || after === before) return []
    let start = 0
    while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
    let same = 0
    while (same < Math.min(before.length, after.length) - start && before.at(-1 - same) === after.at(-1 - same)) same++
    const range = { start: document.positionAt(start), end: document.positionAt(before.length - same) }
    const edit = { range, newText: after.slice(start, after.length - same) }
    return [{ textDocument: { uri: workspace.uriOf(key), version: null }, edits: [edit] }]
  })
}
