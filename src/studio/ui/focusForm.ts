/** Goes to the first field of the form. */
export const focusForm = (): void =>
  document.querySelector<HTMLElement>('.formPanel :is(input, textarea, select, [contenteditable])')?.focus()
