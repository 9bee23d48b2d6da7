import { Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useModal } from '../../useModal.ts'

/** A picture that can be chosen. */
export interface Shown {
  name: string
  /** What it is called, where that is not its name. */
  title?: string
  width: number
  height: number
  src: string
  /** The keys of the documents that show it; not given where that does not matter. */
  usedOn?: readonly string[]
}

interface GalleryProps {
  title: string
  pictures: readonly Shown[]
  chosen: string
  choose: (name: string) => void
  /** Deletes the file of one that is not used. */
  remove?: (picture: Shown) => void
  /** What is said below the pictures. */
  note?: ReactNode
  close: () => void
}

/** A dialog of pictures, one of which is chosen. */
export function Gallery({ title, pictures, chosen, choose, remove, note, close }: GalleryProps) {
  const dialog = useModal()
  const [find, setFind] = useState('')
  const words = find.trim().toLowerCase()
  const found = pictures.filter((one) => `${one.name}\n${one.title ?? ''}`.toLowerCase().includes(words))
  const take = ({ name }: Shown) => {
    choose(name)
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="gallery"
      aria-label={title}
      onClose={close}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialogHead">
        <h2>{title}</h2>
        <button type="button" className="iconButton" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X size={16} />
        </button>
      </div>
      <input
        type="search"
        className="control"
        aria-label="Find by name"
        placeholder="Find by name"
        value={find}
        onChange={({ target }) => setFind(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && words !== '' && found[0]) take(found[0])
        }}
      />
      <ul>
        {found.map((picture) => (
          <Tile
            key={picture.name}
            picture={picture}
            isChosen={picture.name === chosen}
            choose={() => take(picture)}
            remove={remove}
          />
        ))}
        {found.length === 0 && <li className="quiet">No match for “{find}”.</li>}
      </ul>
      {note}
    </dialog>
  )
}

interface TileProps {
  picture: Shown
  isChosen: boolean
  choose: () => void
  remove: GalleryProps['remove']
}

function Tile({ picture, isChosen, choose, remove }: TileProps) {
  const { name, title = name, src, width, height, usedOn } = picture
  const isUnused = usedOn?.length === 0
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={choose}>
        <img src={src} alt="" loading="lazy" width={width} height={height} />
        <b>{title}</b>
        <span>
          {width} × {height}
          {isUnused && ', not used'}
        </span>
      </button>
      {isUnused && remove && !isChosen && (
        <button
          type="button"
          className="iconButton"
          data-size="small"
          aria-label={`Delete the file ${name}`}
          title="Delete the file"
          onClick={() => remove(picture)}
        >
          <Trash2 size={16} />
        </button>
      )}
    </li>
  )
}
