import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { CloudOff } from 'lucide-react'
import { useEditing, useStudioState } from '../useStudio.ts'
import { Checks } from './checks.tsx'
import { Conflict } from './conflict.tsx'
import { Unreadable } from './unreadable.tsx'
import { Resizer, useHeight } from './resizer.tsx'

/** The editor of text comes when it is first opened: most people open a page to look at it. */
const FileText = lazy(() => import('./fileText.tsx').then((module) => ({ default: module.FileText })))

/** What is below the page: the checks, and the text of the file. */
export function Drawer() {
  const { checks, text } = useStudioState((state) => state.drawer)
  const height = useHeight()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.style.setProperty('--drawer-height', `${height.value}px`))
  return (
    <>
      <Away />
      <Unreadable />
      <Conflict />
      {(checks || text) && (
        <div className="drawer" data-parts={checks && text ? 2 : 1} ref={frame}>
          <Resizer height={height} />
          {checks && <Checks />}
          {text && (
            <Suspense fallback={<section className="fileText" aria-label="File text" aria-busy="true" />}>
              <FileText height={height} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}

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
