import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { brokenPlaces, wayOut } from '../../core/fixes.ts'
import { useEditing, useStudio } from '../useStudio.ts'
import { timeOf } from '../../core/times.ts'

/** A text that is broken for so long is not one that somebody is just typing, in milliseconds. */
const restTime = 600

/** Above the page while the text of its file cannot be read: since when, and the way back. */
export function Unreadable() {
  const { isReadable, document } = useEditing('isReadable', 'document')
  const [rested, setRested] = useState<unknown>(null)
  useEffect(() => {
    if (isReadable) return undefined
    const timer = setTimeout(() => setRested(document), restTime)
    return () => {
      clearTimeout(timer)
      setRested(null)
    }
  }, [isReadable, document])
  return !isReadable && rested === document ? <Banner /> : null
}

function Banner() {
  const studio = useStudio()
  const { findings, readableAt, source } = useEditing('findings', 'readableAt', 'source')
  const broken = brokenPlaces(findings)
  const [first] = broken
  const time = timeOf(readableAt)
  const way = wayOut(studio, broken)
  return (
    <div className="banner">
      <History size={16} aria-hidden="true" />
      <p>
        {readableAt > 0 ? (
          <>
            <b>You see the page as it was at {time},</b> before {first ? `line ${first.line}` : 'a line'} stopped being
            readable.
          </>
        ) : (
          <b>{first ? `Line ${first.line} of the file cannot be read.` : 'The text of the file cannot be read.'}</b>
        )}
      </p>
      <span className="space" />
      {way ? (
        <button type="button" className="button" data-size="small" onClick={way.run}>
          {way.title}
        </button>
      ) : (
        readableAt > 0 && (
          <button
            type="button"
            className="button"
            data-size="small"
            onClick={() => studio.replaceText(`back to ${time}`, source.text)}
          >
            Back to {time}
          </button>
        )
      )}
    </div>
  )
}
