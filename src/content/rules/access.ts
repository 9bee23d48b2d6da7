import { judgement, type Rule, warning } from './rule.ts'

/** Rules for people who hear the page, or find their way in it by headings and links. */
export const accessRules = {
  mainTitle: judgement(
    'Every page has exactly one main title',
    'The main title says what the page is about, to search engines and to people who hear it. Two of them say two things.',
    'Begin the page with a block that has a main title, and use no second one.',
  ),
  headingSkip: warning(
    'Headings go down one level at a time',
    'People who hear the page move from heading to heading. Where a level is left out, they look for a part that is not there.',
    'Give the block a "title" above its entries, or use the next level in running text.',
  ),
  altText: warning(
    'Alternative texts tell what a picture shows',
    'People who cannot see the picture hear this text. A file name or the word "picture" tells them nothing.',
    'Say in one sentence what the picture shows and what it is there for.',
  ),
  linkText: warning(
    'Links say where they lead',
    'Screen readers list the links of a page without the words around them. A list of "here" and "read more" helps nobody.',
    'Name the page or what the reader does there: "Read the docs", "Book a demo".',
  ),
  linkSame: warning(
    'The same words lead to the same place',
    'People who choose a link from a list cannot tell two equal ones apart.',
    'Say in the words of each link where it leads.',
  ),
} satisfies Record<string, Rule>
