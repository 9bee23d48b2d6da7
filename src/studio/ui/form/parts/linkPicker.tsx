import { ChevronsUpDown, FileText, Globe, Hash, Link2, PanelTop } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Choice } from '../../../../content/assist/index.ts'
import { useEditing, useStudio, useStudioState } from '../../useStudio.ts'
import { useForm } from '../formContext.ts'

interface LinkPickerProps {
  tied: {
    id: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
    'aria-label'?: string
  }
  href: string
  /** Where it leads without a value. */
  usual?: string
  onChange: (href: string) => void
}

const icons = { page: FileText, place: Hash, tab: PanelTop, token: Link2 } as const
const iconOf = (kind: Choice['kind']) => (Object.hasOwn(icons, kind) ? icons[kind as keyof typeof icons] : Globe)

/** An address that is typed, or chosen from the pages with their places and tabs and from the links of the site. */
export function LinkPicker({ tied, href, usual = '', onChange }: LinkPickerProps) {
  const list = useId()
  const { choices, active, setActive, open, close, narrow } = useChoices(href)
  const title = useTitle(href || usual)
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    onChange(choice.label)
    close()
  }
  const isOpen = choices !== null
  const onKeyDown = keysOf({ choices, active, setActive, open: () => void open(href, true), close, choose })
  return (
    <div
      className="linkPicker"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <div className="control linkBox">
        <title.Icon size={16} aria-hidden="true" />
        {title.words !== '' && <span className="linkTitle">{title.words}</span>}
        <input
          {...tied}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && choices.length > 0 ? `${list}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={href}
          placeholder={usual}
          onChange={({ target }) => {
            onChange(target.value)
            void narrow(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="iconButton"
          data-size="small"
          tabIndex={-1}
          aria-label="Show what it can lead to"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (isOpen ? close() : void open(href, true))}
        >
          <ChevronsUpDown size={14} />
        </button>
      </div>
      {isOpen && <Choices id={list} choices={choices} active={active} choose={choose} />}
    </div>
  )
}

interface Keys {
  choices: readonly Choice[] | null
  active: number
  setActive: (index: number) => void
  open: () => void
  close: () => void
  choose: (choice: Choice | undefined) => void
}

/** The keys of a combobox: arrows go through the choices, Enter takes one, Escape closes them. */
function keysOf({ choices, active, setActive, open, close, choose }: Keys) {
  return (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      if (choices) setActive((active + step + choices.length) % Math.max(1, choices.length))
      else open()
    } else if (event.key === 'Enter' && choices) choose(choices[active])
    else if (event.key === 'Escape' && choices) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

function Choices({
  id,
  choices,
  active,
  choose,
}: {
  id: string
  choices: readonly Choice[]
  active: number
  choose: (choice: Choice) => void
}) {
  return (
    <div className="choices" role="listbox" id={id} aria-label="What it can lead to">
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
            <span>{choice.detail}</span>
            <code>{choice.label}</code>
          </div>
        )
      })}
      {choices.length === 0 && <p className="quiet">No page of that name. A whole address can be typed, too.</p>}
    </div>
  )
}

/** The choices while they are shown; null while they are not. `all`: also those that do not hold what is typed. */
function useChoices(href: string) {
  const studio = useStudio()
  const { key } = useEditing('key')
  const [choices, setChoices] = useState<readonly Choice[] | null>(null)
  const [active, setActive] = useState(0)
  const asked = useRef(0)
  const open = async (typed: string, all = false) => {
    const own = ++asked.current
    const found = await studio.store.ask('links', key, typed)
    // It was closed meanwhile, or something newer was asked.
    if (own !== asked.current) return
    const words = typed.trim().toLowerCase()
    const kept = all
      ? found
      : found.filter(({ label, detail = '' }) => `${label} ${detail}`.toLowerCase().includes(words))
    setChoices(kept)
    setActive(
      Math.max(
        0,
        kept.findIndex(({ label }) => label === href),
      ),
    )
  }
  const close = () => {
    asked.current++
    setChoices(null)
  }
  return { choices, active, setActive, open, narrow: (typed: string) => open(typed), close }
}

/** What an address is called: the title of its page, or what a link of the site stands for. */
function useTitle(href: string) {
  const { tokens } = useForm()
  const pages = useStudioState(({ overview }) => overview.pages)
  const token = tokens.get(href)
  if (token !== undefined) return { words: token, Icon: Link2 }
  const [path = ''] = href.split(/[?#]/, 1)
  const page = pages.find(({ route }) => route === path)
  if (page)
    return {
      words: page.name,
      Icon: href === path ? FileText : iconOf(href.includes('?tab=') ? 'tab' : 'place'),
    }
  return { words: '', Icon: /^[#?]/.test(href) ? Hash : Globe }
}
