import type { ReactNode } from 'react'
import type { ApiExample } from '../model/schema.gen.ts'
import { code, panel, slip, stateBar, states } from './codePanelStyles.ts'
import { ExampleBar } from './exampleBar.tsx'
import { Icon } from './images/icon.tsx'
import { JsonCode } from './jsonCode.tsx'
import { useTexts } from './text/texts.ts'

interface Props extends Omit<ApiExample, 'answer' | 'before'> {
  before?: string[] | undefined
  /** As code, or as elements where a part of it is drawn in its own way. */
  answer: ReactNode
  /** What is shown of it beside the tag, and said of the panel. */
  name?: string
  isWide?: boolean
  /** Below the answer: whom or what it is about, and its amount. */
  receipt?: { name: string; detail: string; sum: string } | undefined
}

/** A request to the API and its answer, marked as an example. The button copies the request (`startCopying`). */
export function CodePanel({ request, before, state, answer, name, isWide = false, receipt }: Props) {
  const words = useTexts()
  return (
    <div css={panel} data-example="" data-wide={isWide ? '' : undefined}>
      <ExampleBar name={name} />
      <Code name={words.request} text={request} />
      {before ? (
        <ol css={states}>
          {[...before, state].map((word) => (
            <li key={word}>
              <span>{word}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p css={stateBar}>
          <Icon name="check" size={18} />
          {state}
        </p>
      )}
      <Code name={words.answer} text={answer} />
      {receipt && (
        <p css={slip}>
          <Icon name="check" size={18} />
          <span>
            <strong>{receipt.name}</strong>
            {receipt.detail}
          </span>
          <strong>{receipt.sum}</strong>
        </p>
      )}
    </div>
  )
}

/** On a narrow screen long lines are scrolled to, so the keyboard can reach them. */
function Code({ name, text }: { name: string; text: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is scrolled with the keys
    <pre css={code} role="group" aria-label={name} tabIndex={0}>
      {typeof text === 'string' ? <JsonCode code={text} /> : text}
    </pre>
  )
}
