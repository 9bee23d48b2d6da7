import type { BlockProps } from '../../model/schema.gen.ts'
import { lead } from '../../theme/styles.ts'
import { ButtonLinks } from '../../ui/buttonLinks.tsx'
import { LineName } from '../../ui/lines/lineName.tsx'
import { Words } from '../../ui/text/words.tsx'

type Layout = BlockProps['hero']['layout']

/** What a layout of the hero is given. */
export type HeroProps<L extends Layout = Layout> = Extract<BlockProps['hero'], { layout: L }> & { id?: string }

type Background = HeroProps<'open'>['background']

/** The background of a section for its markup: white is none, for white sections share the space between them. */
export const backgroundOf = (background: Background) => (background === 'paper' ? undefined : background)

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
export function Actions({ links, background }: { links: HeroProps['links'] | undefined; background?: Background }) {
  return links ? <ButtonLinks links={links} isOnInk={background === 'ink'} /> : null
}
