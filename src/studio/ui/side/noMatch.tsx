import { meantBy } from '../../core/pageTree.ts'
import { focusFind } from '../focus.ts'
import { useStudio, useStudioState } from '../useStudio.ts'

/** Says that nothing is called what somebody looks for, and offers what may be meant. `onUse`: to look for that. */
export function NoMatch({ typed, onUse }: { typed: string; onUse: (words: string) => void }) {
  const studio = useStudio()
  const overview = useStudioState((state) => state.overview)
  const meant = meantBy(typed, overview)
  // The button goes with the words.
  const use = (words: string) => {
    onUse(words)
    focusFind(studio)
  }
  return (
    <li className="nothing">
      <p>No match for “{typed}”.</p>
      {meant !== undefined && (
        <button type="button" className="button" data-size="small" onClick={() => use(meant)}>
          Did you mean “{meant}”?
        </button>
      )}
    </li>
  )
}
