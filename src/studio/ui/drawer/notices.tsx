import { CloudOff, EyeOff } from 'lucide-react'
import { useEditing, useStudio, useStudioState } from '../useStudio.ts'
import { Conflict } from './conflict.tsx'
import { Unreadable } from './unreadable.tsx'

/** What keeps the words from their file, over the page. */
export const Notices = () => (
  <>
    <div className="notices">
      <Away />
      <Blank />
      <Unreadable />
    </div>
    <Conflict />
  </>
)

/** Above the page while the server of the studio does not answer. It is read out by the shell. */
function Away() {
  const { save } = useEditing('save')
  return save.kind === 'away' ? (
    <p className="banner">
      <CloudOff size={16} aria-hidden="true" />
      <span>
        <b>The studio’s server stopped.</b> Go on: all is kept in this browser. Start it again with{' '}
        <code>npm run dev</code>.
      </span>
    </p>
  ) : null
}

/** Above a page that nobody can see yet. */
function Blank() {
  const studio = useStudio()
  const isBlank = useStudioState((state) => state.isBlank)
  const { isReadable } = useEditing('isReadable')
  return isBlank && isReadable ? (
    <p className="banner">
      <EyeOff size={16} aria-hidden="true" />
      <span>
        <b>This page cannot be shown yet.</b> You see it here once what is missing has been written.
      </span>
      <button type="button" className="button" data-size="small" onClick={() => studio.setDrawer({ checks: true })}>
        Show the checks
      </button>
    </p>
  ) : null
}
