/** How much a finding weighs: an error stops the build, a warning and an advice do not. */
export type Severity = 'error' | 'warning' | 'advice'

interface Rule {
  severity: Severity
  /** What the rule watches over, for lists of rules. */
  title: string
}

const error = (title: string): Rule => ({ severity: 'error', title })
const warning = (title: string): Rule => ({ severity: 'warning', title })

/** Every code that a finding can carry. Codes are stable: other programs and people's notes refer to them. */
export const rules = {
  fileUnread: error('A file can be read'),
  fileName: error('File names use small letters, digits and hyphens'),
  fileUnknown: warning('A name that begins with _ is one that the site knows'),
  emptyFile: error('A document is not empty'),
  tooLarge: error('A document stays under 2 MB and 50,000 entries'),
  tooDeep: error('A document is not nested without end'),
  byteOrderMark: error('A file begins with its text, not with a byte order mark'),
  encoding: error('A file is saved as UTF-8'),
  hiddenCharacter: error('Text holds no hidden characters'),
  comment: error('A document has no comments'),
  quotes: error('Text stands in straight double quotes'),
  quoteMissing: error('Text has a quote at both ends'),
  quoteInside: error('A quote inside a text is written \\"'),
  lineBreak: error('A text stands on one line'),
  escape: error('A backslash begins a known sign'),
  commaMissing: error('Entries are separated by commas'),
  commaExtra: error('There is no comma too many'),
  colonMissing: error('A colon stands between a field and its value'),
  colonExtra: error('There is no colon too many'),
  valueMissing: error('Every field has a value'),
  fieldMissing: error('Every value in { } has a field name'),
  bracketMissing: error('Every bracket is closed'),
  bracketWrong: error('Brackets are closed with their own partner'),
  bracketExtra: error('There is no bracket too many'),
  word: error('Values are text in quotes, numbers, true, false, lists or groups'),
  number: error('Numbers are written like 12 or 1.5'),
  unexpected: error('A document holds nothing but JSON'),
  afterEnd: error('Nothing follows the end of a document'),
  duplicateKey: error('A field stands only once in its group'),
  reservedKey: error('Fields do not use names that are reserved'),
  keyUnknown: error('Only fields that the schema knows are used'),
  keyMissing: error('Required fields are there'),
  wrongType: error('Values are of the right kind'),
  notAllowed: error('Values are among those that are allowed'),
  tooShort: error('Texts have their least length'),
  tooLong: error('Texts fit the design'),
  tooFew: error('Lists have their least number of entries'),
  tooMany: error('Lists fit the design'),
  tooSmall: error('Numbers are not too small'),
  tooBig: error('Numbers are not too big'),
  repeated: error('Lists hold no entry twice'),
  pattern: error('Texts have the form that their field needs'),
  shape: error('Values follow their schema'),
  blockTypeMissing: error('Every block says its type'),
  blockTypeUnknown: error('Block types exist'),
  sharedNested: error('Shared blocks do not use shared blocks'),
  sharedUnknown: error('Shared blocks exist'),
  sharedUnused: warning('Shared blocks are used'),
  tokenForm: error('A single { begins a token'),
  tokenUnknown: error('Tokens are defined in _site.json'),
  tokenNested: error('The value of a token uses no other token'),
  link: error('Addresses are safe and complete'),
  path: error('Earlier addresses are paths of this site'),
  date: error('Dates are days of the calendar'),
  drawing: error('Drawings exist'),
  markdown: error('Running text uses paragraphs, lists, links and emphasis only'),
  heading: error('Headings in running text have the levels that fit the page'),
  linkPage: error('Links lead to pages that exist'),
  linkAnchor: error('Links lead to places that exist'),
  linkTab: error('Links open tabs that exist'),
  anchorTwice: error('Anchors are unique on a page'),
  tabTwice: error('The values of tabs are unique'),
  routeTwice: error('An address belongs to one file'),
  redirectTaken: error('An earlier address is free'),
  redirectTwice: error('An earlier address belongs to one page'),
  noPages: error('The site has pages'),
  siteMissing: error('The site has its document'),
  notFoundMissing: error('The site has a page for addresses that do not exist'),
  homeMissing: warning('The site has a home page'),
  titleTwice: warning('Every page has its own title'),
  descriptionTwice: warning('Every page has its own description'),
  expires: warning('The security contact is valid'),
  formAddress: warning('The contact form has an address'),
  more: error('A file has fewer faults than can be listed'),
} satisfies Record<string, Rule>

/** The code of a finding. */
export type Code = keyof typeof rules
