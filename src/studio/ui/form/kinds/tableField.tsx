import { Trash2 } from 'lucide-react'
import { child } from '../../../../content/json/index.ts'
import { addRow } from '../../../session/acts.ts'
import { addColumn, removeColumn, type Table, writeCell } from '../../../session/tableActs.ts'
import { saidFindings } from '../../../session/fresh.ts'
import { useEditing, useStudioState } from '../../useStudio.ts'
import { findingsIn, findingsOf, idOf, useForm } from '../formContext.ts'
import { type FieldProps, fullWords, mostEntries } from '../model/fields.ts'
import { cellsOf, columnsBeside } from '../model/tables.ts'
import { inOneLine } from '../model/words.ts'
import { AddRow, ListHead } from '../parts/listHead.tsx'
import { Message, Messages } from '../parts/messages.tsx'
import { RowTools } from '../parts/rowTools.tsx'
import { useSettled, useTyping } from '../parts/settled.ts'

/** A list of rows of texts, as a table; the heads of its columns are a list beside it. */
export function TableField(props: FieldProps) {
  const { schema, pointer, isBare = false } = props
  const { part, findings } = useForm()
  const { source, value } = useEditing('source', 'value')
  const beside = columnsBeside(source, value, pointer)
  const { heads, rows } = cellsOf(props.value, beside?.value)
  const table: Table = { rows: pointer, heads: beside?.pointer }
  const most = mostEntries(part, pointer, schema)
  const own = findingsOf(findings, pointer)
  const written = useStudioState((state) => state.written)
  const inner = saidFindings(
    [pointer, ...(beside ? [beside.pointer] : [])].flatMap((at) => findingsIn(findings, at)),
    { fresh: null, written },
    source,
  )
  return (
    <div className="group" role="group" aria-labelledby={idOf(pointer, 'label')} data-pointer={pointer}>
      <ListHead name={schema.title ?? ''} pointer={pointer} count={rows.length} most={most} isBare={isBare} />
      <div className="tableScroll">
        <table className="cells">
          {beside && <Heads table={table} heads={heads} />}
          <tbody>
            {rows.map((cells, row) => (
              <Row key={row} {...{ table, row, cells, heads }} count={rows.length} />
            ))}
          </tbody>
        </table>
      </div>
      <Adds table={table} schema={schema} count={rows.length} width={heads.length} />
      {inner
        .filter((one) => !own.includes(one))
        .map((one) => (
          <Message key={one.code + one.pointer} finding={one} pointer={one.pointer} />
        ))}
      <Messages id={idOf(pointer, 'messages')} findings={own} pointer={pointer} />
    </div>
  )
}

function Heads({ table, heads }: { table: Table; heads: readonly string[] }) {
  const { act, sayRemoved } = useForm()
  return (
    <thead data-pointer={table.heads}>
      <tr>
        {heads.map((text, column) => (
          <th key={column} scope="col">
            <Cell {...{ table, column, text }} row={null} name={`Head of column ${column + 1}`} />
            <button
              type="button"
              className="iconButton"
              data-size="small"
              aria-label={`Remove the column ${text}`}
              title="Remove the column"
              disabled={heads.length <= 1}
              onClick={() => {
                act((source) => removeColumn(source, table, column), table.heads)
                sayRemoved(text || 'Column')
              }}
            >
              <Trash2 size={16} />
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps {
  table: Table
  row: number
  cells: readonly string[]
  heads: readonly string[]
  count: number
}

function Row({ table, row, cells, heads, count }: RowProps) {
  return (
    <tr data-pointer={child(table.rows, row)}>
      {cells.map((text, column) => (
        <td key={column}>
          <Cell {...{ table, row, column, text }} name={`${heads[column] || `Column ${column + 1}`}, row ${row + 1}`} />
        </td>
      ))}
      <td>
        <RowTools row={{ list: table.rows, index: row, count, name: `row ${row + 1}` }} isShort />
      </td>
    </tr>
  )
}

interface AddsProps {
  table: Table
  schema: FieldProps['schema']
  count: number
  width: number
}

/** What adds a row, as wide as the others, and a column. */
function Adds({ table, schema, count, width }: AddsProps) {
  const { part, act } = useForm()
  const empty = Array.from({ length: width }, () => '')
  const full = fullWords(part, table.rows, schema, count)
  const cells = schema.items ?? {}
  return (
    <div className="acts">
      <AddRow
        name={cells.title ?? 'Row'}
        full={full}
        onAdd={() => act((source) => addRow(source, table.rows, count, empty), child(child(table.rows, count), 0))}
      />
      {table.heads !== undefined && (
        <AddRow
          name="Column"
          full={fullWords(part, table.heads, cells, width)}
          onAdd={() => act((source) => addColumn(source, table, width), child(table.heads ?? '', width))}
        />
      )}
    </div>
  )
}

interface CellProps {
  table: Table
  /** Null: the head of the column. */
  row: number | null
  column: number
  text: string
  name: string
}

function Cell({ table, row, column, text, name }: CellProps) {
  const { act, findings } = useForm()
  const place = child(row === null ? (table.heads ?? '') : child(table.rows, row), column)
  const typing = useTyping()
  const shown = useSettled(findingsOf(findings, place), typing.isTyping, place)
  const isWrong = shown.some(({ severity }) => severity === 'error')
  return (
    <div
      data-pointer={place}
      data-state={isWrong ? 'error' : undefined}
      onInput={typing.onInput}
      onBlur={typing.onBlur}
    >
      <div className="fieldControl">
        <textarea
          className="control"
          rows={1}
          spellCheck
          aria-label={name}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={({ target }) => act((source) => writeCell(source, table, row, column, inOneLine(target.value)))}
        />
      </div>
    </div>
  )
}
