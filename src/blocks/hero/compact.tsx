import { css } from '@emotion/react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { heroFoot, wrap } from '../../theme/styles.ts'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { Actions, backgroundOf, Lead, type HeroProps, Name } from './words.tsx'

const compact = css({ paddingBlock: heroFoot })
const words = css({ display: 'grid', justifyItems: 'start', gap: 20, '& h1': { maxWidth: '14em' } })

/** A low head without a drawing. */
export function CompactHero({ id, title, lead, points, links, background = 'mist', ...rest }: HeroProps<'compact'>) {
  return (
    <section id={id} data-head="foot" css={compact} data-background={backgroundOf(background)} data-line={rest.line}>
      <div css={[wrap, words]}>
        {rest.breadcrumb && <Breadcrumb {...rest.breadcrumb} />}
        <Name text={rest.lineName} />
        <h1>
          <Title>{title}</Title>
        </h1>
        <Lead text={lead} />
        {points && <Ticks points={points} />}
        <Actions links={links} background={background} />
      </div>
    </section>
  )
}
