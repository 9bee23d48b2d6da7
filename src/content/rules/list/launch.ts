import { error, type Rule } from '../rule.ts'

/** What a real company has to replace before visitors come. Only the list for the launch looks for it. */
export const launchRules = {
  launchDomain: error(
    'Addresses belong to the company',
    'Addresses with "example" belong to nobody. Links and mail to them are lost.',
    'Write the real address.',
  ),
  launchRegistration: error(
    'The company number is the real one',
    'A company has to name the number under which it is registered. A number of zeros is a sample.',
    'Write the number from the register of companies.',
  ),
  launchPhone: error(
    'Telephone numbers are real ones',
    'A number of zeros is a sample, and nobody answers it.',
    'Write the real number, with the code of its country.',
  ),
  launchQuote: error(
    'Quotes have been approved',
    "Words in quotes are somebody else's. They must not be published before that person has agreed.",
    'Ask for approval. Then correct the words and remove "draft".',
  ),
  launchKey: error(
    'Services have their keys',
    'Without its key the form is not protected against programs that send rubbish.',
    'Take the key from the service and write it into _site.json.',
  ),
  launchDate: error(
    'Texts of law carry the day on which they were approved',
    'Readers rely on this date to know which rules hold for them.',
    'Have the text approved, and write the day of its last change.',
  ),
  launchAssumption: error(
    'What the pages say has been confirmed',
    'The text was written before anybody had confirmed it. The notes are in "assumptions" of _site.json.',
    'Ask the person who knows. Correct the text if needed, then remove the note from _site.json.',
  ),
} satisfies Record<string, Rule>
