import { css, type SerializedStyles } from '@emotion/react'
import { Place } from '../../ui/place.tsx'
import { TextLink } from '../../ui/textLink.tsx'
import type { StudiesProps } from './cards.tsx'

const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' })

type Props = Pick<StudiesProps, 'readMore' | 'about'> & {
  study: StudiesProps['studies'][number]
  /** Its gaps. */
  room: SerializedStyles
}

/** The end of a card or row: the link, which names the study for those who hear it alone, and where the company is. */
export function Foot({ readMore, about, study: { href, brand, location }, room }: Props) {
  return (
    <div css={[foot, room]}>
      <TextLink href={href}>
        {readMore}{' '}
        <span className="vh">
          {about} {brand}
        </span>
      </TextLink>
      {location && <Place>{location}</Place>}
    </div>
  )
}
