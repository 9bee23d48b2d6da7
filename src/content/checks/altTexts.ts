import { quote } from '../words.ts'
import { noRemarks, type Remark, type Text } from './texts.ts'

const fileName = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)\b|^(?:img|dsc|screenshot)[-_ ]?\d+/i
const opening =
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|drawing|illustration|graphic|icon|screenshot)(?: of\b| showing\b|$|\.$)/i
const fewest = 3
/** Screen readers say an alternative text in one breath; there is no way to go back inside it. */
const longest = 160

/** An alternative text that does not tell what the picture shows. */
export function checkAltText(found: Text): readonly Remark[] {
  const { key, text, group, place } = found
  if (key !== 'alt') return noRemarks
  const message = faultOf(text, group.value.name, titlesAround(found))
  if (message === null) return noRemarks
  const hint = 'Say in one sentence what the picture shows and what it is there for.'
  return [{ code: 'altText', place, message, hint }]
}

function faultOf(alt: string, name: unknown, titles: readonly string[]): string | null {
  if (fileName.test(alt) || alt.trim() === name)
    return `${quote(alt)} is the name of a file, not what the picture shows.`
  const match = opening.exec(alt.trim())
  if (match)
    return `Screen readers say already that this is a picture. Begin with what it shows, without ${quote(match[0])}.`
  const bareAlt = bare(alt)
  if (titles.some((title) => bare(title) === bareAlt))
    return 'This text repeats the title beside the picture. Screen readers would say the same words twice.'
  if (alt.trim().split(/\s+/).length < fewest) return `${quote(alt)} is too short to tell what the picture shows.`
  if (alt.length > longest) return `This text has ${alt.length} characters. More than ${longest} are hard to listen to.`
  return null
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The titles of the groups around a picture. */
function titlesAround({ group }: Text): string[] {
  const titles: string[] = []
  for (let at = group.parent; at; at = at.parent)
    for (const key of ['title', 'label', 'name', 'question']) {
      const title = at.value[key]
      if (typeof title === 'string') titles.push(title)
    }
  return titles
}
