import { checkSampleAlt } from '../../wording/index.ts'
import { advice, judgement, type Rule, warning } from '../rule.ts'

/** Rules of the words on the pages. */
export const wordRules = {
  unfinished: judgement(
    'No text is still to be written',
    'Readers who find "TODO" or "lorem ipsum" stop trusting the rest of the page.',
    'Write the words, or remove the part of the page until they are there.',
  ),
  sampleWords: warning(
    'Sample words have been replaced',
    'A new page, an example from the guide and a field that a fix adds hold words for the editor. Readers who find them learn nothing.',
    'Write your own words in their place.',
    { text: checkSampleAlt },
  ),
  markup: warning(
    'Plain texts hold no Markdown and no HTML',
    'Only running text can have bold words, links and lists. In all other fields visitors would see the marks as they are: **, <b>, &nbsp;.',
    'Write plain words. Where a word has to be bold or a link, use a block with running text.',
  ),
  spaces: warning(
    'Words are separated by single spaces',
    'A second space, or a tab inside a text, is left by a slip, and visitors never see it as it was meant.',
    'Remove it. The fix does it, and changes nothing else in the text.',
  ),
  capitals: warning(
    'Texts are not written in capitals',
    'Capitals are slow to read, and screen readers may spell them letter by letter. All other titles of the site are written like sentences.',
    'Write small letters, with a capital at the start and in names.',
  ),
  emoji: warning(
    'Texts hold no emoji',
    'An emoji looks different on every device, and screen readers read out its name in the middle of the sentence.',
    'Say it in words, or leave it out.',
  ),
  garbled: warning(
    'Characters are not in pieces',
    'A text that went through a program with another encoding has two or three odd characters in place of one: â€™, Ã©, Â©.',
    'Write the character that was meant. The fix does it.',
  ),
  oddLetters: warning(
    'Letters are those of the alphabet',
    'Some programs join letters into one character, or draw bold and wide ones. No search finds such words, and a screen reader spells them out.',
    'Write ordinary letters. The fix does it.',
  ),
  wordTwice: warning(
    'No word is written twice in a row',
    'Whoever writes a sentence again leaves a word behind. The eye of the writer skips it, that of the reader does not.',
    'Remove one of the two.',
  ),
  misspelt: warning(
    'Words are spelt as everybody spells them',
    'A slip in a word is the first thing that readers see, and on a page about money they ask what else was not read again.',
    'Correct the word.',
  ),
  shortForm: advice(
    'Words are written in full',
    'Short forms such as "it\'s" are hard for readers in a second language and for translators.',
    'Write the full form: it is, do not, you will.',
  ),
  punctuation: advice(
    'Marks and brackets are complete',
    'A question without its mark, a space before a comma or a bracket that never ends makes readers stop, and a page look careless.',
    'Correct the mark. The fix shows the text without the slip.',
  ),
  exclamation: advice(
    'Texts have no exclamation marks',
    'They shout, and they promise more than a payment can keep. Readers of a page about money want a calm voice.',
    'End the sentence with a full stop, and a title with nothing.',
  ),
  quotationMarks: advice(
    'Texts are not in quotation marks',
    'Quotes are set apart by their block, and all other texts are the words of the company itself.',
    'Leave the marks at both ends out.',
  ),
  plainMarks: advice(
    'Quotes, apostrophes and dashes are plain',
    'Programs for words and assistants write round quotes and long dashes. Beside the plain ones of all other pages they look like a slip, and searching for a word misses them.',
    'Write straight quotes and apostrophes. In place of a long dash write a comma, a colon, or two sentences.',
  ),
  currency: advice(
    'Amounts have the code of their currency',
    'The fonts of the site have no ₦, and the dollar symbol means several currencies.',
    'Write the code of three letters before the amount: NGN 1,250,000.',
  ),
  entryNumber: advice(
    'Entries of lists are not numbered by hand',
    'The page counts steps itself. A number in the text is shown twice, and is wrong as soon as an entry moves.',
    'Leave the number out.',
  ),
  phrase: judgement(
    'Pages use no words that the company has ruled out',
    'Some words promise what nobody can keep, claim what nobody has proved, or say nothing. The list is in _site.json.',
    'Write what the hint says instead. If the word is right in this place, add the words around it to "allow" in _site.json.',
  ),
  writtenOut: advice(
    'Names and addresses of the company are written as tokens',
    'What is written out becomes wrong when it changes in _site.json, and every page has to be searched for it.',
    'Write the token that the message names, such as {brand}. The fix does it, and visitors see no difference.',
  ),
} satisfies Record<string, Rule>
