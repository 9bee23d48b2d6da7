import { error, type Rule, warning } from '../rule.ts'

/** Rules of what a document may hold: its fields, the kinds of their values, its blocks and its running text. */
export const shapeRules = {
  keyUnknown: error(
    'Only fields that exist are used',
    'A field with a slip in its name would be left out of the page without a word.',
    'Correct the name of the field, or remove the field. The hint lists the names that exist.',
  ),
  keyMissing: error(
    'Required fields are there',
    'The block cannot be drawn without this field.',
    'Add the field. The fix writes it with an example that you replace by your own words.',
  ),
  notShown: error(
    'Fields are shown',
    'Each layout of a block shows some of its fields, and some fields need others. What is not shown is lost without a word.',
    'Remove the field, or choose the layout or the other fields that the message names.',
  ),
  wrongType: error(
    'Values are of the right kind',
    'There cannot be a list where a text is meant, nor a text where a number is meant.',
    'Write a value of the kind that the message names.',
  ),
  notAllowed: error(
    'Values are among those that are allowed',
    'The field chooses among looks that exist. A word that is not among them chooses nothing.',
    'Choose one of the values that the message lists.',
  ),
  tooShort: error(
    'Texts have their least length',
    'A text that is this short says nothing, or leaves a hole in the design.',
    'Write the whole text.',
  ),
  tooLong: error(
    'Texts fit the design',
    'Longer texts break the layout on small screens, and translations are longer still.',
    'Shorten the text to the length that the message names.',
  ),
  tooFew: error(
    'Lists have their least number of entries',
    'The design of the block needs this many entries to look whole.',
    'Add entries, or use another block.',
  ),
  tooMany: error(
    'Lists fit the design',
    'More entries than this do not fit the block, and readers lose their way.',
    'Remove entries, or divide them between two blocks.',
  ),
  tooSmall: error(
    'Numbers are not too small',
    'The block cannot be drawn with a smaller number.',
    'Write a larger one.',
  ),
  tooBig: error('Numbers are not too big', 'The block cannot be drawn with a larger number.', 'Write a smaller one.'),
  repeated: error(
    'Lists hold no entry twice',
    'The same entry twice is a slip, and would be shown twice.',
    'Remove one of the two.',
  ),
  pattern: error(
    'Texts have the form that their field needs',
    'Addresses, codes and anchors only work in one form.',
    'Write the text in the form that the message shows.',
  ),
  shape: error(
    'Values are what their field can take',
    'The block cannot be drawn with this value.',
    'Compare it with the example of the block in the gallery.',
  ),
  rowCells: error(
    'Rows of tables have a cell for each column',
    'A cell without a column has no head, and a row that is too short moves its cells under the wrong one.',
    'Give each row as many texts as there are columns.',
  ),
  blockTypeMissing: error(
    'Every block says its type',
    'Without its type nobody knows how a block is drawn.',
    'Add "type" as the first field of the block.',
  ),
  blockTypeUnknown: error(
    'Block types exist',
    'A block of a type that does not exist would be missing on the page.',
    'Correct the type. The message suggests the nearest one.',
  ),
  sharedNested: error(
    'Shared blocks do not use shared blocks',
    'A file that leads to another file is hard to follow, and two could lead to each other without end.',
    'Write the blocks in the file itself, or use both names in the page.',
  ),
  schemaPath: warning(
    'A document leads to its schema',
    'Editors of code find in the schema what they offer and explain. Where the path to it leads nowhere, they fall silent.',
    'Write one ../ for each folder in which the file is: "../../schemas/page.gen.json" in pages/case-studies.',
  ),
  date: error(
    'Dates are days of the calendar',
    'A date such as 2026-02-30 does not exist and would be shown wrongly.',
    'Write year, month and day: 2026-11-20.',
  ),
  drawing: error(
    'Drawings exist',
    'A name without a drawing leaves a hole in the page.',
    'Correct the name. The hint lists the drawings that exist.',
  ),
  drawingCanvas: error(
    'Drawings are made for their place',
    'Some places lay words over a drawing, or let its lines run on to the edges of the page. Any other drawing would lie under the words, be magnified, or lose its edges.',
    'Choose one of the drawings that the hint names.',
  ),
  markdown: error(
    'Running text uses paragraphs, lists, links and emphasis only',
    'Other marks would be shown as they are, or would let foreign code into the page.',
    'Use **bold**, *italic*, lists that begin with "- ", and [words](/address).',
  ),
  heading: error(
    'Headings in running text have the levels that fit the page',
    'Screen readers move from heading to heading, and a wrong level hides a part of the page from them.',
    'Begin the heading with as many # as the message says, or remove the #.',
  ),
} satisfies Record<string, Rule>
