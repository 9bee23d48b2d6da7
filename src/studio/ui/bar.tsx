import {
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ExternalLink,
  PanelLeft,
  PanelRight,
  Redo2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { kindOf, routeOf } from '../../model/route.ts'
import { SaveStatus } from './saveStatus.tsx'
import { undoOfToast } from '../core/moved.ts'
import { checkWords, isBegun } from '../core/checkWords.ts'
import { focusFind } from './focus.ts'
import { guide } from './guide.ts'
import { useName, useSaid, useStudio, useStudioState } from './useStudio.ts'
import { addressOf } from '../core/pageNames.ts'

/** The bar: which page (`title` is for those who do not see it), whether it is saved, what others see of it, and what to do next. */
export function Bar({ title }: { title: string }) {
  const studio = useStudio()
  const key = useStudioState(({ editing }) => editing?.key)
  const undo = useStudioState((state) => state.editing?.undo ?? undoOfToast(state)?.undoes)
  const redo = useStudioState(({ editing }) => editing?.redo)
  const shown = useStudioState((state) => state.shown)
  const name = useName()
  return (
    <header className="bar">
      <h1 className="unseen">{title}</h1>
      <Toggles />
      <div className="barName">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>
          Brightrail <span>studio</span>
        </span>
      </div>
      {key !== undefined && (
        <button type="button" className="barPage" title="Find another page (/)" onClick={() => focusFind(studio)}>
          <span>{name}</span> <code>{addressOf(key)}</code>
          <ChevronsUpDown size={14} aria-hidden="true" />
        </button>
      )}
      {key !== undefined && <SaveStatus />}
      <Way />
      <div className="barEnd">
        <button
          type="button"
          className="iconButton"
          disabled={undo === undefined}
          onClick={studio.undo}
          aria-label={undo === undefined ? 'Undo' : `Undo: ${undo}`}
          title={undo === undefined ? 'Undo' : `Undo: ${undo} (Ctrl+Z)`}
        >
          <Undo2 size={16} />
        </button>
        <button
          type="button"
          className="iconButton"
          disabled={redo === undefined}
          onClick={studio.redo}
          aria-label={redo === undefined ? 'Redo' : `Redo: ${redo}`}
          title={redo === undefined ? 'Redo' : `Redo: ${redo} (Ctrl+Shift+Z)`}
        >
          <Redo2 size={16} />
        </button>
        <ChecksChip />
        {(kindOf(shown) === 'page' || kindOf(shown) === 'notFound') && (
          <a className="button" data-look="sun" href={routeOf(shown) ?? '/404'} target="_blank" rel="noreferrer">
            Open the page <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </header>
  )
}

/** Where the changes are, with the list of them, and how they get on. */
function Way() {
  const studio = useStudio()
  return (
    <div className="way">
      <ol aria-label="Where your changes are">
        <li aria-current="step">
          <button
            type="button"
            aria-haspopup="dialog"
            title="What you write is in your copy, and not on the live site yet. Show what you have changed (R)"
            onClick={() => studio.setShowing('changes')}
          >
            Your copy<span className="unseen">: show what you have changed</span>
          </button>
        </li>
        <li>Live site</li>
      </ol>
      <a
        className="iconButton"
        data-size="small"
        href={`${guide}#when-you-are-done`}
        target="_blank"
        rel="noreferrer"
        aria-label="How your changes go live"
        title="How your changes go live"
      >
        <CircleHelp size={16} aria-hidden="true" />
      </a>
    </div>
  )
}

/** In a narrow window the side and the form lie over the page, one at a time. */
function Toggles() {
  const studio = useStudio()
  const over = useStudioState((state) => state.over)
  return (
    <div className="barToggles">
      <button
        type="button"
        className="iconButton"
        aria-label="Pages and blocks"
        aria-pressed={over === 'side'}
        onClick={() => studio.setOver(over === 'side' ? null : 'side')}
      >
        <PanelLeft size={16} />
        <span>Pages</span>
      </button>
      <button
        type="button"
        className="iconButton"
        data-of="form"
        aria-label="Form"
        aria-pressed={over === 'form'}
        onClick={() => studio.setOver(over === 'form' ? null : 'form')}
      >
        <PanelRight size={16} />
        <span>Form</span>
      </button>
    </div>
  )
}

/** How many findings the open document has; it opens the list of them. */
function ChecksChip() {
  const studio = useStudio()
  const findings = useStudioState(({ editing }) => editing?.findings)
  const isOpen = useStudioState(({ drawer }) => drawer.checks)
  const isUnknown = useStudioState(({ overview }) => !overview.isWhole)
  const said = useSaid()
  if (!findings || isUnknown) return null
  const { words, kind } = checkWords(findings)
  const Icon = { error: CircleAlert, warning: TriangleAlert, good: CircleCheck }[kind]
  return (
    <button
      type="button"
      className="checksChip"
      data-kind={kind}
      data-begun={isBegun(findings, said) || undefined}
      aria-expanded={isOpen}
      onClick={() => studio.setDrawer({ checks: !isOpen })}
    >
      <Icon size={16} aria-hidden="true" />
      {words}
    </button>
  )
}
