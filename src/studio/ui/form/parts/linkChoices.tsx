import { FileText, Globe, Hash, Link2, PanelTop } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { Choice } from '../../../../content/assist/index.ts'
import { nameOfSiteLink } from '../../../session/names.ts'
import { usePopup } from '../../popup.ts'
import { useEditing, useStudio } from '../../useStudio.ts'
import { findLinks } from '../model/linkRank.ts'

/** What a link can lead to. `name`: what a page is called in lists, or a link of the site in its form. */
export type LinkChoice = Choice & { name?: string | undefined }

const icons = { page: FileText, place: Hash, tab: PanelTop, token: Link2 } as const

export const iconOf = (kind: Choice['kind']) => (Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : Globe)

interface ChoicesProps {
  id: string
  /** The box that the list belongs to. */
  owner: RefObject<HTMLElement | null>
  choices: readonly LinkChoice[]
  active: number
  choose: (choice: LinkChoice) => void
}

/** As wide as a name with its address, in pixels. */
const listWidth = 312

export function Choices({ id, owner, choices, active, choose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  usePopup(owner, list, listWidth)
  return (
    <div className="choices" popover="manual" role="listbox" id={id} aria-label="What it can lead to" ref={list}>
      {choices.map((choice, index) => {
        const Icon = iconOf(choice.kind)
        return (
          <div
            key={choice.label}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={(row) => (index === active ? row?.scrollIntoView({ block: 'nearest' }) : undefined)}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(choice)
            }}
          >
            <Icon size={14} aria-hidden="true" />
            <span>{choice.name ?? choice.detail}</span>
            <code>{choice.kind === 'token' ? choice.detail : choice.label}</code>
          </div>
        )
      })}
    </div>
  )
}

/** The choices while they are shown; null while they are not. `all`: also those that do not hold what is typed. */
export function useChoices(href: string) {
  const studio = useStudio()
  const { key } = useEditing('key')
  const [choices, setChoices] = useState<readonly LinkChoice[] | null>(null)
  const [active, setActive] = useState(0)
  const asked = useRef(0)
  const open = async (typed: string, all = false) => {
    const own = ++asked.current
    const found = await studio.store.ask('links', key, typed)
    // It was closed meanwhile, or something newer was asked.
    if (own !== asked.current) return
    const { pages } = studio.state.overview
    const named = found.map(
      (one): LinkChoice => ({
        ...one,
        name: pages.find(({ route }) => route === one.label)?.name ?? nameOfSiteLink(one.label),
      }),
    )
    setChoices(all ? named : findLinks(named, typed))
    setActive(
      all
        ? Math.max(
            0,
            named.findIndex(({ label }) => label === href),
          )
        : 0,
    )
  }
  const close = () => {
    asked.current++
    setChoices(null)
  }
  return { choices, active, setActive, open, narrow: (typed: string) => open(typed), close }
}
