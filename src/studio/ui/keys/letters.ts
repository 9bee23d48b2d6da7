// Keys of one character can be switched off: whoever speaks to the computer, or touches keys by accident, would set them off.

const kept = 'brightrail-studio-letters'

/** Whether keys of one character do something. It is remembered in this browser. */
export const areLettersOn = (): boolean => localStorage.getItem(kept) !== 'off'

export function setLettersOn(isOn: boolean): void {
  localStorage.setItem(kept, isOn ? 'on' : 'off')
}
