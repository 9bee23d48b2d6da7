import { exampleTitle } from '../../src/content/scaffold/index.ts'
import { quote } from '../../src/model/words.ts'

/** A page that was just made. */
interface Made {
  /** The folder of all pages. */
  root: string
  key: string
  route: string
  /** A list of its folder shows it. */
  isListed: boolean
  /** What was written as its first day. */
  day: string | undefined
  /** Its title was made from its address: the name that was given, and the title. */
  unnamed: { name: string; title: string } | undefined
  /** Its editor has given title and description already. */
  isNamed: boolean
  /** The page of which it is a copy, as it was named. */
  like: string | undefined
  /** Its texts that are not its own, a line for each; '' where they say themselves what to write. */
  copied: string
}

/** What its editor does next, a sentence or some for each step. */
export function stepsAfter({ root, key, route, isListed, day, unnamed, isNamed, like, copied }: Made): string[] {
  const nameless =
    unnamed === undefined
      ? ''
      : ` The title ${quote(unnamed.title)} is made from the address: write names with their capitals, in "title" and in the first block (or remove the file, and begin again with npm run new -- page ${unnamed.name} --title "${exampleTitle}"${like === undefined ? '' : ` --like ${like}`}).`
  const listed = `The lists of ${root}/${key.slice(0, key.lastIndexOf('/'))} show it by themselves.`
  const link = `ink to it, or nobody finds it: with { "text": "…", "href": "${route}" } in "footer" of ${root}/_site.json, in "navigation" there with "summary" and "line" as well, or on another page, in a block that has a field "link", such as a tab or a card, or as [words](${route}) in running text, such as an answer.`
  const head = isNamed ? '' : '; change the title and the description as well'
  if (copied === '')
    return [
      `Replace the sample words with your own${head}.${nameless}`,
      `L${link}`,
      'npm run check says whether all is well, and which of these words are still there.',
    ]
  const whose = like === undefined ? 'is an example' : `is a copy of ${like}`
  const told =
    like === undefined
      ? ', and which sentences are still those of the example'
      : isListed
        ? `, and which texts are still those of ${like}`
        : '; words of the other page it cannot tell from yours'
  return [
    `Everything in it ${whose}. Write your own words in place of these${head}.${nameless}\n${copied}`,
    `npm run check says whether all is well${told}.`,
    `It is a draft: visitors do not see it. When its words are its own, remove "draft"${day === undefined ? '' : `, and write the day on which you do that in place of ${day} ("from")`}. ${isListed ? listed : `Then l${link}`}`,
  ]
}
