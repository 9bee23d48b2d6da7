import { quote } from '../../../model/words.ts'
import { type Group, noFindings, placeOf, type Text } from '../../wording/index.ts'
import { type Rule, warning } from '../rule.ts'

const fileName = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)\b|^(?:img|dsc|screenshot)[-_ ]?\d+/i
const opening =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|illustration|graphic|icon|screenshot)(?: of\b| showing\b|$|\.$)/i
/** Three at least. */
const hasWords = /\s\S+\s/
/** Screen readers say an alternative text in one breath; there is no way to go back inside it. */
const longest = 160

/** Rules for people who hear what a picture shows. */
export const altTextRules = {
  altText: warning(
    'Alternative texts tell what a picture shows',
    'People who cannot see the picture hear this text. A file name or the word "picture" tells them nothing.',
    'Say in one sentence what the picture shows and what it is there for.',
    {
      text(found) {
        if (found.key !== 'alt') return noFindings
        const message = problemOf(found)
        if (message === null) return noFindings
        const hint = 'Say in one sentence what the picture shows and what it is there for.'
        return [{ place: placeOf(found), message, hint }]
      },
    },
  ),
  altFigure: warning(
    'Alternative texts say the figures that their drawings show',
    'People who hear the text would be told another figure than people who see the drawing.',
    'Write the figure that is in the drawing. If the drawing is out of date, ask a developer to draw it anew.',
  ),
} satisfies Record<string, Rule>

function problemOf({ text: alt, group }: Text): string | null {
  const trimmed = alt.trim()
  if (fileName.test(alt) || trimmed === group.value.name)
    return `${quote(alt)} is the name of a file, not what the picture shows.`
  const match = opening.exec(trimmed)
  if (match)
    return `Screen readers say already that this is a picture. Begin with what it shows, without ${quote(match[0])}.`
  if (repeatsTitle(alt, group))
    return 'This text repeats the title beside the picture. Screen readers would say the same words twice.'
  if (!hasWords.test(trimmed)) return `${quote(alt)} is too short to tell what the picture shows.`
  if (alt.length > longest) return `This text has ${alt.length} characters. More than ${longest} are hard to listen to.`
  return null
}

/** A title of the groups around the picture says the same, but for characters that are no letters. */
function repeatsTitle(alt: string, group: Group): boolean {
  let bareAlt: string | undefined
  for (let at = group.parent; at; at = at.parent)
    for (const key of titles) {
      const title = at.value[key]
      // A text of twice the length says more, whatever characters are in it.
      if (typeof title !== 'string' || 2 * title.length < alt.length) continue
      bareAlt ??= bare(alt)
      if (bare(title) === bareAlt) return true
    }
  return false
}

const titles = ['title', 'label', 'name', 'question']

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
