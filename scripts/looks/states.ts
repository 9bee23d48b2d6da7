import type { Page } from 'playwright'
import { quote } from '../../src/model/words.ts'
import { settle, type Sitting, visit } from './browser.ts'
import { type Control, type ControlKind, controls, findControls, frameOf, press } from './controls.ts'
import { photographForm } from './forms.ts'
import { photograph, type View } from './views.ts'

/** Photographs a page as it opens. `frame`: what its menus are drawn from. */
export async function photographOpening(sitting: Sitting): Promise<{ view: View; frame: string }> {
  const { page } = sitting
  await visit(sitting)
  return { view: await photograph(page, '', 'page'), frame: await frameOf(page) }
}

type Photographer = (sitting: Sitting, control: Control, name: string) => Promise<View[]>

/**
 * How the states are photographed that a control leads to. The first two kinds come first: they go on with the page as the
 * one before has left it, because each of them shows another block, or the same one in another way. The others open it anew.
 */
const photographers: Record<ControlKind, Photographer> = {
  choice: photographUse,
  unfold: photographUse,
  menu: photographMenu,
  dialog: photographDialog,
  form: photographForm,
  waiting: photographWaiting,
}

/** What a state is called in the report. */
const names: Record<ControlKind, (control: Control) => string> = {
  choice: ({ label }) => quote(label),
  unfold: () => 'everything open',
  menu: ({ label }) => quote(label),
  dialog: ({ label }) => quote(label),
  form: () => 'form',
  waiting: () => 'what comes from another site',
}

/** The states that a page has. `withMenus`: also those of the frame, which many pages have in common. */
export async function statesOf(sitting: Sitting, withMenus: boolean): Promise<{ control: Control; name: string }[]> {
  await visit(sitting)
  const seen = new Map<string, number>()
  return (await findControls(sitting.page))
    .filter(({ kind }) => withMenus || kind !== 'menu')
    .map((control) => {
      const plain = [control.block, names[control.kind](control)].filter((part) => part !== '').join(', ')
      const times = (seen.get(plain) ?? 0) + 1
      seen.set(plain, times)
      return { control, name: times === 1 ? plain : `${plain} (${times})` }
    })
}

/** Photographs every state of a page but the first. */
export async function photographStates(sitting: Sitting, withMenus: boolean): Promise<View[]> {
  const views: View[] = []
  for (const { control, name } of await statesOf(sitting, withMenus))
    views.push(...(await photographers[control.kind](sitting, control, name)))
  return views
}

/** What is open after one press, in the block that it belongs to. */
async function photographUse({ page }: Sitting, control: Control, name: string): Promise<View[]> {
  const scope = { selector: '[data-block]', index: await blockAround(page, control) }
  await press(page, control)
  await settle(page)
  return [await photograph(page, name, scope)]
}

/** The number of the block that a control is in. */
const blockAround = (page: Page, { kind, index }: Control) =>
  page.evaluate(
    ([selector, at]) => {
      const block = document.querySelectorAll(selector)[at]?.closest('[data-block]')
      return [...document.querySelectorAll('[data-block]')].findIndex((one) => one === block)
    },
    [controls[kind], index] as const,
  )

/** A menu in the window, and the menus that it leads to. */
async function photographMenu(sitting: Sitting, control: Control, name: string): Promise<View[]> {
  const { page } = sitting
  await visit(sitting)
  const atFirst = new Set((await menusOf(page)).map(({ index }) => index))
  await press(page, control)
  await settle(page)
  const views = [await photograph(page, name, 'window')]
  for (const inner of (await menusOf(page)).filter(({ index }) => !atFirst.has(index))) {
    await visit(sitting)
    await press(page, control)
    await press(page, inner)
    await settle(page)
    views.push(await photograph(page, `${name}, ${quote(inner.label)}`, 'window'))
  }
  return views
}

const menusOf = async (page: Page) => (await findControls(page)).filter(({ kind }) => kind === 'menu')

/** Words that no page has. */
const nonsense = 'qxzqxz'

/** A dialog as it opens; with a field, also with a word that is found, and with one that is not. */
async function photographDialog(sitting: Sitting, control: Control, name: string): Promise<View[]> {
  const { page } = sitting
  await visit(sitting)
  await press(page, control)
  await settle(page)
  const views = [await photograph(page, name, 'window')]
  const field = page.locator('dialog[open] input')
  if ((await field.count()) !== 1) return views
  // The longest word of what is offered is one that is found.
  const offered = (await page.locator('dialog[open] [role=option]').first().textContent({ timeout: 0 })) ?? ''
  const word = offered.match(/\p{L}+/gu)?.reduce((longest, one) => (one.length > longest.length ? one : longest)) ?? ''
  for (const [what, text] of [
    ['something is found', word],
    ['nothing is found', nonsense],
  ] as const) {
    await field.fill(text)
    await settle(page)
    views.push(await photograph(page, `${name}, ${what}`, 'window'))
  }
  return views
}

/** A part that waits: at its beginning, and when what it waits for does not come. Only motion tells the two apart. */
async function photographWaiting(sitting: Sitting, control: Control, name: string): Promise<View[]> {
  const { page } = sitting
  const scope = { selector: controls.waiting, index: control.index }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  try {
    await visit(sitting)
    await page.evaluate(() => {
      for (const one of document.getAnimations()) {
        // What follows the scrolling has no time.
        if (!(one.timeline instanceof DocumentTimeline)) continue
        one.pause()
        one.currentTime = 0
      }
    })
    const before = await photograph(page, `${name} is on its way`, scope, true)
    return [before, await photograph(page, `${name} does not come`, scope)]
  } finally {
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
}
