import { css } from '@emotion/react'
import type { BlockProps } from '../../model/schema.gen.ts'
import { lead as leadStyle } from '../../theme/styles.ts'
import { ApiFeatures } from '../../ui/apiFeatures.tsx'
import { ButtonLinks } from '../../ui/buttonLinks.tsx'
import { Section } from '../../ui/section.tsx'
import { Title } from '../../ui/text/words.tsx'
import { head, words } from './stepperStyles.ts'
import { Stepper } from './stepper.tsx'

// After a dark hero both are one: what the hero says is said of the services.
const afterInk = css({ '[data-block]:has(> [data-head][data-background="ink"]) + [data-block] > &': { paddingTop: 0 } })

/** The services of the API as stations: a visitor chooses one and sees what it is asked and what it answers. */
export default function ApiStepper({
  id,
  title,
  lead,
  links,
  services,
  features,
}: BlockProps['apiStepper'] & { id?: string }) {
  return (
    <Section id={id} background="ink" css={afterInk}>
      {(title || lead || links) && (
        <div css={head}>
          <div css={words}>
            {title && (
              <h2>
                <Title>{title}</Title>
              </h2>
            )}
            {lead && <p css={leadStyle}>{lead}</p>}
          </div>
          {links && <ButtonLinks links={links} isOnInk />}
        </div>
      )}
      <Stepper services={services} />
      {features && <ApiFeatures features={features} heading={title ? 'h3' : 'h2'} />}
    </Section>
  )
}
