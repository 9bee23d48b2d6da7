import { asksForSearch } from '../ui/shortcut.ts'

const interactions = ['pointerdown', 'keydown', 'focusin'] as const

/** The addresses of the code that comes later: React alone, then the site. `<html>` of every built page carries them. */
interface Later extends DOMStringMap {
  react: string
  client: string
}

/**
 * Starts React when it disturbs nobody: when the browser is idle after load, or once the first interaction has been
 * painted. What only React serves (`data-replay`) and was pressed before it came is pressed again, once; so is what a
 * shortcut asked for.
 */
export function startWhenIdle(): void {
  let started = false
  let pressed: HTMLElement | null = null
  const start = () => {
    if (started) return
    started = true
    void load(() => {
      removeEventListener('click', onClick, true)
      removeEventListener('keydown', onKey)
      pressed?.click()
    })
  }
  const onInteraction = () => requestAnimationFrame(() => setTimeout(start))
  const onClick = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>('[data-replay]') ?? pressed
  }
  const onKey = (event: KeyboardEvent) => {
    const control = asksForSearch(event) && document.querySelector<HTMLElement>('[aria-keyshortcuts]')
    if (!control) return
    event.preventDefault()
    pressed = control
  }
  for (const name of interactions) addEventListener(name, onInteraction, { once: true })
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey)
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
  preload(client)
  await import(/* @vite-ignore */ react)
  await new Promise((resolve) => setTimeout(resolve))
  const { hydrate } = (await import(/* @vite-ignore */ client)) as typeof import('../entryClient.tsx')
  await hydrate(onReady)
}

function preload(address: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address })
  document.head.append(link)
}
