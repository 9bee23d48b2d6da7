import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range,
} from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { type Edit, type Finding, sentencesOf, type Severity } from '../../src/content/finding/index.ts'
import { difference, editsFor } from '../../src/content/json/index.ts'
import type { Workspace } from './workspace.ts'

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  advice: DiagnosticSeverity.Information,
}

/** A finding as editors of code show it. */
export function toDiagnostic({ line, column, endLine, endColumn, ...finding }: Finding): Diagnostic {
  const { severity, code } = finding
  return {
    // Both count in units of UTF-16; here from 1, there from 0.
    range: {
      start: { line: line - 1, character: column - 1 },
      end: { line: endLine - 1, character: endColumn - 1 },
    },
    severity: severities[severity],
    source: 'Brightrail',
    code,
    message: sentencesOf(finding),
  }
}

/** The diagnostics of all files that have findings, by their keys. */
export function diagnosticsByKey(workspace: Workspace): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>()
  for (const finding of workspace.findings()) {
    const key = workspace.content.keyOf(finding.file)
    const list = found.get(key)
    if (list) list.push(toDiagnostic(finding))
    else found.set(key, [toDiagnostic(finding)])
  }
  return found
}

const fixAllKind = `${CodeActionKind.SourceFixAll}.brightrail`

/** The fixes of what is wrong in a stretch of a document, and one for everything in it that is certain. */
export function fixesIn(workspace: Workspace, key: string, range: Range, only?: readonly string[]): CodeAction[] {
  const document = workspace.document(key)
  const wants = (kind: string) => !only || only.some((one) => kind === one || kind.startsWith(`${one}.`))
  const file = workspace.content.fileOf(key)
  const own = workspace.findings().filter((finding) => finding.file === file && finding.fix)
  const here = own.filter((finding) => touches(toDiagnostic(finding).range, range))
  const actions: CodeAction[] = []
  if (wants(CodeActionKind.QuickFix))
    for (const finding of here) {
      const { title = '', certain = false, edits = [] } = finding.fix ?? {}
      const diagnostics = [toDiagnostic(finding)]
      const edit = editOf(document, editsFor(document.getText(), edits))
      actions.push({ title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred: certain, edit })
    }
  // Unasked it is only worked out beside a finding of its kind: editors ask for fixes at every move of the caret.
  const asks = only ? own : here
  if (wants(fixAllKind) && asks.some(({ fix }) => fix?.certain)) {
    const after = workspace.fixedText(key)
    const title = 'Fix everything in this file that is certain'
    if (after !== null)
      actions.push({ title, kind: fixAllKind, edit: editOf(document, [difference(document.getText(), after)]) })
  }
  return actions
}

const editOf = (document: TextDocument, edits: readonly Edit[]) => ({
  changes: {
    [document.uri]: edits.map(({ offset, length, text }) => ({
      range: { start: document.positionAt(offset), end: document.positionAt(offset + length) },
      newText: text,
    })),
  },
})

const touches = (one: Range, other: Range) => !isBefore(one.end, other.start) && !isBefore(other.end, one.start)

const isBefore = (a: Range['start'], b: Range['start']) =>
  a.line < b.line || (a.line === b.line && a.character < b.character)
