import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { child, partsOf } from '../../../../content/json/index.ts'
import { isGroup, type Schema } from '../../../../content/schema/index.ts'
import { addRow } from '../../../session/acts.ts'
import { useDragging } from '../../dragging.ts'
import { useEditing } from '../../useStudio.ts'
import { findingsIn, findingsOf, idOf, useForm } from '../formContext.ts'
import { type FieldProps, fullWords, mostEntries } from '../model/fields.ts'
import { emptyValue } from '../model/kinds.ts'
import { isTable } from '../model/tables.ts'
import { hintOf, rowWords } from '../model/words.ts'
import { AddRow, ListHead } from '../parts/listHead.tsx'
import { Counted, Messages } from '../parts/messages.tsx'
import { moveBy, rowKeys, RowTools } from '../parts/rowTools.tsx'
import { TableField } from './tableField.tsx'
import { GroupBody } from './groupField.tsx'

/** A list of groups or of lists: rows of which one is open at a time. */
export function ListField(props: FieldProps) {
  return isTable(props.schema) ? <TableField {...props} /> : <RowsField {...props} />
}

function RowsField(props: FieldProps) {
  const { schema, pointer, isBare = false } = props
  const form = useForm()
  const { part, findings, act } = form
  const rows: unknown[] = Array.isArray(props.value) ? props.value : []
  const item = schema.items ?? {}
  const most = mostEntries(part, pointer, schema)
  const [open, setOpen] = useOpenRow(pointer)
  const add = () => {
    act((source) => addRow(source, pointer, rows.length, emptyValue(item)), child(pointer, rows.length))
    setOpen(rows.length)
  }
  const drag = useDragging((from, to) => {
    moveBy(form, { list: pointer, index: from, count: rows.length }, to - from, () => setOpen(null))
  }, '.grip')
  return (
    <div className="group" role="group" aria-labelledby={idOf(pointer, 'label')} data-pointer={pointer}>
      <ListHead name={schema.title ?? ''} pointer={pointer} count={rows.length} most={most} isBare={isBare} />
      {!isBare && schema.description !== undefined && <p className="fieldHint">{hintOf(schema)}</p>}
      <ol className="rows" ref={drag}>
        {rows.map((value, index) => (
          <Row
            key={index}
            schema={item}
            list={pointer}
            index={index}
            count={rows.length}
            value={value}
            isOpen={open === index}
            setOpen={setOpen}
          />
        ))}
      </ol>
      <AddRow name={item.title ?? 'Entry'} full={fullWords(part, pointer, schema, rows.length)} onAdd={add} />
      <Messages id={idOf(pointer, 'messages')} findings={findingsOf(findings, pointer)} pointer={pointer} />
    </div>
  )
}

/** The row that is open: the one in which something is selected, until another one is opened. */
function useOpenRow(pointer: string): [number | null, (index: number | null) => void] {
  const { selected } = useEditing('selected')
  const [seen, setSeen] = useState<string | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  if (selected !== seen) {
    setSeen(selected)
    const [index] = selected.startsWith(`${pointer}/`) ? partsOf(selected.slice(pointer.length)) : []
    if (index !== undefined && selected !== child(pointer, index)) setOpen(Number(index))
  }
  return [open, setOpen]
}

interface RowProps {
  schema: Schema
  list: string
  index: number
  count: number
  value: unknown
  isOpen: boolean
  setOpen: (index: number | null) => void
}

function Row({ schema, list, index, count, value, isOpen, setOpen }: RowProps) {
  const form = useForm()
  const pointer = child(list, index)
  const { name, more } = rowWords(schema, value, index, form.tokens)
  const row = { list, index, count, name }
  const moved = (to: number) => isOpen && setOpen(to)
  const inner = findingsIn(form.findings, pointer)
  const worst = inner.some(({ severity }) => severity === 'error') ? 'error' : inner.length > 0 ? 'warning' : undefined
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <li className="row" data-state={worst} data-pointer={pointer} onKeyDown={rowKeys(form, row, moved)}>
      <div className="rowHead">
        <GripVertical className="grip" size={16} aria-hidden="true" />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : index)}>
          <b>{name}</b>
          <span>{more}</span>
          {!isOpen && <Counted findings={inner} />}
          <Chevron size={16} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <div className="rowBody">
          <RowTools row={row} after={setOpen} />
          <RowBody schema={schema} pointer={pointer} value={value} />
        </div>
      )}
    </li>
  )
}

function RowBody({ schema, pointer, value }: { schema: Schema; pointer: string; value: unknown }) {
  const { Field } = useForm()
  const props = { schema, pointer, value, isRequired: true }
  return schema.type === 'object' && isGroup(value) ? <GroupBody {...props} /> : <Field {...props} isBare />
}
