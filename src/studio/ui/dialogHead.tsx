import { X } from 'lucide-react'

interface Props {
  /** The id by which the dialog is named. */
  id: string
  title: string
  onClose: () => void
  /** What closing comes to, where it is more than that. */
  close?: string
}

/** The head of a dialog: its name, and the button that closes it. */
export const DialogHead = ({ id, title, onClose, close = 'Close (Escape)' }: Props) => (
  <div className="dialogHead">
    <h2 id={id}>{title}</h2>
    <button type="button" className="iconButton" aria-label={close} onClick={onClose}>
      <X size={16} />
    </button>
  </div>
)
