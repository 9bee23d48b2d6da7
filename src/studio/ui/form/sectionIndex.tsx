import { slug } from '../../../model/words.ts'

/** Of fewer sections all are seen soon enough. */
const fewest = 6

export const sectionId = (title: string) => `section-${slug(title)}`

/** The sections of a long form, such as that of the whole site: each leads to its first field. */
export function SectionIndex({ titles, onGo }: { titles: readonly string[]; onGo: (title: string) => void }) {
  if (titles.length < fewest) return null
  const go = (title: string) => {
    onGo(title)
    const section = document.getElementById(sectionId(title))
    const body = section?.closest('.formBody')
    // The form alone: what is around it would be scrolled as well, although it has no bar for it.
    if (section && body) body.scrollTop += section.getBoundingClientRect().top - body.getBoundingClientRect().top
    section?.querySelector<HTMLElement>('summary, input, textarea, select, button')?.focus({ preventScroll: true })
  }
  return (
    <nav className="sectionIndex" aria-label="Sections of the form">
      {titles.map((title) => (
        <button type="button" key={title} onClick={() => go(title)}>
          {title}
        </button>
      ))}
    </nav>
  )
}
