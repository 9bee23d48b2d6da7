import { noFindings, placeOf, type Text } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { type Checks, error, type DocumentContext, type Rule } from '../rule.ts'

/** Names that belong to nobody (RFC 2606), also as a part: brightrail.example, example.com, example.brightrail.app. */
const sample = /(?:^|[^a-z])(?:example|test|invalid|localhost)(?:[^a-z]|$)/i
const zeros = /(?:0[ -]?){6,}/

/** What is wrong with a text, as a message. */
type Say = (text: Text, kind: DocumentContext['kind']) => string | false

const inText = (say: Say): Checks => ({
  launchText(text, kind) {
    const message = say(text, kind)
    return message === false ? noFindings : [{ place: placeOf(text), message }]
  },
})

/** The same for a text of the site's document. */
const ofSite = (say: Say) => inText((text, kind) => kind === 'site' && say(text, kind))

/** What a real company has to replace before visitors come. Only the list for the launch looks for it. */
export const launchRules = {
  launchDomain: error(
    'Addresses belong to the company',
    'Addresses with "example" belong to nobody. Links and mail to them are lost.',
    'Write the real address.',
    inText(({ text, schema }) => {
      const isAddress = schema.format === 'link' || (/@|:\/\//.test(text) && !/\s/.test(text))
      return isAddress && sample.test(text) && `${quote(text)} is a sample address that belongs to nobody.`
    }),
  ),
  launchRegistration: error(
    'The company number is the real one',
    'A company has to name the number under which it is registered. A number of zeros is a sample.',
    'Write the number from the register of companies.',
    ofSite(
      ({ key, text }) =>
        key === 'companyNumber' && zeros.test(text) && `${quote(text)} is a sample of a company number.`,
    ),
  ),
  launchPhone: error(
    'Telephone numbers are real ones',
    'A number of zeros is a sample, and nobody answers it.',
    'Write the real number, with the code of its country.',
    // The chat's address carries the telephone number.
    ofSite(
      ({ key, text }) =>
        /phone|chat/i.test(key) && zeros.test(text) && `${quote(text)} holds a sample of a telephone number.`,
    ),
  ),
  launchQuote: error(
    'Quotes have been approved',
    "Words in quotes are somebody else's. They must not be published before that person has agreed.",
    'Ask for approval. Then correct the words and remove "draft".',
    {
      launchGroup({ value, place: { pointer, where } }) {
        if (value.draft !== true || pointer === '') return noFindings
        const message = 'This quote is a draft that nobody has approved.'
        return [{ place: { pointer: `${pointer}/draft`, where }, message }]
      },
    },
  ),
  launchPage: error(
    'Pages are finished',
    'Visitors do not see a draft. Whoever counts on the page would miss it.',
    'Finish the page and remove "draft", or decide that the site goes without it.',
    {
      launchGroup({ value, place: { pointer, where } }, kind) {
        if (value.draft !== true || pointer !== '' || kind !== 'page') return noFindings
        return [{ place: { pointer: '/draft', where }, message: 'This page is a draft, which visitors do not see.' }]
      },
    },
  ),
  launchKey: error(
    'Services have their keys',
    'Without its key the form is not protected against programs that send rubbish.',
    'Take the key from the service and write it into _site.json.',
    ofSite(({ key, text, above }) => {
      if (text !== '' || !above.startsWith('/forms')) return false
      return key === 'recaptchaKey' ? 'The reCAPTCHA key is missing.' : `The field ${quote(key)} is empty.`
    }),
  ),
  launchDate: error(
    'Texts of law carry the day on which they were approved',
    'Readers rely on this date to know which rules hold for them.',
    'Have the text approved, and write the day of its last change.',
    // Without a day nobody has signed it off.
    inText(({ key, text }, kind) => {
      const isDated = /\b(?:[12]?\d|3[01]) \p{Lu}\p{L}+ \d{4}\b/u.test(text)
      if (kind === 'site' || key !== 'revised' || isDated) return false
      return `${quote(text)} names no day on which this text was approved.`
    }),
  ),
  launchAssumption: error(
    'What the pages say has been confirmed',
    'The text was written before anybody had confirmed it. The notes are in "assumptions" of _site.json.',
    'Ask the person who knows. Correct the text if needed, then remove the note from _site.json.',
  ),
} satisfies Record<string, Rule>
