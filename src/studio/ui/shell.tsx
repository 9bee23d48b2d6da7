import { useEffect, useRef } from 'react'
import { kindOf } from '../../model/route.ts'
import { AddDialog } from './add/addDialog.tsx'
import { Bar } from './bar.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { ChangesDialog } from './changes/changesDialog.tsx'
import { Drawer } from './drawer/drawer.tsx'
import { Notices } from './drawer/notices.tsx'
import { FootBar } from './footBar.tsx'
import { FormPanel } from './form/formPanel.tsx'
import { Guard } from './guard.tsx'
import { KeysDialog } from './keys/keysDialog.tsx'
import { holdFocusNear } from './keys/focusNear.ts'
import { listenToKeys } from './keys/listen.ts'
import { NewPageDialog } from './newPage/newPageDialog.tsx'
import { Outline } from './side/outline.tsx'
import { Pages } from './side/pages.tsx'
import { Said } from './said.tsx'
import { Skeleton } from './skeleton.tsx'
import { Toast } from './toast.tsx'
import { useName, useStudio, useStudioState } from './useStudio.ts'

/** The whole studio, in the order in which it is read: bar, pages and outline, the page, the form, the drawer, the foot bar. */
export function Shell() {
  const studio = useStudio()
  const failure = useStudioState((state) => state.failure)
  const key = useStudioState(({ editing }) => editing?.key)
  const over = useStudioState((state) => state.over)
  const isWaiting = failure === null
  const side = useCurrentInView(over === 'side')
  useEffect(() => listenToKeys(studio), [studio])
  useEffect(holdFocusNear, [])
  const name = useName()
  const title = key === undefined ? 'Studio' : `Studio: ${name}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="studio" data-open={over ?? undefined}>
      <a className="skip" href="#form">
        Skip to the form
      </a>
      <Bar title={title} />
      <div className="columns">
        <nav className="side" ref={side} aria-label="Pages and blocks">
          <Pages />
          {key !== undefined && kindOf(key) !== 'site' && (
            <Guard name="The outline">
              <Outline />
            </Guard>
          )}
        </nav>
        <main className="middle" aria-label="Page">
          {failure !== null && <p className="banner">{failure}</p>}
          {key !== undefined && (
            <Guard name="The page">
              <Canvas />
            </Guard>
          )}
          {key !== undefined && <Notices />}
          <Toast />
        </main>
        <aside className="formPanel" id="form" tabIndex={-1} aria-label="Settings of the selected block">
          {key === undefined ? (
            isWaiting && <Skeleton rows={12} />
          ) : (
            <Guard name="The form">
              <FormPanel />
            </Guard>
          )}
        </aside>
        {key !== undefined && (
          <Guard name="The drawer">
            <Drawer />
          </Guard>
        )}
        <FootBar />
      </div>
      <Dialogs />
      <Said />
    </div>
  )
}

/** Brings what is open into view when the side is opened: while it is folded away, nothing in it can be scrolled. */
function useCurrentInView(isOpen: boolean) {
  const side = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    for (const row of side.current?.querySelectorAll('[aria-current]') ?? []) row.scrollIntoView({ block: 'center' })
  }, [isOpen])
  return side
}

/** What lies over the studio while it is asked for. */
const Dialogs = () => (
  <>
    <AddDialog />
    <NewPageDialog />
    <KeysDialog />
    <ChangesDialog />
  </>
)
