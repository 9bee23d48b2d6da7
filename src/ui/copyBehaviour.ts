// What the copy buttons of code do, without React. One listener for the whole site, as pages come and go under it.

/** How long a button says that it has copied, in ms. */
const shown = 2000

/**
 * Brings the `[data-copy]` buttons of this page, and of all that follow, to life: each copies the first `<pre>` of its
 * `[data-example]` and carries `data-copied` while it says so. Call it once. The buttons keep their place unseen until
 * then, and for good where the browser lends no clipboard.
 */
export function startCopying(): void {
  if (!navigator.clipboard) return
  document.documentElement.dataset.canCopy = ''
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const text = button.closest('[data-example]')?.querySelector('pre')?.textContent ?? ''
  // A refusal changes nothing: the code can still be marked by hand.
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  const status = button.nextElementSibling
  if (!done || !status || button.dataset.copied !== undefined) return
  button.dataset.copied = ''
  status.textContent = button.lastElementChild?.textContent ?? ''
  setTimeout(() => {
    delete button.dataset.copied
    status.textContent = ''
  }, shown)
}
