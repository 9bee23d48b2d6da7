import type { ReactNode } from 'react'

interface Props {
  onCancel: () => void
  /** What is asked for cannot be done as it is. */
  disabled: boolean
  /** What the form of the dialog does. */
  children: ReactNode
}

/** The foot of a dialog with a form: the button that leaves everything as it is, and the one that sends the form. */
export const DialogButtons = ({ onCancel, disabled, children }: Props) => (
  <div className="dialogFoot">
    <p />
    <button type="button" className="button" onClick={onCancel}>
      Cancel
    </button>
    <button className="button" data-look="ink" disabled={disabled}>
      {children}
    </button>
  </div>
)
