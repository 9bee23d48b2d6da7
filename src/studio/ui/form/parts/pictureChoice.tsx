import { ImagePlus, Images, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { count } from '../../../../model/words.ts'
import { Gallery, type Shown } from './gallery.tsx'
import { useNames, useStudio } from '../../useStudio.ts'
import { useDeleting } from './deleting.tsx'
import { upload } from './upload.ts'
import { usePictures } from './usePictures.ts'

interface PictureChoiceProps {
  name: string
  write: (name: string | undefined) => void
  canBeNone: boolean
  /** What can be chosen beside the pictures of the folder. */
  drawn?: readonly Shown[]
}

/** A picture from the folder of pictures: uploaded by a button, dropped or pasted, or one that is there already. */
export function PictureChoice({ name, write, canBeNone, drawn = [] }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, problem, take } = useUpload(write)
  const deleting = useDeleting()
  const pictures = usePictures()
  const nameOf = useNames()
  const picture = pictures.find((one) => one.name === name)
  const shown = picture ?? drawn.find((one) => one.name === name)
  const takeFrom = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const file = [...files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    void take(file)
  }
  return (
    <div
      className="picture"
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFrom(event, event.dataTransfer.files)}
      onPaste={(event) => takeFrom(event, event.clipboardData.files)}
    >
      {shown ? <img src={shown.src} alt="" /> : <i aria-hidden="true" />}
      <div>
        <b>{isBusy ? 'Uploading' : name === '' ? 'None yet' : name}</b>
        <span>
          {picture
            ? `${picture.width} × ${picture.height}. ${usedWords(picture.usedOn, nameOf)}`
            : shown
              ? 'Drawn for this site'
              : 'Drop or paste one here'}
        </span>
        {problem !== '' && (
          <p className="message" role="alert">
            {problem}
          </p>
        )}
        <PictureButtons
          name={name}
          take={take}
          choose={() => setOpen(true)}
          remove={canBeNone && name !== '' ? () => write(undefined) : undefined}
        />
      </div>
      {isOpen && (
        <Gallery
          title="Choose a picture"
          pictures={[...pictures, ...drawn]}
          chosen={name}
          choose={write}
          remove={(one) => void deleting.remove(one)}
          note={deleting.note}
          close={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface PictureButtonsProps {
  name: string
  take: (file: File) => Promise<void>
  choose: () => void
  remove: (() => void) | undefined
}

const PictureButtons = ({ name, take, choose, remove }: PictureButtonsProps) => (
  <p className="acts">
    <label className="button" data-size="small">
      <ImagePlus size={14} aria-hidden="true" /> {name === '' ? 'Upload' : 'Replace'}
      <input
        type="file"
        className="unseen"
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
    </label>
    <button
      type="button"
      className="button"
      data-size="small"
      data-opens="gallery"
      aria-label="Choose one that is there"
      title="Choose one that is there"
      onClick={choose}
    >
      <Images size={14} aria-hidden="true" /> Choose
    </button>
    {remove && (
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={remove}
      >
        <Trash2 size={16} />
      </button>
    )}
  </p>
)

const usedWords = (keys: readonly string[], nameOf: (key: string) => string) =>
  keys.length === 0
    ? 'Not used yet.'
    : `Used on ${count(keys.length, 'page')}: ${keys.slice(0, 3).map(nameOf).join(', ')}${keys.length > 3 ? ' …' : '.'}`

/** Uploads a picture, and writes its name once it is there. */
function useUpload(write: (name: string) => void) {
  const studio = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async (file: File) => {
    setBusy(true)
    setProblem('')
    try {
      const { name, file: media, shown } = await upload(file)
      // The page is drawn with it at once, before the server tells everybody.
      studio.takeOver({ files: [], media: [[name, media]], shown: [[name, shown]] })
      write(name)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  return { isBusy, problem, take }
}
