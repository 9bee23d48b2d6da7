import { Link2, Unlink } from 'lucide-react'
import type { LinkAt } from '../model/marks.ts'
import { LinkPicker } from './linkPicker.tsx'
import { useId } from 'react'

/** The link in which the cursor is: where it leads, and what takes it away. */
export function LinkRow({ link, write }: { link: LinkAt; write: (href: string | null) => void }) {
  const id = useId()
  return (
    <div className="linkRow">
      <Link2 size={14} aria-hidden="true" />
      <span>“{link.words}”</span>
      <LinkPicker tied={{ id, 'aria-label': `Where “${link.words}” leads` }} href={link.href} onChange={write} />
      <button
        type="button"
        className="iconButton"
        data-size="small"
        aria-label="Take the link away"
        title="Take the link away"
        onClick={() => write(null)}
      >
        <Unlink size={16} />
      </button>
    </div>
  )
}
