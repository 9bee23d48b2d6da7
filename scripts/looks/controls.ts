import type { Page } from 'playwright'

/** What a page has that shows something else when it is used. Found in its markup, so no list of pages is kept. */
export const controls = {
  /** Tabs, and whatever else chooses one of several looks of a block. */
  choice: 'main :is(input[type=radio]:not(form *), [aria-pressed])',
  /** Blocks with questions or cards that open. */
  unfold: '[data-block]:has(details)',
  /** Submenus, and menus with menus inside. */
  menu: 'header :is([data-submenu] > button, [popovertarget]:not([popovertargetaction=hide]))',
  /** What opens a dialog, such as a search. */
  dialog: 'main [command=show-modal]',
  form: 'main form',
  /** What waits for something from another site, such as a calendar. */
  waiting: 'main [aria-busy=true]',
} as const

export type ControlKind = keyof typeof controls

/** One of them: its number among all that match the selector of its kind, what it says, and the block that it is in. */
export interface Control {
  kind: ControlKind
  index: number
  label: string
  block: string
}

/** The controls of a page that can be seen now, by kind and in the order of the page. What is chosen already is left out. */
export const findControls = (page: Page): Promise<Control[]> =>
  page.evaluate(
    (kinds) =>
      kinds.flatMap(([kind, selector]) =>
        [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
          // A radio button without a look of its own has a label in its place.
          const [named = element] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
          if (!named.checkVisibility({ visibilityProperty: true }) || element.matches(':checked, [aria-pressed=true]'))
            return []
          const label = named.textContent.replace(/\s+/g, ' ').trim() || (element.ariaLabel ?? '')
          const block = element.closest('[data-block]')?.getAttribute('data-block') ?? ''
          return [{ kind, index, label, block }]
        }),
      ),
    Object.entries(controls) as [ControlKind, string][],
  )

/** Uses a control without a pointer, which would leave its mark on what is below it. */
export const press = (page: Page, { kind, index }: Pick<Control, 'kind' | 'index'>): Promise<void> =>
  page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll<HTMLElement>(selector)[at]
      const closed = element?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []
      if (!element?.matches('[data-block]')) element?.click()
      for (const one of closed) {
        // Of a group the browser would keep only one open.
        one.removeAttribute('name')
        one.open = true
      }
    },
    [controls[kind], index] as const,
  )

/** What the frame of a page is, but for the mark of the page in it: pages with the same one have the same menus. */
export const frameOf = (page: Page): Promise<string> =>
  page
    .locator('body > header, body header')
    .first()
    .evaluate((header) => header.outerHTML.replace(/ aria-current="\w+"/g, ''))
