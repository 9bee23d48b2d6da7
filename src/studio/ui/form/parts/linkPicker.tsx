import { ChevronsUpDown, FileText, Globe, Hash, Link2 } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { useStudioState } from '../../useStudio.ts'
import { useForm } from '../formContext.ts'
import { Choices, iconOf, type LinkChoice, useChoices } from './linkChoices.tsx'

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
  /** By which somebody else opens the list. */
  list?: Ref<{ open: () => void }>
  onChange: (href: string) => void
  /** It is being typed, or no longer. */
  onTyping?: (isTyping: boolean) => void
  /** It was chosen, or Enter says that it is whole. */
  onTaken?: (href: string) => void
}

/** An address that is typed, or chosen from the pages with their places and tabs and from the links of the site. */
export function LinkPicker({ tied, href, usual = '', list: opener, onChange, onTyping, onTaken }: LinkPickerProps) {
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const { choices, active, setActive, open, close, narrow } = useChoices(href)
  const title = useTitle(href || usual)
  const choose = (choice: LinkChoice | undefined) => {
    if (choice) onChange(choice.label)
    close()
    onTyping?.(false)
    onTaken?.(choice?.label ?? href)
  }
  const isOpen = choices !== null && choices.length > 0
  const openAll = () => void open(href, true)
  useImperativeHandle(opener, () => ({ open: openAll }))
  const press = usePress({ open: openAll, close, isOpen, isEmpty: href === '' })
  const onKeyDown = keysOf({ choices, active, setActive, open: openAll, close, choose, onTyping })
  return (
    <div className="linkPicker" onBlur={leaveOf(close, onTyping)}>
      {/* Keys reach the same through the field. */}
      <div className="control linkBox" ref={box} {...press}>
        <title.Icon size={16} aria-hidden="true" />
        {title.words !== '' && <span className="linkTitle">{title.words}</span>}
        <input
          {...tied}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${list}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={href}
          placeholder={usual}
          onChange={({ target }) => {
            onTyping?.(true)
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
        >
          <ChevronsUpDown size={14} />
        </button>
      </div>
      {isOpen && <Choices id={list} owner={box} choices={choices} active={active} choose={choose} />}
      {choices?.length === 0 && <NoPage />}
    </div>
  )
}

const leaveOf =
  (close: () => void, onTyping: LinkPickerProps['onTyping']) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    close()
    onTyping?.(false)
  }

/** In the place of the list, not over what is below: a message there may say how to go on. */
const NoPage = () => (
  <p className="fieldHint" role="status">
    No page of that name. A whole address can be typed, too.
  </p>
)

interface Press {
  open: () => void
  close: () => void
  isOpen: boolean
  isEmpty: boolean
}

/**
 * What is around a field is a part of it for whoever presses there: the cursor is in the field then, and keys go on from
 * there. The arrow opens the list and closes it; an empty field opens it. The first press selects the whole address, as Tab does:
 * what is typed then is looked for in its place.
 */
function usePress({ open, close, isOpen, isEmpty }: Press) {
  const hadFocus = useRef(false)
  return {
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      hadFocus.current = event.currentTarget.contains(document.activeElement)
      // The cursor does not leave the field when something around it is pressed.
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
    },
    onClick: ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
      const input = currentTarget.querySelector('input')
      input?.focus()
      // Somebody who has drawn over a part of it means that.
      if (!hadFocus.current && input?.selectionStart === input?.selectionEnd) input?.select()
      const isArrow = target instanceof Element && target.closest('button') !== null
      if (isArrow && isOpen) close()
      else if (isArrow || isEmpty) open()
    },
  }
}

interface Keys {
  choices: readonly LinkChoice[] | null
  active: number
  setActive: (index: number) => void
  open: () => void
  close: () => void
  choose: (choice: LinkChoice | undefined) => void
  onTyping: LinkPickerProps['onTyping']
}

/** The keys of a combobox: arrows go through the choices, Enter takes one, Escape closes them. */
function keysOf({ choices, active, setActive, open, close, choose, onTyping }: Keys) {
  const isOpen = choices !== null && choices.length > 0
  return (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      if (isOpen) setActive((active + step + choices.length) % choices.length)
      else open()
    } else if (event.key === 'Enter') choose(isOpen ? choices[active] : undefined)
    else if (event.key === 'Escape' && choices) {
      // Whoever closes the list has written what is meant.
      onTyping?.(false)
      close()
    } else {
      // What is wrong is said before the focus moves: it goes to the button that fixes it.
      if (event.key === 'Tab') onTyping?.(false)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
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
