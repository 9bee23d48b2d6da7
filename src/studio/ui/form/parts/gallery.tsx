import { X } from 'lucide-react'
import { useState } from 'react'
import { useModal } from '../../useModal.ts'

/** A picture that can be chosen. */
export interface Shown {
  name: string
  width: number
  height: number
  src: string
}

interface GalleryProps {
  title: string
  pictures: readonly Shown[]
  chosen: string
  choose: (name: string) => void
  close: () => void
}

/** A dialog of pictures, one of which is chosen. */
export function Gallery({ title, pictures, chosen, choose, close }: GalleryProps) {
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
        {found.map(({ name, src, width, height }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => {
                choose(name)
                dialog.current?.close()
              }}
            >
              <img src={src} alt="" loading="lazy" width={width} height={height} />
              <b>{name}</b>
              <span>
                {width} × {height}
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="quiet">No match for “{find}”.</li>}
      </ul>
    </dialog>
  )
}
