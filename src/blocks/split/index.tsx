import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { entryTitle, lead, media, wrap } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { TextLink } from '../../ui/textLink.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Art } from './art.tsx'
import { Title } from '../../ui/text/words.tsx'

const section = css({ paddingBlock: theme.section, overflow: 'clip' })
const tint = css({ background: 'var(--ct)' })
// The gap is the one that the drawings are laid out with: a line passes from one section into the next.
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignItems: 'center',
  [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '5%' },
})
const words = css({
  display: 'grid',
  gap: theme.s5,
  '& > ul': { color: 'var(--quiet)' },
  '& > ul > li > svg': { color: `var(--c, ${theme.sun})` },
})
const rows = css({
  display: 'grid',
  gap: '28px 32px',
  marginBlock: 8,
  '& h3': { marginBottom: 4 },
  '& p': { color: 'var(--quiet)', fontSize: '1rem', lineHeight: 1.5 },
  [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** Words on the left, a drawing on the right; below 1200 px the drawing follows the words. */
export default function Split({ id, art, ...block }: BlockProps['split'] & { id?: string }) {
  const { background, line, title, text, points, items, link, drawing } = block
  const isTint = background === 'tint'
  const named = background === 'paper' ? undefined : background
  return (
    <section id={id} css={[section, isTint && tint]} data-background={named} data-line={line}>
      <div css={[wrap, columns]}>
        <div css={words}>
          <h2>
            <Title>{title}</Title>
          </h2>
          {text && <p css={lead}>{text}</p>}
          {points && <Ticks points={points} />}
          {items && (
            <div css={rows}>
              {items.map((item) => (
                <div key={item.title}>
                  <h3 css={entryTitle}>
                    <Title>{item.title}</Title>
                  </h3>
                  <p>{item.text}</p>
                </div>
              ))}
            </div>
          )}
          {link && <TextLink href={link.href}>{link.text}</TextLink>}
        </div>
        {drawing && <Art kind={art} drawing={drawing} />}
      </div>
    </section>
  )
}
