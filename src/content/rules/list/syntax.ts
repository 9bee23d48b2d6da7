import { error, type Rule, warning } from '../rule.ts'

const notRead = 'A file with this problem cannot be read, so its page cannot be published.'

/** Rules of files and of the characters in them: what has to be right before a document can be read at all. */
export const syntaxRules = {
  fileUnread: error(
    'A file can be read',
    'A file that the computer refuses to open cannot become a page.',
    'Check that the file exists, that you may open it, and that it is no link to another file.',
  ),
  fileName: error(
    'File names use small letters, digits and hyphens',
    'The name of a file is the address of its page, and addresses with capitals or spaces break when they are passed on.',
    'Rename the file, for example from "Our Team.json" to "our-team.json".',
  ),
  fileUnknown: warning(
    'Every file in the folder of the pages is one that the site reads',
    'A page whose file has another ending or a name that begins with _ is missing on the site, and nobody is told.',
    'Give the file the name that the message suggests, or move it out of the folder.',
  ),
  emptyFile: error(
    'A document is not empty',
    notRead,
    'Write the document, or delete the file. The README shows a small page to start from.',
  ),
  tooLarge: error(
    'A document stays under 2 MB and 50,000 entries',
    'Nobody can read a page of this size, and it makes every check slow.',
    'Divide the document into several pages, or remove what was pasted by mistake.',
  ),
  tooDeep: error(
    'A document is not nested without end',
    'So many brackets inside each other come from a slip or a broken tool, never from a page.',
    'Remove the brackets that are not meant, or take the file back from its history.',
  ),
  byteOrderMark: error(
    'A file begins with its text, not with a byte order mark',
    'Some programs write a hidden character at the start of a file. Other programs stumble over it.',
    'Remove the character, and save the file as "UTF-8" without a byte order mark.',
  ),
  encoding: error(
    'A file is saved as UTF-8',
    'Letters with accents and symbols such as € would show as nonsense on the page.',
    'Write the broken letters again, and save the file as UTF-8.',
  ),
  hiddenCharacter: error(
    'Text holds no hidden characters',
    'Characters that nobody sees come along when text is copied. They break searches, or turn the direction of the text.',
    'Remove the character, or type the word again instead of pasting it.',
  ),
  comment: error(
    'A document has no comments',
    notRead,
    'Remove the comment. Notes for other editors belong in the history of the files.',
  ),
  quotes: error(
    'Text is in straight double quotes',
    notRead,
    'Put the text between two straight double quotes: "like this". Word processors write curved ones.',
  ),
  quoteMissing: error(
    'Text has a quote at both ends',
    notRead,
    'Write the missing quote where the text begins or ends.',
  ),
  quoteInside: error(
    'A quote inside a text is written \\"',
    'A quote in the middle of a text ends it there, and the rest cannot be read.',
    'Write \\" instead, or use single quotes inside the text.',
  ),
  lineBreak: error(
    'A text is on one line',
    notRead,
    'Join the lines. Where a new line is meant, write \\n; for a new paragraph, write \\n\\n.',
  ),
  escape: error(
    'A backslash begins a known escape',
    notRead,
    'Write two backslashes (\\\\) for a backslash, or remove it.',
  ),
  commaMissing: error('Entries are separated by commas', notRead, 'Write a comma after the entry before.'),
  commaExtra: error('There is no comma too many', notRead, 'Remove the comma. There is none after the last entry.'),
  colonMissing: error('A field and its value are separated by a colon', notRead, 'Write a colon after the field name.'),
  colonExtra: error('There is no colon too many', notRead, 'Remove the colon.'),
  valueMissing: error('Every field has a value', notRead, 'Write the value after the colon, or remove the field.'),
  fieldMissing: error(
    'Every value in { } has a field name',
    notRead,
    'Write the name of the field and a colon before the value.',
  ),
  bracketMissing: error(
    'Every bracket is closed',
    notRead,
    'Write the closing bracket where the group or the list ends: } for {, ] for [.',
  ),
  bracketWrong: error(
    'Brackets are closed with their own partner',
    notRead,
    'Close { with } and [ with ]. All blocks come before the ] of their list.',
  ),
  bracketExtra: error('There is no bracket too many', notRead, 'Remove the bracket that closes nothing.'),
  misplaced: error(
    'Blocks and fields are in their own places',
    notRead,
    'Move it: a block beside the other blocks of the list, a field between the { and the } of its block.',
  ),
  word: error(
    'Values are text in quotes, numbers, true, false, lists or groups',
    notRead,
    'Put text in double quotes. Write true and false in small letters, without quotes.',
  ),
  number: error('Numbers are written like 12 or 1.5', notRead, 'Write digits and at most one point: 1250000, 1.5.'),
  unexpected: error('A document has no stray characters', notRead, 'Remove the character that does not belong here.'),
  afterEnd: error(
    'Nothing follows the end of a document',
    notRead,
    'Remove what comes after the last bracket, or move it inside.',
  ),
  duplicateKey: error(
    'A field appears only once in its group',
    'Only the last of the two would count, and the other text would be lost without a word.',
    'Keep one of the two fields and remove the other.',
  ),
  reservedKey: error(
    'Fields do not use names that are reserved',
    'A few names have a meaning of their own for computers and cannot be fields.',
    'Remove the field.',
  ),
  more: error(
    'A file has fewer problems than can be listed',
    'A very long list helps nobody. Most of its problems usually have one cause.',
    'Fix the first problems of the file, then check again.',
  ),
} satisfies Record<string, Rule>
