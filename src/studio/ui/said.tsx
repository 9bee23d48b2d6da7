import { useEffect, useRef } from 'react'
import { checkWords } from '../core/checkWords.ts'
import { useStudio, useStudioState } from './useStudio.ts'

/** What is said to those who do not see it. The regions are there from the beginning, or they would not be read out. */
export function Said() {
  const { polite, urgent } = useStudioState((state) => state.said)
  useCheckCount()
  return (
    <>
      <p className="unseen" role="status">
        {polite}
      </p>
      <p className="unseen" role="alert">
        {urgent}
      </p>
    </>
  )
}

/** Checks are counted aloud when nothing has changed for so long, in milliseconds: not while somebody is typing. */
const restTime = 1000

/** Says how many checks the open document has, once that is another number than it was. */
function useCheckCount(): void {
  const studio = useStudio()
  const key = useStudioState(({ editing }) => editing?.key)
  const words = useStudioState(({ editing }) => (editing?.isChecked ? checkWords(editing.findings).words : null))
  const known = useRef<{ key: string | undefined; words: string } | null>(null)
  useEffect(() => {
    if (words === null) return undefined
    const isOther = known.current?.key !== key
    if (isOther) known.current = { key, words }
    if (isOther || known.current?.words === words) return undefined
    const timer = setTimeout(() => {
      known.current = { key, words }
      studio.say(words)
    }, restTime)
    return () => clearTimeout(timer)
  }, [studio, key, words])
}
