import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { usePhone } from '../usePhone.ts'
import { useStudio, useStudioState } from '../useStudio.ts'
import { Checks } from './checks.tsx'
import { Resizer, useHeight } from './resizer.tsx'

/** The editor of text comes when it is first opened: most people open a page to look at it. */
const FileText = lazy(() => import('./fileText.tsx').then((module) => ({ default: module.FileText })))

/** What is below the page: the checks, and the text of the file. */
export function Drawer() {
  const { checks, text } = useStudioState((state) => state.drawer)
  useOneOnPhone(checks, text)
  const height = useHeight()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.style.setProperty('--drawer-height', `${height.value}px`))
  if (!checks && !text) return null
  // In the first part: what is in no landmark is found by nobody who goes from one to the next.
  const edge = <Resizer height={height} />
  return (
    <div className="drawer" data-parts={checks && text ? 2 : 1} ref={frame}>
      {checks && <Checks edge={edge} />}
      {text && (
        <Suspense fallback={<section className="fileText" aria-label="File text" aria-busy="true" />}>
          <FileText height={height} edge={checks ? null : edge} />
        </Suspense>
      )}
    </div>
  )
}

/** A phone has room for one of the two: what is opened takes the place of what was there. */
function useOneOnPhone(checks: boolean, text: boolean): void {
  const studio = useStudio()
  const isPhone = usePhone()
  const before = useRef({ checks, text })
  useLayoutEffect(() => {
    const isTextNew = text && !before.current.text
    if (isPhone && checks && text) studio.setDrawer(isTextNew ? { checks: false } : { text: false })
    before.current = { checks, text }
  }, [studio, isPhone, checks, text])
}
