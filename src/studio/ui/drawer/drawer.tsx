import { useStudioState } from '../useStudio.ts'

/** What is below the page: the checks, and the text of the file. */
export function Drawer() {
  const drawer = useStudioState((state) => state.drawer)
  if (!drawer.checks && !drawer.text) return null
  return <section className="drawer" />
}
