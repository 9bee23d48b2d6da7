/** The addresses of the code that comes later: React alone, then the site. `<html>` of every built page carries them. */
interface Later extends DOMStringMap {
  react: string
  client: string
}

/**
 * Starts React when it disturbs nobody: when the browser is idle after load, or once the first interaction has been
 * painted. What only React serves (`data-replay`) and was pressed before it came is pressed again, once; where the browser
 * itself carries out the command of the button, it has done so.
 */
export function startWhenIdle(): void {
  let pressed: HTMLButtonElement | null = null
  let start = () => {
    start = () => {}
    load(() => {
      if (!pressed?.command) pressed?.click()
    })
  }
  const onInteraction = () => requestAnimationFrame(() => setTimeout(() => start()))
  for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, onInteraction, { once: true })
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLButtonElement>('[data-replay]') ?? pressed
  }
  addEventListener('click', onClick, true)
  // The event waits for this script, however late it arrives.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => start()))
}

/**
 * Both files arrive side by side; react-dom is evaluated in a task of its own, so that no task of the main thread grows
 * long. A file that does not arrive leaves the page as it is: finished HTML whose links and controls work.
 */
function load(onReady: () => void): void {
  const { react, client } = document.documentElement.dataset as Later
  // Only to have it ready: what fails here fails again below.
  fetch(client).catch(() => {})
  void import(/* @vite-ignore */ react).then(() =>
    setTimeout(() => {
      void import(/* @vite-ignore */ client).then(({ hydrate }: typeof import('../entryClient.tsx')) =>
        hydrate(onReady),
      )
    }),
  )
}
