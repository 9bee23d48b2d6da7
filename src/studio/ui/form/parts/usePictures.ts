import { useEffect, useState } from 'react'
import { markNames } from '../../../../model/marks.ts'
import { marks, markSize } from '../../../../theme/marks.ts'
import { useStudio, useStudioState } from '../../useStudio.ts'
import type { Shown } from './gallery.tsx'

/** What the store knows of the drawings or pictures of the site: asked for again when files have changed. */
function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | null {
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
  }, [overview])
  return answer
}

/** The drawings of the site; null: nobody knows them yet. */
export function useDrawings() {
  const { store } = useStudio()
  return useAnswer(() => store.ask('drawings'))
}

export function usePictures() {
  const { store } = useStudio()
  return useAnswer(() => store.ask('pictures')) ?? []
}

/** The marks that are drawn for the site, as pictures. */
export const drawnMarks: readonly Shown[] = markNames.map((name) => {
  const size = `width="${markSize}" height="${markSize}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${marks[name]}"/></svg>`
  return { name, width: markSize, height: markSize, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }
})
