const interactions = ['pointerdown', 'keydown', 'focusin'] as const

/** The addresses of the code that comes later: React alone, then the site. `<html>` of every built page carries them. */
interface Later extends DOMStringMap {
  react: string
  client: string
}

/**
 * Starts React when it disturbs nobody: when the browser is idle after load, or once the first interaction has been
 * painted. What only React serves (`data-replay`) and was pressed before it came is pressed again, once.
 */
export function startWhenIdle(): void {
  let started = false
  let pressed: HTMLElement | null = null
  const start = () => {
    if (started) return
    started = true
    void load(() => {
      removeEventListener('click', onClick, true)
      pressed?.click()
    })
  }
  const onInteraction = () => requestAnimationFrame(() => setTimeout(start))
  const onClick = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('[data-replay]') ?? pressed
  }
  for (const name of interactions) addEventListener(name, onInteraction, { once: true })
  addEventListener('click', onClick, true)
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/**
 * Both files arrive side by side; react-dom is evaluated in a task of its own, so that no task of the main thread grows
 * long. A file that does not arrive leaves the page as it is: finished HTML whose links and controls work.
 */
async function load(onReady: () => void): Promise<void> {
  const { react, client } = document.documentElement.dataset as Later
  // Only to have it at hand: what fails here fails again below.
  fetch(client).catch(() => {})
  await import(/* @vite-ignore */ react)
  await new Promise((resolve) => setTimeout(resolve))
  const { hydrate } = (await import(/* @vite-ignore */ client)) as typeof import('../entryClient.tsx')
  await hydrate(onReady)
}
