import { exampleAddress, stillQuery } from '../../../dev/gallery.ts'

/** The first example of a kind of block, drawn by the site itself, without its scripts. */
export const BlockPicture = ({ type }: { type: string }) => (
  <div className="blockPicture">
    <iframe
      src={`${exampleAddress({ type, number: 1 })}?${stillQuery}`}
      title="Picture of the block"
      sandbox="allow-same-origin"
      loading="lazy"
      tabIndex={-1}
      scrolling="no"
      inert
      aria-hidden="true"
    />
  </div>
)
