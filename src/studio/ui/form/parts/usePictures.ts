import { useEffect, useState } from 'react'
import { useStudio, useStudioState } from '../../useStudio.ts'

/** What the store knows of the drawings or pictures of the site: asked for again when files have changed, and after `again`. */
function useAnswer<Answer>(ask: () => Promise<Answer>, again: number): Answer | null {
  const overview = useStudioState((state) => state.overview)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isOver = false
    ask().then(
      (found) => isOver || setAnswer(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // The question is the same whenever it is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [overview, again])
  return answer
}

export function useDrawings() {
  const { store } = useStudio()
  return useAnswer(() => store.ask('drawings'), 0) ?? []
}

/** `again`: another number asks again, such as after an upload. */
export function usePictures(again: number) {
  const { store } = useStudio()
  return useAnswer(() => store.ask('pictures'), again) ?? []
}
