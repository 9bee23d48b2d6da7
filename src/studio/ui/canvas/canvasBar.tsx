import { Braces, ExternalLink, Globe, Monitor, Smartphone, Tablet } from 'lucide-react'
import { routeOf } from '../../../model/route.ts'
import { widths } from '../../core/state.ts'
import { useStudio, useStudioState } from '../useStudio.ts'

const icons = { 360: Smartphone, 768: Tablet, 1440: Monitor } as const
const names = { 360: 'a phone', 768: 'a tablet', 1440: 'a desktop' } as const

/** Above the page: its address, how wide it is shown, and the text of its file. */
export function CanvasBar() {
  const studio = useStudio()
  const shown = useStudioState((state) => state.shown)
  const width = useStudioState((state) => state.width)
  const isTextOpen = useStudioState(({ drawer }) => drawer.text)
  const route = routeOf(shown) ?? '/404'
  return (
    <div className="canvasBar" role="toolbar" aria-label="The page">
      <p className="canvasAddress">
        <Globe size={16} aria-hidden="true" />
        <code>{route}</code>
        <a
          className="iconButton"
          data-size="small"
          href={route}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the page in a new tab"
          title="Open the page in a new tab (O)"
        >
          <ExternalLink size={14} />
        </a>
      </p>
      <div className="segments" role="group" aria-label="Width of the page">
        {widths.map((one, index) => {
          const Icon = icons[one]
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              title={`As on ${names[one]} (${index + 1})`}
              onClick={() => studio.setWidth(one)}
            >
              <Icon size={16} aria-hidden="true" />
              {one}
            </button>
          )
        })}
      </div>
      <button
        type="button"
        className="button"
        data-look="plain"
        aria-pressed={isTextOpen}
        title="File text (J)"
        onClick={() => studio.setDrawer({ text: !isTextOpen })}
      >
        <Braces size={16} aria-hidden="true" /> File text
      </button>
    </div>
  )
}
