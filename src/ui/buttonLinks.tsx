import type { Link } from '../model/schema.gen.ts'
import { ButtonLink, ButtonRow } from './button.tsx'

interface Props {
  links: readonly Link[]
  /** The filled one is sun on ink. */
  isOnInk?: boolean
}

/** One or two links as buttons: the first one is filled and has an arrow, the second one has a line around it. */
export function ButtonLinks({ links, isOnInk = false }: Props) {
  const main = isOnInk ? 'sun' : 'ink'
  return (
    <ButtonRow>
      {links.map(({ text, href }, at) => (
        <ButtonLink key={href} href={href} kind={at === 0 ? main : 'line'} arrow={at === 0}>
          {text}
        </ButtonLink>
      ))}
    </ButtonRow>
  )
}
