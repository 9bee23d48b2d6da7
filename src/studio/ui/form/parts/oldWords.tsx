import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { idOf, useForm } from '../formContext.ts'

/** The pictures that have taken the place of another one, each with the words of that one: until they are changed or confirmed. */
const unsure = new Set<string>()

const signOf = (picture: string, words: unknown) => `${picture}\n${String(words)}`

/** Remembers that a picture has the words of the one before it. */
export function askAgain(picture: string, words: unknown): void {
  if (typeof words === 'string' && words.trim() !== '') unsure.add(signOf(picture, words))
}

interface OldWordsProps {
  picture: unknown
  words: unknown
  /** The place of the words. */
  pointer: string
}

/** Asks whether the words of a picture still fit, once another picture has taken its place. */
export function OldWords({ picture, words, pointer }: OldWordsProps) {
  const [, redraw] = useState({})
  const sign = signOf(String(picture), words)
  // What a check finds in the words asks the same.
  const isSaid = useForm().findings.some((one) => one.pointer === pointer)
  const field = () => document.getElementById(idOf(pointer)) as HTMLTextAreaElement | null
  return (
    <div className="messages" role="status">
      {unsure.has(sign) && !isSaid && (
        <div className="message" data-severity="warning">
          <TriangleAlert size={16} aria-hidden="true" />
          <p>The description is still the old picture’s: does it fit?</p>
          <p className="acts">
            <button
              type="button"
              className="button"
              data-size="small"
              onClick={() => {
                field()?.focus()
                field()?.select()
              }}
            >
              Write it anew
            </button>
            <button
              type="button"
              className="button"
              data-look="plain"
              data-size="small"
              onClick={() => {
                unsure.delete(sign)
                redraw({})
                field()?.focus()
              }}
            >
              It fits
            </button>
          </p>
        </div>
      )}
    </div>
  )
}
