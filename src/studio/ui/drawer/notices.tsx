import { CloudOff } from 'lucide-react'
import { useEditing } from '../useStudio.ts'
import { Conflict } from './conflict.tsx'
import { Unreadable } from './unreadable.tsx'

/** What keeps the words from their file, over the page. */
export const Notices = () => (
  <>
    <Away />
    <Unreadable />
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
