import { exampleAddress, sharedPictureAddress, stillQuery } from '../../../dev/gallery.ts'
import type { Kind } from '../../core/kinds.ts'

/** The first example of a kind of block, or shared blocks as they are, drawn by the site itself, without its scripts. */
export const BlockPicture = ({ of: { picture, use } }: { of: Pick<Kind, 'picture' | 'use'> }) => (
  <div className="blockPicture">
    <iframe
      src={`${use === undefined ? exampleAddress({ type: picture, number: 1 }) : sharedPictureAddress(use)}?${stillQuery}`}
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
