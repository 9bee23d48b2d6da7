import type { Finding } from '../../../content/finding/index.ts'
import { child, partsOf, type Source } from '../../../content/json/index.ts'
import { canRemove, fix, removePlace } from '../../core/fixes.ts'
import type { Studio } from '../../core/studio.ts'
import { decorate } from '../../session/acts.ts'
import { formatOf, roomOf } from '../../session/names.ts'
import { focusField, focusLink, focusRest, openGallery } from '../focus.ts'
import { waysToBeFound, waysToClose, waysToEarlier, waysToGuess, waysToMake } from '../linkToPage.ts'
import { waysToSamples } from '../samples.ts'
import { useEditing, useStudio } from '../useStudio.ts'

/** Something that can be done about a finding, by the words of its button. */
interface Way {
  title: string
  run: () => void
  /** It takes something away. */
  isPlain?: true
}

/** What can be done about a finding: its fix, and what needs words or a choice of somebody. */
export function Ways({ finding }: { finding: Finding }) {
  const studio = useStudio()
  const { source } = useEditing('source')
  const ways = waysOf(studio, finding, source)
  if (ways.length === 0) return null
  return (
    <p className="acts">
      {ways.map(({ title, run, isPlain }) => (
        <button
          key={title}
          type="button"
          className="button"
          data-size="small"
          data-look={isPlain && 'plain'}
          tabIndex={-1}
          onClick={run}
        >
          {title}
        </button>
      ))}
    </p>
  )
}

function waysOf(studio: Studio, finding: Finding, source: Source): Way[] {
  const own = finding.fix && { title: finding.fix.title, run: () => fix(studio, finding) }
  return [...(own ? [own] : []), ...waysByHand(studio, finding, source)]
}

function waysByHand(studio: Studio, finding: Finding, source: Source): Way[] {
  const { code, pointer } = finding
  if (canRemove(finding)) return [{ title: 'Remove it', run: () => removePlace(studio, finding), isPlain: true }]
  switch (code) {
    case 'tooLong':
    case 'wordsTooMany': {
      const room = roomOf(source, pointer)
      const isLimited = Math.min(room.characters, room.words) < Infinity
      return isLimited ? [{ title: 'Shorten it', run: () => focusRest(studio, pointer, room) }] : []
    }
    case 'tooShort':
    case 'pictureUnknown':
    case 'linkPage':
    case 'link':
      return [
        ...waysToGuess(studio, finding),
        ...waysToFill(studio, source, pointer),
        ...waysToMake(studio, finding),
        ...waysToEarlier(studio, finding),
      ]
    case 'redirectTwice':
      return waysToEarlier(studio, finding)
    case 'linkAnchor':
    case 'linkTab':
      return waysToFill(studio, source, pointer, 'Choose a place')
    case 'altText':
      return [{ title: 'Describe it', run: () => focusField(studio, pointer) }]
    case 'pictureAlt':
      return source.node(pointer)?.type === 'object' ? waysOfPicture(studio, pointer) : []
    case 'sampleWords':
      return waysToSamples(studio, finding)
    case 'closingEarly':
      return waysToClose(studio, finding)
    default:
      return waysToBeFound(studio, finding)
  }
}

/** How a field gets what cannot be typed, by what it holds. */
const choices: Readonly<Record<string, { title: string; open: (studio: Studio, pointer: string) => void }>> = {
  link: { title: 'Choose a page', open: focusLink },
  media: { title: 'Choose a picture', open: openGallery },
  mark: { title: 'Choose a picture', open: openGallery },
  drawing: { title: 'Choose a drawing', open: openGallery },
}

/** How a field gets what it holds: by a choice, or by words where it is empty. A text in which an address is has other ways. */
function waysToFill(studio: Studio, source: Source, pointer: string, title?: string): Way[] {
  const choice = choices[formatOf(source, pointer) ?? '']
  if (choice) return [{ title: title ?? choice.title, run: () => choice.open(studio, pointer) }]
  if (source.node(pointer)?.value !== '') return []
  const words = partsOf(pointer).at(-1) === 'alt' ? 'Describe it' : 'Write it'
  return [{ title: words, run: () => focusField(studio, pointer) }]
}

const waysOfPicture = (studio: Studio, pointer: string): Way[] => [
  { title: 'Describe it', run: () => focusField(studio, child(pointer, 'alt')) },
  { title: 'It is only decoration', run: () => studio.act((now) => decorate(now, pointer, true)) },
]
