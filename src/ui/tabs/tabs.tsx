import { Fragment, type ReactNode, useId } from 'react'
import type { Line } from '../../model/schema.gen.ts'
import { columns, label, narrow, panel, root, roomy, spoken, tab } from './tabsLook.ts'
import { useTexts } from '../text/texts.ts'
import { enhanceTabs } from './tabsBehaviour.ts'

/** One tab: its value in the address, what it says, its colour, and what its panel shows (text first, then a picture). */
export interface TabItem {
  value: string
  label: string
  line: Line
  content: ReactNode
}

interface Props {
  /** The id of the heading that names the tabs. */
  labelledBy: string
  items: readonly TabItem[]
}

/** Tabs that React has drawn; those of the first page get their keys and roles from the script before React. */
const enhance = (tabs: HTMLDivElement | null) => {
  if (tabs) enhanceTabs(tabs)
}

/**
 * Topics of which one is open: a strip map over one panel on a desktop, elsewhere stations whose panels open under them.
 * Radio buttons and CSS do the switching; without scripts every panel is open. Keys, roles and swipes come from
 * tabsBehaviour.ts, which needs no React.
 */
export function Tabs({ labelledBy, items }: Props) {
  const id = useId()
  const { noTabs } = useTexts()
  if (items.length === 0) return <p>{noTabs}</p>
  return (
    <div
      css={[root, columns[items.length - 1], items.length > 4 ? narrow : roomy]}
      role="group"
      aria-labelledby={labelledBy}
      data-tabs=""
      ref={enhance}
    >
      <div />
      {items.map((item, at) => {
        const [radio, control, content] = ['radio', 'tab', 'panel'].map((part) => `${id}${part}-${item.value}`)
        return (
          <Fragment key={item.value}>
            <input className="vh" type="radio" id={radio} name={id} value={item.value} defaultChecked={at === 0} />
            <div css={tab} id={control} data-tab={item.value} data-line={item.line}>
              <label css={label} htmlFor={radio}>
                {item.label}
              </label>
            </div>
            <div css={panel} id={content} data-panel={item.value} data-line={item.line}>
              <p css={spoken}>{item.label}</p>
              {item.content}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}
