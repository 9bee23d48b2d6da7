import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { child } from '../../../../content/json/index.ts'
import { upper } from '../../../../model/words.ts'
import { moveRow, removeRow, repeatRow } from '../../../session/acts.ts'
import { type Form, useForm } from '../formContext.ts'

interface Row {
  list: string
  index: number
  count: number
  /** What it is called. */
  name: string
}

interface RowToolsProps {
  row: Row
  after?: (index: number) => void
  /** There is room only for what has no other way. */
  isShort?: boolean
}

/** The buttons that move, duplicate and remove a row. */
export function RowTools({ row, after, isShort = false }: RowToolsProps) {
  const form = useForm()
  const { index, count, name } = row
  const tools = [
    { label: 'Move up', Icon: ArrowUp, isOff: index === 0, run: () => moveBy(form, row, -1, after) },
    { label: 'Move down', Icon: ArrowDown, isOff: index === count - 1, run: () => moveBy(form, row, 1, after) },
    { label: 'Duplicate', Icon: Copy, isOff: false, run: () => repeat(form, row, after) },
    { label: 'Remove', Icon: Trash2, isOff: false, run: () => remove(form, row) },
  ]
  return (
    <div className="rowTools">
      {tools
        .filter(({ label }) => !isShort || label !== 'Duplicate')
        .map(({ label, Icon, isOff, run }) => (
          <button
            key={label}
            type="button"
            className="iconButton"
            data-size="small"
            aria-label={`${label}: ${name}`}
            title={label}
            disabled={isOff}
            onClick={run}
          >
            <Icon size={16} />
          </button>
        ))}
    </div>
  )
}

/** The keys of a row: Alt and arrows move it, Delete removes it outside of texts. */
export function rowKeys(form: Form, row: Row, after?: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step !== undefined) moveBy(form, row, step, after, placeIn(event.target, child(row.list, row.index)))
    else if (event.key === 'Delete' && !isTyping) remove(form, row)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Where something is inside of a row: what comes behind the pointer of the row. */
const placeIn = (target: EventTarget, row: string) =>
  (target as HTMLElement).closest<HTMLElement>('[data-pointer]')?.dataset.pointer?.slice(row.length) ?? ''

/** Moves a row by so many places. Nothing happens at the ends. */
export function moveBy(
  form: Form,
  { list, index, count }: Omit<Row, 'name'>,
  step: number,
  after?: (index: number) => void,
  inner = '',
): void {
  const to = index + step
  if (to < 0 || to >= count || step === 0) return
  form.act((source) => moveRow(source, list, index, to), child(list, to) + inner)
  form.say(`Moved ${step < 0 ? 'up' : 'down'}, now ${to + 1} of ${count}`)
  after?.(to)
}

function repeat(form: Form, { list, index }: Row, after?: (index: number) => void): void {
  form.act((source) => repeatRow(source, child(list, index)), child(list, index + 1))
  after?.(index + 1)
}

function remove(form: Form, { list, index, count, name }: Row): void {
  const neighbour = Math.min(index, count - 2)
  form.act((source) => removeRow(source, child(list, index)), neighbour < 0 ? list : child(list, neighbour))
  form.sayRemoved(upper(name))
}
