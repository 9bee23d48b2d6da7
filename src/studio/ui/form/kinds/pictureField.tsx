import { child } from '../../../../content/json/index.ts'
import { isGroup } from '../../../../content/schema/index.ts'
import { decorate, writeField } from '../../../session/acts.ts'
import { useForm } from '../formContext.ts'
import type { FieldProps } from '../model/fields.ts'
import { Frame } from '../parts/frame.tsx'
import { askAgain, OldWords } from '../parts/oldWords.tsx'
import { PictureChoice } from '../parts/pictureChoice.tsx'
import { drawnMarks } from '../parts/usePictures.ts'

/** The file of a picture, by its name; for the mark of a company it may be one of the drawn marks. */
export function FileField(props: FieldProps) {
  const { schema, pointer, value, isRequired } = props
  const { act } = useForm()
  return (
    <Frame {...props} isGroup>
      {() => (
        <PictureChoice
          name={typeof value === 'string' ? value : ''}
          write={(name) => act((source) => writeField(source, pointer, name), pointer)}
          canBeNone={!isRequired}
          drawn={schema.format === 'mark' ? drawnMarks : []}
        />
      )}
    </Frame>
  )
}

/** A picture with the words that replace it, unless it only decorates. */
export function PictureField(props: FieldProps) {
  const { schema, pointer, value, isRequired } = props
  const { act, Field } = useForm()
  const { properties = {} } = schema
  const group = isGroup(value) ? value : undefined
  const src = child(pointer, 'src')
  const isDecoration = group?.decorative === true
  const write = (name: string | undefined) => {
    if (name !== undefined && name !== group?.src) askAgain(name, group?.alt)
    act(
      (source) =>
        name === undefined || !group
          ? writeField(source, pointer, name === undefined ? undefined : { src: name, alt: '' })
          : writeField(source, src, name),
      name === undefined || group ? pointer : child(pointer, 'alt'),
    )
  }
  return (
    <div className="group" data-pointer={pointer}>
      <Frame {...props} isGroup pointer={group ? src : pointer}>
        {() => (
          <PictureChoice name={typeof group?.src === 'string' ? group.src : ''} write={write} canBeNone={!isRequired} />
        )}
      </Frame>
      {group && properties.alt && (!isDecoration || 'alt' in group) && (
        <Field schema={properties.alt} pointer={child(pointer, 'alt')} value={group.alt} isRequired={!isDecoration} />
      )}
      {group && <OldWords picture={group.src} words={group.alt} pointer={child(pointer, 'alt')} />}
      {group && (
        <label className="check" data-pointer={child(pointer, 'decorative')}>
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => act((source) => decorate(source, pointer, target.checked))}
          />
          It is only decoration
        </label>
      )}
    </div>
  )
}
