import type { BlockProps } from '../../model/schema.gen.ts'
import { lead } from '../../theme/styles.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { LineName } from '../../ui/lines/lineName.tsx'
import { Words } from '../../ui/text/words.tsx'

/** What every layout of the hero is given. */
export type LayoutProps = BlockProps['hero'] & { id?: string }

/** The ground of a section for its markup: white is none, for white sections share the space between them. */
export const groundOf = (ground: LayoutProps['ground']) => (ground === 'paper' ? undefined : ground)

/** The stub of the line above the title, with the name of the product. */
export function Name({ text }: { text: string | undefined }) {
  return text ? <LineName>{text}</LineName> : null
}

/** The sentence under the title. */
export function Lead({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p css={lead}>
      <Words>{text}</Words>
    </p>
  )
}

/** The buttons of the head: the first one is filled. */
export function Actions({
  links,
  ground,
}: {
  links: LayoutProps['links'] | undefined
  ground?: LayoutProps['ground']
}) {
  if (!links) return null
  const main = ground === 'ink' ? 'sun' : 'ink'
  return (
    <ButtonRow>
      {links.map((link, at) => (
        <ButtonLink key={link.href} href={link.href} kind={at === 0 ? main : 'line'} arrow={at === 0}>
          {link.text}
        </ButtonLink>
      ))}
    </ButtonRow>
  )
}
