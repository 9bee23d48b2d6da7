import { Trash2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useModal } from '../../useModal.ts'

/** A picture that can be chosen. */
export interface Shown {
  name: string
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
  const found = pictures.filter(({ name }) => name.toLowerCase().includes(words))
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
      />
      <ul>
        {found.map((picture) => (
          <Tile
            key={picture.name}
            picture={picture}
            isChosen={picture.name === chosen}
            choose={() => {
              choose(picture.name)
              dialog.current?.close()
            }}
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
  const { name, src, width, height, usedOn } = picture
  const isUnused = usedOn?.length === 0
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={choose}>
        <img src={src} alt="" loading="lazy" width={width} height={height} />
        <b>{name}</b>
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
