import { enhanceTabs } from '../ui/tabs/tabsBehaviour.ts'

/** What holds its state in the document: what is open, and what is chosen of several. React knows of neither. */
type Holder = HTMLInputElement | HTMLDetailsElement

/** Of a group of holders in one element, the one that is open or chosen, and its place among them. */
interface Kept {
  group: Element
  holder: Holder
  at: number
  count: number
}

const holders = 'details, input[type=radio]'
const groups = '[data-tabs], fieldset, [data-block]'

const isSet = (holder: Holder) => (holder instanceof HTMLInputElement ? holder.checked : holder.open)

function set(holder: Holder): void {
  if (holder instanceof HTMLInputElement) holder.checked = true
  else holder.open = true
}

/** The holders of a group, without those of groups inside of it. */
const holdersOf = (group: Element) =>
  [...group.querySelectorAll<Holder>(holders)].filter((holder) => holder.closest(groups) === group)

/**
 * The groups of the page that hold something: most pages have none, and each key in the studio asks for them. Browsers know
 * the elements of a name without going through the page.
 */
const groupsOfPage = () =>
  new Set(
    ['details', 'input']
      .flatMap((name) => [...document.getElementsByTagName(name)])
      .flatMap((element) => (element.matches(holders) && element.closest(groups)) || []),
  )

/**
 * Draws an edit, and keeps what is open on the page: the same tab, answer, disclosure or choice, also when others come
 * before it, and one that was only renamed. When the open tab is gone, the one in its place opens, because one always is.
 */
export function keepOpen(draw: () => void): void {
  const kept = [...groupsOfPage()].flatMap((group): Kept[] => {
    const all = holdersOf(group)
    return all.flatMap((holder, at) => (isSet(holder) ? [{ group, holder, at, count: all.length }] : []))
  })
  draw()
  for (const { group, holder, at, count } of kept) {
    if (!group.isConnected) continue
    const isTabs = group.matches('[data-tabs]')
    const now = holdersOf(group)
    const heir = isTabs || now.length === count ? now[Math.min(at, now.length - 1)] : undefined
    const target = holder.isConnected ? holder : heir
    if (target) set(target)
    if (isTabs) enhanceTabs(group as HTMLElement)
  }
}
