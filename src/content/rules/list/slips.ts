import { advice, type Rule, warning } from '../rule.ts'

/** Rules of the characters and marks in texts. `slips/` looks for them while the texts are read. */
export const slipRules = {
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
  punctuation: advice(
    'Marks and brackets are complete',
    'A question without its mark, a space before a comma or a bracket that never ends makes readers stop, and a page look careless.',
    'Correct the mark. The fix says what it changes.',
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
  otherFont: advice(
    'The fonts of the site have all characters',
    'A character that they lack comes from another font of the device. It looks different there, and where no font has it, visitors see an empty box.',
    'Write it in Latin letters or in words. Leave it where it is a name that has to be written so.',
  ),
  plainMarks: advice(
    'Quotes, apostrophes and dashes are plain',
    'Programs for words and assistants write round quotes and long dashes. Beside the plain ones of all other pages they look like a slip, and searching for a word misses them.',
    'Write straight quotes and apostrophes. In place of a long dash write a comma, a colon, or two sentences.',
  ),
  entryNumber: advice(
    'Entries of lists are not numbered by hand',
    'The page counts steps itself. A number in the text is shown twice, and is wrong as soon as an entry moves.',
    'Leave the number out.',
  ),
} satisfies Record<string, Rule>
