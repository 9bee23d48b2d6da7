import { css } from '@emotion/react'
import { wrap } from '../../theme/styles.ts'
import { CodePanel } from '../../ui/codePanel.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { Title } from '../../ui/text/words.tsx'
import { openHead, openHeading, openWords } from './open.tsx'
import { Actions, Lead, type HeroProps, Name } from './words.tsx'

const code = css({ paddingBottom: 'clamp(48px, 5.6vw, 84px)' })

/** Words on ink, above an example of the API that is as wide as the page. */
export function CodeHero({ id, title, lead, points, links, example, line, lineName }: HeroProps<'code'>) {
  return (
    <section id={id} data-head="" css={code} data-background="ink" data-line={line}>
      <div css={[wrap, openHead]}>
        <div css={openHeading}>
          <Name text={lineName} />
          <h1>
            <Title>{title}</Title>
          </h1>
        </div>
        <div css={openWords}>
          <Lead text={lead} />
          {points && <Ticks points={points} />}
          <Actions links={links} background="ink" />
        </div>
      </div>
      <div css={wrap}>
        <CodePanel {...example} isWide />
      </div>
    </section>
  )
}
