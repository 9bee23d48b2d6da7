import type { Finding } from '../../../content/finding/index.ts'
import { child, type Source } from '../../../content/json/index.ts'
import { canRemove, fix, removePlace } from '../../core/fixes.ts'
import type { Studio } from '../../core/studio.ts'
import { decorate } from '../../session/acts.ts'
import { isLink, mostCharacters } from '../../session/names.ts'
import { focusField, focusLink, focusRest } from '../focus.ts'
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
    case 'tooLong': {
      const most = mostCharacters(source, pointer)
      return most === undefined ? [] : [{ title: 'Shorten it', run: () => focusRest(studio, pointer, most) }]
    }
    case 'tooShort':
      return source.node(pointer)?.value === '' ? [{ title: 'Write it', run: () => focusField(studio, pointer) }] : []
    case 'linkPage':
    case 'link':
      return isLink(source, pointer) ? [{ title: 'Choose a page', run: () => focusLink(studio, pointer) }] : []
    case 'linkAnchor':
    case 'linkTab':
      return isLink(source, pointer) ? [{ title: 'Choose a place', run: () => focusLink(studio, pointer) }] : []
    case 'altText':
      return [{ title: 'Describe it', run: () => focusField(studio, pointer) }]
    case 'pictureAlt':
      return source.node(pointer)?.type === 'object' ? waysOfPicture(studio, pointer) : []
    default:
      return []
  }
}

const waysOfPicture = (studio: Studio, pointer: string): Way[] => [
  { title: 'Describe it', run: () => focusField(studio, child(pointer, 'alt')) },
  { title: 'It is only decoration', run: () => studio.act((now) => decorate(now, pointer, true)) },
]
