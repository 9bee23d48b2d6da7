import { useStudioState } from '../useStudio.ts'

/** The page itself, as the site draws it. */
export function Canvas() {
  const shown = useStudioState((state) => state.shown)
  return <div className="canvas">{shown}</div>
}
