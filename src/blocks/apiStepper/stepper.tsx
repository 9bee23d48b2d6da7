import { useId } from 'react'
import type { ApiService } from '../../model/schema.gen.ts'
import { CodePanel } from '../../ui/codePanel.tsx'
import { JsonCode } from '../../ui/jsonCode.tsx'
import { useTexts } from '../../ui/text/texts.ts'
import { answerOf, openAt, requestOf, sumOf, valueOf } from './call.ts'
import { root, station, stations, status } from './stepperStyles.ts'

/**
 * Services as stations of a line, of which one is chosen: its request, the states that it goes through, its answer.
 * Radio buttons and CSS do it all; only the copy buttons need a script, which is that of every panel of code.
 */
export function Stepper({ services }: { services: readonly ApiService[] }) {
  const name = useId()
  const words = useTexts()
  const first = openAt(services)
  const shown = (at: number) => ({ 'data-at': at, 'data-shown': at === first ? '' : undefined })
  return (
    <div css={root} data-stepper="">
      <fieldset css={stations}>
        <legend className="vh">{words.service}</legend>
        {services.map((service, at) => (
          <label key={service.name} css={station} data-line={service.line}>
            <input type="radio" name={name} value={at} defaultChecked={at === first} />
            <span>{service.name}</span>
          </label>
        ))}
      </fieldset>
      {services.map((service, at) => (
        <div key={service.name} role="group" aria-label={service.name} data-line={service.line} {...shown(at)}>
          <Example {...service} />
        </div>
      ))}
      {/* What a choice has changed, said once, whatever moves meanwhile. */}
      <p className="vh" role="status">
        {services.map(({ name: service, states }, at) => (
          <span key={service} {...shown(at)}>
            {words.answer}: {states.at(-1)?.toLowerCase()}
          </span>
        ))}
      </p>
    </div>
  )
}

function Example(service: ApiService) {
  const { name, states, receipt } = service
  const [before, value, after] = answerOf(service)
  return (
    <CodePanel
      isWide
      name={name}
      request={requestOf(service)}
      before={states.slice(0, -1)}
      state={states.at(-1) ?? ''}
      answer={
        <>
          <JsonCode code={before} />
          <span css={status} data-first={valueOf(states[0])} data-next={valueOf(states[1])}>
            <i>{value}</i>
          </span>
          {after}
        </>
      }
      receipt={receipt && { ...receipt, sum: sumOf(service) }}
    />
  )
}
