import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { child } from '../../../../content/json/index.ts'
import { type CanvasRule, canvasOf, isGroup, isMadeFor } from '../../../../content/schema/index.ts'
import { writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { choiceName } from '../model/words.ts'
import { Frame } from '../parts/frame.tsx'
import { Gallery } from '../parts/gallery.tsx'
import { askAgain, OldWords } from '../parts/oldWords.tsx'
import { useDrawings } from '../parts/usePictures.ts'

/** One of the drawings of the site, by its name. */
export function DrawingField(props: FieldProps) {
  const { schema, pointer, value, isRequired } = props
  const { act } = useForm()
  const write = (name: string | undefined) => act((source) => writeField(source, pointer, name), pointer)
  return (
    <Frame {...props} isGroup>
      {() => (
        <DrawingChoice
          name={typeof value === 'string' ? value : ''}
          canvas={schema.canvas}
          write={write}
          canBeNone={!isRequired}
        />
      )}
    </Frame>
  )
}

/** A drawing with the words that replace it. */
export function DrawnField(props: FieldProps) {
  const { schema, pointer, value, isRequired } = props
  const { act, Field } = useForm()
  const { properties = {} } = schema
  const [key = 'name'] = Object.entries(properties).find(([, { format }]) => format === 'drawing') ?? []
  const group = isGroup(value) ? value : undefined
  const name = group?.[key]
  const write = (next: string | undefined) => {
    if (next !== undefined && next !== name) askAgain(next, group?.alt)
    act(
      (source) =>
        next === undefined || !group
          ? writeField(source, pointer, next === undefined ? undefined : { [key]: next, alt: '' })
          : writeField(source, child(pointer, key), next),
      next === undefined || group ? pointer : child(pointer, 'alt'),
    )
  }
  return (
    <div className="group" data-pointer={pointer}>
      <Frame {...props} isGroup pointer={group ? child(pointer, key) : pointer}>
        {() => (
          <DrawingChoice
            name={typeof name === 'string' ? name : ''}
            canvas={schema.canvas}
            write={write}
            canBeNone={!isRequired}
          />
        )}
      </Frame>
      {group && properties.alt && (
        <Field schema={properties.alt} pointer={child(pointer, 'alt')} value={group.alt} isRequired />
      )}
      {group && <OldWords picture={name} words={group.alt} pointer={child(pointer, 'alt')} />}
    </div>
  )
}

interface DrawingChoiceProps {
  name: string
  /** The kinds of drawings that the field lays out. */
  canvas: CanvasRule | undefined
  write: (name: string | undefined) => void
  canBeNone: boolean
}

function DrawingChoice({ name, canvas, write, canBeNone }: DrawingChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { part } = useForm()
  const drawings = useDrawings()
  const kinds = canvasOf(canvas, part.schema, part.value)
  const drawing = drawings?.find((one) => one.name === name)
  const offered = drawings?.filter(({ kind }) => isMadeFor(kind, kinds)) ?? []
  return (
    <div className="picture">
      {drawing ? <img src={drawing.src} alt="" /> : <i aria-hidden="true" />}
      <div>
        <b>{name === '' ? 'None yet' : choiceName(name)}</b>
        {name !== '' && drawings && (
          <span>{drawing ? `${drawing.width} × ${drawing.height}` : 'No drawing of that name'}</span>
        )}
        <p className="acts">
          <button type="button" className="textButton" data-opens="gallery" onClick={() => setOpen(true)}>
            {name === '' ? 'Choose a drawing' : 'Change'}
          </button>
          {canBeNone && name !== '' && (
            <button
              type="button"
              className="iconButton"
              data-size="small"
              aria-label={`Remove the drawing ${choiceName(name)}`}
              title="Remove"
              onClick={() => write(undefined)}
            >
              <Trash2 size={16} />
            </button>
          )}
        </p>
      </div>
      {isOpen && (
        <Gallery
          title="Choose a drawing"
          pictures={offered.map((one) => ({ ...one, title: choiceName(one.name) }))}
          chosen={name}
          choose={write}
          close={() => setOpen(false)}
        />
      )}
    </div>
  )
}
