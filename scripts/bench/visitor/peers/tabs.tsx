import { Fragment, useState } from 'react'
import type { TabItem } from '../../../../src/ui/tabs/tabs.tsx'
import { columns, label, narrow, panel, root, tab } from '../../../../src/ui/tabs/tabsLook.ts'

/** Tabs as they are commonly written with React, in the look of ours: a state says which one is open. */
export function Tabs({ labelledBy, items }: { labelledBy: string; items: readonly TabItem[] }) {
  const [open, setOpen] = useState(0)
  return (
    <div css={[root, columns[items.length - 1], narrow]} role="group" aria-labelledby={labelledBy}>
      <div />
      {items.map((item, at) => (
        <Fragment key={item.value}>
          <div
            css={tab}
            role="button"
            tabIndex={0}
            aria-expanded={at === open}
            data-tab={item.value}
            data-line={item.line}
            onClick={() => setOpen(at)}
          >
            <span css={label}>{item.label}</span>
          </div>
          <div
            css={panel}
            data-panel={item.value}
            data-line={item.line}
            style={{ display: at === open ? 'grid' : 'none' }}
          >
            {item.content}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
