/* Generated from schemas/ by `npm run generate`. Do not edit: change a schema instead. */
import type { Drawing, DrawingFile, Mark, MediaPicture, RichText } from './values.ts'

/**
 * The colour of the line. A product has its own: lagoon for accounts and digital payments, clay for cards, sun for payouts and savings, sky for bills. For anything else take any that its neighbours do not have.
 */
export type Line = ("lagoon" | "clay" | "sun" | "sky")

/**
 * A word or two that a visitor can press, and the address it leads to.
 */
export interface Link {
/**
 * What the visitor reads. It says where the link goes; a button starts with a verb.
 */
text: string
href: string
}
/**
 * A short request to the API and its answer, shown as code in a panel that is marked as an example. No path, no key and no time.
 */
export interface ApiExample {
/**
 * What is sent, as JSON with one value in a line: the name of the service, an amount, a currency. A new line is written \n.
 */
request: string
/**
 * One or two states that a payment goes through before the last one, as stations of one line.
 * 
 * @minItems 1
 * @maxItems 2
 * 
 * Items: One or two words.
 */
before?: string[]
/**
 * The word between request and answer: what became of the payment.
 */
state: string
/**
 * What comes back, as JSON with one value in a line. A new line is written \n.
 */
answer: string
}
/**
 * One feature.
 */
export interface ApiFeature {
/**
 * The name of the feature.
 */
title: string
/**
 * One sentence that says what it means for the reader.
 */
text: string
}
/**
 * One service and its example. The page writes request and answer as code from these fields.
 */
export interface ApiService {
/**
 * The name of the service.
 */
name: string
line: Line
/**
 * The amount of the example, as digits without commas. 0 for an account that is opened.
 */
amount: number
/**
 * The code of the currency.
 */
currency: string
/**
 * Three words: what is said of the request first, then, and at the end. The answer has the last one.
 * 
 * @minItems 3
 * @maxItems 3
 * 
 * Items: One or two words.
 */
states: string[]
/**
 * Under the answer: whom or what the example is about, and a few words on it. The amount is written beside them. A sample, so take a company or person of the drawings.
 */
receipt?: {
/**
 * A company, a person or a thing, such as a bill.
 */
name: string
/**
 * Two to four words on it.
 */
detail: string
}
/**
 * true: this service is open when the page comes. Without it the first one is.
 */
shownFirst: boolean
}
/**
 * One page of the site. The name of the file is its address: pages/payout.json is /payout.
 */
export interface Page {
/**
 * Lets your editor complete and check the file while you type. It changes nothing on the page.
 */
$schema?: string
/**
 * The title in the browser's tab and in search results. Every page needs its own.
 */
title: string
/**
 * Two sentences for search results and shared links. They say what the reader finds on the page.
 */
description: string
line?: Line
/**
 * What the picture says that appears beside a shared link. Without it: the main title of the page.
 */
socialTitle?: string
/**
 * false keeps the page out of search engines and out of the sitemap.
 */
index: boolean
/**
 * The day of the last change that readers should know about, as year-month-day.
 */
updated?: string
/**
 * Old addresses of this page. Visitors who come to them are brought here.
 * 
 * @maxItems 20
 * 
 * Items: An address on this site that the page had before.
 */
redirectFrom?: string[]
/**
 * The parts of the page, from top to bottom.
 * 
 * @minItems 1
 * @maxItems 40
 */
blocks: Block[]
}
/**
 * Blocks that several pages use. They are written once, in pages/_shared, and a page refers to them by the name of the file.
 */
export interface Shared {
/**
 * Lets your editor complete and check the file while you type. It changes nothing on the page.
 */
$schema?: string
/**
 * What these blocks are, for the people who edit pages. Visitors do not see it.
 */
title: string
/**
 * The blocks, from top to bottom.
 * 
 * @minItems 1
 * @maxItems 10
 */
blocks: Block[]
}
/**
 * What is on every page: the brand, the addresses, the navigation, the footer and the words of the frame.
 */
export interface Site {
/**
 * Lets your editor complete and check the file while you type. It changes nothing on the page.
 */
$schema?: string
/**
 * The address under which visitors find the site, without a slash at the end.
 */
url: string
/**
 * The language of the site as a code of two letters, with a country if it matters.
 */
language: string
/**
 * The name of the company. Write it as {brand} everywhere else.
 */
brand: string
/**
 * The address for questions. Write it as {email} everywhere else.
 */
email: string
/**
 * The address for problems and reports. Write it as {supportEmail} everywhere else.
 */
supportEmail: string
/**
 * The number of the chat, with its country code. Write it as {phone} everywhere else.
 */
phone: string
/**
 * The number under which the company is registered. Write it as {companyNumber} everywhere else.
 */
companyNumber: string
/**
 * The year in the copyright line. Write it as {year} everywhere else.
 */
year: string
/**
 * Until which day the file security.txt is valid, as year-month-day. Renew it once a year.
 */
securityExpires: string
/**
 * Addresses of the app and of other sites. Write them as {links.signUp}, {links.docs} and so on everywhere else.
 */
links: {
signUp: string
signIn: string
docs: string
blog: string
support: string
booking: string
googlePlay: string
chat: string
}
/**
 * The provider of the calendar on the page that books a demo. Only pages with a booking block load anything from it.
 */
booking: {
/**
 * The address of the calendar itself, without a slash at the end.
 */
origin: string
/**
 * The address of the script that puts the calendar on the page.
 */
script: string
}
/**
 * Where the contact form sends its messages, and the check against misuse (reCAPTCHA v3).
 */
forms: {
/**
 * Where messages are sent: an address that starts with https:// or one of this site. While it is empty, the page shows the e-mail line instead of the button. What the receiver has to know is said at the address of a form.
 */
contactAddress: string
/**
 * The site key of reCAPTCHA v3. While it is empty, messages are sent without the check.
 */
recaptchaKey: string
/**
 * Where the script of the check comes from. It is loaded only with a key, and only when somebody begins to fill in the form.
 */
recaptchaScript: string
}
/**
 * The links of the top bar; on small screens they are in a menu.
 */
navigation: {
/**
 * The links in the middle of the bar, from left to right. Four fit on a small desktop.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A link of the bar, perhaps with a submenu.
 */
items: {
/**
 * What the bar says.
 */
text: string
href: string
/**
 * Links that open under this one. Without them it is a link only.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A link of the submenu, and what one finds there.
 */
links?: {
/**
 * What the visitor reads first.
 */
text: string
/**
 * One line that says what one finds there, without a full stop.
 */
summary: string
href: string
line: Line
}[]
}[]
signIn: Link
createAccount: Link
}
/**
 * Profiles of the company in social networks, and its chat: icons in the footer. Search engines hear of the profiles as well.
 * 
 * @maxItems 4
 * 
 * Items: One network, its icon and its address.
 */
social: {
/**
 * Which icon is shown.
 */
network: ("facebook" | "instagram" | "linkedin" | "chat")
/**
 * What a screen reader says in place of the icon.
 */
text: string
href: string
}[]
/**
 * What is at the foot of every page.
 */
footer: {
/**
 * One sentence that says what the company does, for whom.
 */
text: string
/**
 * Where the app can be had. The badge says both lines, one under the other.
 */
badge: {
/**
 * The small words above the name.
 */
lead: string
/**
 * The large words of the badge.
 */
name: string
href: string
}
/**
 * The columns of links.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A heading and the links under it.
 */
columns: {
/**
 * The word above the links.
 */
title: string
/**
 * The links, from top to bottom.
 * 
 * @minItems 1
 * @maxItems 8
 */
links: Link[]
}[]
/**
 * Short facts about the company, such as its registered number.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact and its icon.
 */
claims: {
/**
 * audit: a seal; company: a public building; apps: a telephone.
 */
icon: ("audit" | "company" | "apps")
/**
 * The fact, without a full stop.
 */
text: string
}[]
/**
 * The last line of every page.
 */
legal: string
}
/**
 * Short words that belong to the site itself: the skip link, the names that screen readers say, the messages of errors.
 */
texts: {
/**
 * The link that jumps over the navigation.
 */
skip: string
/**
 * What a screen reader says for the navigation at the top.
 */
mainNavigation: string
/**
 * What a screen reader says for the links of the footer.
 */
footerNavigation: string
/**
 * What a screen reader says for the logo, which leads to the home page.
 */
home: string
/**
 * What the menu button says on small screens.
 */
menu: string
/**
 * What the button says that closes the menu.
 */
close: string
/**
 * What the button says that leads from a part of the menu back to all of it.
 */
back: string
/**
 * What a screen reader says for the button that opens a submenu of the bar; the text of the link follows.
 */
submenu: string
/**
 * The name of the list of contents beside long texts.
 */
contents: string
/**
 * What is shown in place of tabs when there are none.
 */
noTabs: string
/**
 * What a panel says whose code is an example.
 */
example: string
/**
 * What a screen reader says for the choice between services of the API.
 */
service: string
/**
 * What a screen reader says for the request in an example of the API.
 */
request: string
/**
 * What a screen reader says for the answer in an example of the API.
 */
answer: string
/**
 * What the button says that copies the request of an example.
 */
copy: string
/**
 * What the same button says for two seconds after it has copied.
 */
copied: string
/**
 * What a screen reader says for the links to the pages above this one.
 */
breadcrumb: string
/**
 * What replaces a part of the page that cannot be shown.
 */
blockError: string
/**
 * The title when the whole page cannot be shown.
 */
errorTitle: string
}
}
/**
 * A dark section about the API: text and buttons on one side, an example of a request and its answer on the other.
 */
export interface ApiSectionBlock {
/**
 * The heading of the section.
 */
title: string
/**
 * One to three short sentences under the heading. Say in plain words what an API is.
 */
lead: string
/**
 * One or two buttons. The first one is filled, the second one has a line around it.
 * 
 * @minItems 1
 * @maxItems 2
 */
links: Link[]
/**
 * Up to four short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
example: ApiExample
/**
 * Four or five names of services, each beside a piece of its line.
 * 
 * @minItems 4
 * @maxItems 5
 * 
 * Items: One name and the colour of its line.
 */
names?: {
/**
 * The name.
 */
text: string
line: Line
}[]
/**
 * Three or six features, in rows of three.
 * 
 * @minItems 1
 * @maxItems 6
 */
features?: ApiFeature[]
}
/**
 * A dark section in which visitors choose a service of the API and see a request, the states it goes through and the answer.
 */
export interface ApiStepperBlock {
/**
 * The heading of the section. Leave it out after a dark hero, which says what the services are.
 */
title?: string
/**
 * One to three short sentences under the heading. Say in plain words what an API is.
 */
lead?: string
/**
 * One or two buttons. The first one is filled, the second one has a line around it.
 * 
 * @minItems 1
 * @maxItems 2
 */
links?: Link[]
/**
 * Two to five services, as stations of one line. Services on the same line are side by side.
 * 
 * @minItems 2
 * @maxItems 5
 */
services: ApiService[]
/**
 * Three or six features, in rows of three.
 * 
 * @minItems 1
 * @maxItems 6
 */
features?: ApiFeature[]
}
/**
 * A coloured strip about the app: words, one button, and the upper edge of a phone.
 */
export interface AppStripBlock {
/**
 * The heading of the strip.
 */
title: string
/**
 * One to three short sentences.
 */
text: string
line: Line
link: Link
drawing: Drawing
}
/**
 * Two or three coloured panels side by side, one for each kind of reader. A whole panel is a link; the lines of their drawings read as one track.
 */
export interface AudienceBlock {
/**
 * The heading above the panels.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * The panels, from left to right.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: One kind of reader.
 */
panels: {
line: Line
/**
 * Who this panel is for.
 */
title: string
/**
 * What this reader can do.
 */
text: string
link: Link
drawing?: Drawing
}[]
}
/**
 * A coloured panel that ends a page: a heading, a sentence and two buttons. Use one on a page, as its last block.
 */
export interface BannerBlock {
/**
 * The heading of the panel.
 */
title: string
/**
 * A few words above the title.
 */
subtitle?: string
/**
 * One or two sentences under the title.
 */
description?: string
/**
 * Where the first button goes. Without it: the page that opens an account.
 */
primaryLink: string
/**
 * What the first button says.
 */
primaryLinkText: string
/**
 * Where the second button goes. Without it: the page that books a demo.
 */
secondaryLink: string
/**
 * What the second button says.
 */
secondaryLinkText: string
/**
 * The colour of the panel. mist is grey, clay a pale red. tint is pale yellow; without a drawing of its own it is low, with the buttons beside the text.
 */
tone: ("sun" | "ink" | "mist" | "tint" | "clay")
drawing?: Drawing
/**
 * 2 puts a drawing beside the text, 1 leaves it out. Without a drawing of its own the banner shows the four lines.
 */
columns: (1 | 2)
/**
 * Which of the two comes first: the text or the lines. With a drawing of its own the text always does.
 */
order: ("text-first" | "image-first")
}
/**
 * Two to four tiles of different widths, each with a title, a sentence, and a drawing or a short conversation.
 */
export interface BentoBlock {
/**
 * The heading above the tiles.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * The tiles. The first and the fourth are wide, the second and the third are narrow.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One tile. Give it a drawing or a conversation.
 */
tiles: {
/**
 * The colour of the tile: grey, dark, or the light tint of a line.
 */
background: ("mist" | "ink" | "sun" | "clay" | "lagoon" | "sky")
/**
 * The heading of the tile.
 */
title: string
/**
 * One or two sentences.
 */
text: string
drawing?: Drawing
/**
 * A question and an answer, in the place of a drawing.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: What one of the two says.
 */
chat?: {
/**
 * Who says it.
 */
from: string
/**
 * What is said.
 */
text: string
/**
 * left is for the customer, right for us.
 */
side: ("left" | "right")
}[]
}[]
}
/**
 * A calendar in which a visitor chooses a day and a time for a meeting. It comes from the booking provider that pages/_site.json names; use it on one page only.
 */
export interface BookingBlock {
/**
 * The heading above the calendar.
 */
title: string
/**
 * Which event is booked, as the provider names it: the name of the account, a slash, the name of the event.
 */
calLink: string
/**
 * Where the calendar comes from. Without it: the provider of pages/_site.json.
 */
origin: string
/**
 * The script that puts the calendar on the page. Without it: the script of pages/_site.json.
 */
script: string
/**
 * Leads to the booking page itself. It takes the place of a calendar that does not come.
 */
link: Link
/**
 * What is about to be there: who is met, and for how long.
 */
waiting?: string
/**
 * One or two sentences beside that link: what has happened, and what else a visitor can do.
 */
missing?: RichText
/**
 * A sentence for people who do not want to book. It may hold a link.
 */
text?: RichText
}
/**
 * A card to try out: visitors choose its colour and brand, write a name on it, and see what a limit does.
 */
export interface CardDesignerBlock {
/**
 * The heading above the card.
 */
title: string
/**
 * The name on the card until visitors write their own.
 */
name: string
/**
 * The last four digits of the card.
 */
ending: string
/**
 * The currency of the card.
 */
currency: ("USD" | "NGN")
/**
 * The colour that the card has at first.
 */
colour: ("ink" | "lagoon" | "clay" | "sky" | "sun" | "white")
/**
 * The brand that the card has at first.
 */
brand: ("Mastercard" | "Visa" | "Verve")
/**
 * What the limits are, with period and currency.
 */
limitLabel: string
/**
 * How much is spent, a whole number.
 */
spent: string
/**
 * Three to five limits, the lowest first. The one in the middle is chosen at first.
 * 
 * @minItems 3
 * @maxItems 5
 * 
 * Items: One limit, and what it means.
 */
limits: {
/**
 * The limit, a whole number.
 */
amount: string
/**
 * What is left of it, or that it is reached, without a full stop.
 */
state: string
/**
 * One or two short sentences that say what it means for a payment.
 */
text: string
}[]
/**
 * Small words under it that say what the card is.
 */
note?: string
/**
 * What screen readers call the name on the card.
 */
nameLabel: string
/**
 * The words under the card that invite visitors to write on it.
 */
nameHint: string
/**
 * The words above the colours.
 */
colourLabel: string
/**
 * Six names, for the colours ink, lagoon, clay, sky, sun and white.
 * 
 * @minItems 6
 * @maxItems 6
 * 
 * Items: The name of one colour.
 */
colours: string[]
/**
 * The words above the brands.
 */
brandLabel: string
}
/**
 * Two to six cards of equal weight, each with a small drawing, a title and a sentence.
 */
export interface CardGridBlock {
/**
 * The heading above the cards. Without it the titles of the cards are headings of the page themselves.
 */
title?: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * details: a small part of the product is on each card, on the line of its colour. drawings: each card has a larger drawing of its own.
 */
layout: ("details" | "drawings")
/**
 * The background of the cards: paper is white, mist is light grey.
 */
background: ("paper" | "mist")
/**
 * The cards, in the order in which they are shown. Three are side by side, four on wide screens.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One card.
 */
cards: {
/**
 * A few words.
 */
title: string
/**
 * One or two short sentences.
 */
text: string
/**
 * For a card without a drawing: what its line does. fan parts into three, merge makes three into one, check passes a tick, loop comes back, climb goes up in steps, gate passes two approvals, clock waits for a date, shield runs through a ring, world is two lines that cross, swap changes lines, limit ends at a bar, bundle is all four lines together.
 */
glyph?: ("fan" | "merge" | "check" | "loop" | "climb" | "gate" | "clock" | "shield" | "world" | "swap" | "limit" | "bundle")
drawing?: Drawing
line: Line
link?: Link
anchor?: string
}[]
}
/**
 * Cards that lead to case studies: those of a folder, or cards that you write out.
 */
export interface CaseStudiesBlock {
/**
 * cards is a row of cards on a grey background, for the end of a page. large shows one row for each study, with the drawing of its product, for the page that lists the studies.
 */
layout: ("cards" | "large")
/**
 * The heading above the cards.
 */
title: string
/**
 * What the link on each card says.
 */
readMore: string
/**
 * What screen readers say between the link's text and the company: Read more about Gamepride.
 */
about: string
/**
 * The cards, from left to right. Where the studies have pages, name their folder instead: "folder": "case-studies".
 * 
 * @minItems 1
 * @maxItems 24
 * 
 * Items: One card.
 */
studies: {
/**
 * The name of the company.
 */
brand: string
mark?: Mark
line: Line
/**
 * The trade of the company, in one or two words.
 */
category: string
/**
 * The main title of the study's page.
 */
title: string
/**
 * The country of the company.
 */
location?: string
drawing?: Drawing
href: string
}[]
/**
 * A sentence about one more study, with a link to it.
 */
also?: RichText
link?: Link
}
/**
 * One customer's story from its head to its end: who they are, how they started, what was difficult and what they built. It has the main title of its page.
 */
export interface CaseStudyBlock {
/**
 * The name of the company.
 */
brand: string
mark?: Mark
line: Line
/**
 * The trade of the company, in one or two words.
 */
category: string
/**
 * The page's main title. At most 9 words, no full stop.
 */
title: string
/**
 * The country of the company.
 */
location: string
drawing?: Drawing
/**
 * The page that lists the case studies. It is the first link above the title.
 */
list: Link
/**
 * Lists that stay beside the story while it is read.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: A list of facts under its name.
 */
facts: {
/**
 * One or two words.
 */
title: string
/**
 * The entries, from top to bottom.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: A name and perhaps a detail.
 */
entries: {
/**
 * A few words.
 */
name: string
/**
 * A few words under the name.
 */
detail?: string
}[]
}[]
link: Link
/**
 * Two or three sentences about the company, in large letters before the story.
 */
about: string
/**
 * One to three figures after the first sentences.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One figure and what it counts.
 */
figures?: {
/**
 * The figure exactly as visitors read it.
 */
figure: string
/**
 * What it counts, in a few words.
 */
label: string
/**
 * true where it counts what a month brings: it is drawn between the twelve months of a year.
 */
monthly: boolean
}[]
/**
 * The parts of the story: how it started, what was difficult, what the partnership changed.
 * 
 * @minItems 1
 * @maxItems 5
 * 
 * Items: One part of the story under a heading of its own. What it has is shown in this order: text, points, drawing, benefits, quote.
 */
story: {
/**
 * The heading of the part.
 */
title: string
/**
 * Up to four short paragraphs. An empty line starts a paragraph; **bold**, [link text](/address).
 */
text: RichText
/**
 * What was done, each under a small heading.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: A small heading, a short text and perhaps a drawing.
 */
points?: {
/**
 * A few words.
 */
title: string
/**
 * One or two short paragraphs.
 */
text: RichText
/**
 * A drawing, on a panel in the tint of a line.
 */
plate?: {
line: Line
drawing: Drawing
}
}[]
/**
 * A drawing, on a panel in the tint of a line.
 */
plate?: {
line: Line
drawing: Drawing
}
/**
 * What the company gained, in pairs. An even number looks best.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: A benefit and one sentence about it.
 */
benefits?: {
/**
 * A few words.
 */
title: string
/**
 * One short sentence.
 */
text: string
}[]
/**
 * What a person of the company says about this part.
 */
quote?: {
/**
 * What was said, without quotation marks. At most 30 words.
 */
quote: string
/**
 * Who says it: a role, and the company after a comma. No name of a person.
 */
role: string
line: Line
drawing?: Drawing
/**
 * true while the person who is quoted has not approved the words. Visitors see no difference; the list of open points before the launch names them.
 */
draft: boolean
}
}[]
}
/**
 * Two to four things to have at hand, as stations of one line: ticked, or with screens.
 */
export interface ChecklistBlock {
line?: Line
/**
 * The heading above the list.
 */
title: string
/**
 * The things, in any order.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One thing.
 */
items: {
/**
 * The thing itself.
 */
title: string
/**
 * One or two short sentences.
 */
text?: string
drawing?: Drawing
}[]
/**
 * A sentence or two with links to read on.
 */
text?: RichText
}
/**
 * A list of questions. A press on one opens its answer and closes the one that was open.
 */
export interface FaqBlock {
/**
 * The heading beside the questions.
 */
title: string
/**
 * Shown under the heading, or under the drawing. It says where a question goes that is not in the list.
 */
mail: RichText
drawing?: Drawing
/**
 * The questions, the most frequent ones first.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: One question and its answer.
 */
items: {
/**
 * A full sentence with a question mark, as a visitor would ask it.
 */
question: string
/**
 * The short answer first, then at most a few sentences. Links are written as [words](/address).
 */
answer: RichText
anchor?: string
}[]
}
/**
 * Two or more themes, each with words on one side and a drawing in a coloured panel on the other. The sides change from one to the next, and a line runs from each panel to the edge of the page.
 */
export interface FeaturesBlock {
/**
 * A heading above all panels. Without it the titles of the panels are headings of the page themselves.
 */
title?: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * The panels from top to bottom. The first one has its drawing on the right, the second one on the left, and so on.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One theme.
 */
items: {
/**
 * A few words.
 */
title: string
/**
 * Two or three short sentences.
 */
text: string
/**
 * Up to four short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
link?: Link
line: Line
/**
 * tint is pale, in the colour of the line. ink is dark, for one of several panels, with a drawing whose words are all on screens.
 */
background: ("tint" | "ink")
drawing: Drawing
anchor?: string
}[]
}
/**
 * A form with four fixed fields: name, e-mail address, reason and description. Only a developer can add a field. contact sends to an address; reachOut sends nothing and only thanks.
 */
export interface FormBlock {
/**
 * contact: a message that is sent to the address below. reachOut: a note that stays in the browser until somebody connects it.
 */
variant: ("contact" | "reachOut")
/**
 * true: the title is the main title of the page. Only for a page that has no hero.
 */
main: boolean
/**
 * The heading beside the form.
 */
title: string
/**
 * One or two sentences under the heading. They may hold a link.
 */
lead?: RichText
/**
 * Up to five other ways to reach you, as stations of a line under the heading.
 * 
 * @minItems 1
 * @maxItems 5
 * 
 * Items: One way, with a small picture before it.
 */
links?: {
/**
 * The small picture: a letter, a chat, a question mark or a calendar.
 */
icon: ("mail" | "chat" | "question" | "calendar")
/**
 * What the visitor reads.
 */
text: string
href: string
}[]
drawing?: Drawing
/**
 * The label of the first field.
 */
nameLabel: string
/**
 * The message when the name is missing.
 */
nameError: string
/**
 * The label of the field for the e-mail address.
 */
emailLabel: string
/**
 * The message when the e-mail address is missing or has another form than text@text.text.
 */
emailError: string
/**
 * The label above the reasons.
 */
reasonLabel: string
/**
 * The message when no reason is chosen.
 */
reasonError: string
/**
 * What the visitor can choose, as stations of one line. The words are sent with the message.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One reason. Without a colour its part of the line is grey.
 */
reasons: {
/**
 * What the visitor reads.
 */
text: string
line?: Line
}[]
/**
 * The label of the large field.
 */
descriptionLabel: string
/**
 * What is shown between the label and the large field.
 */
descriptionHint: string
/**
 * The message when the description has fewer than ten characters.
 */
descriptionError: string
/**
 * Shown above the list of what is wrong, when somebody has sent the form with errors.
 */
errorTitle: string
/**
 * Comes before the title of the page in the tab of the browser while the form has errors.
 */
errorMark: string
/**
 * What the button says. Start with a verb.
 */
button: string
/**
 * What the button says until the answer comes.
 */
busy: string
/**
 * A sentence under the button, such as where to read about the use of data.
 */
notice?: RichText
/**
 * Shown before the notice while the site has a key for reCAPTCHA.
 */
recaptchaNotice: RichText
/**
 * Says how to write instead. It is shown where the form cannot send: without an address, without JavaScript, after an error.
 */
mailLine: RichText
/**
 * What the visitor reads when reCAPTCHA cannot be loaded.
 */
checkFailed: string
/**
 * What the visitor reads when no answer has come for ten seconds.
 */
noAnswer: string
/**
 * The button beside such a message.
 */
sendAnyway: string
/**
 * The button that brings back the message that was sent from this tab.
 */
restore: string
/**
 * What the note says when a reachOut form has been filled in.
 */
success: string
/**
 * Where the message is sent: an address that starts with https:// or one of this site. Without it: the address of pages/_site.json. Its hidden field `key` is the same for every try of one message. The receiver says that it has arrived by leading the visitor to a page of this site with ?sent= and that key, as in /?sent=KEY; then, or after half an hour, the tab forgets the words.
 */
action: string
/**
 * The site key of reCAPTCHA v3. Without it: the key of pages/_site.json.
 */
recaptchaKey: string
/**
 * Where the script comes from. Without it: the script of pages/_site.json.
 */
recaptchaScript: string
}
/**
 * The head of a page: its one big title, a sentence or two, up to two buttons and a drawing.
 */
export interface HeroFields {
/**
 * home: the large head of the home page. open: title left, words right, under both a drawing as wide as the page. over: words over such a drawing, which leaves its upper left empty for them. beside: words left, drawing right. trunk: beside the four lines that run down the page. code: dark, title left and words right, over a wide example of the API. compact: a low head without a drawing.
 */
layout: ("home" | "open" | "over" | "beside" | "trunk" | "code" | "compact")
line?: Line
/**
 * Shown above the title, after a piece of the line. Use it when it names a product or an offer.
 */
lineName?: string
/**
 * The page's main title. At most 9 words, no full stop.
 */
title: string
/**
 * One to three short sentences under the title.
 */
lead?: string
/**
 * beside: right of the title. below: under the title; a search that follows is then right of both.
 */
leadPlace: ("beside" | "below")
/**
 * true where a search follows: on wide screens its button is then under the words, beside the drawing.
 */
roomForSearch: boolean
/**
 * Up to four short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
/**
 * One or two buttons. The first one is filled, the second one has a line around it.
 * 
 * @minItems 1
 * @maxItems 2
 */
links?: Link[]
/**
 * A few words above the jump links that say what they lead to. Seen only with jump links.
 */
jumpsName?: string
/**
 * Links to the sections of this page, each with a piece of its line.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One section of this page.
 */
jumps?: {
/**
 * The name of the section.
 */
text: string
href: string
line: Line
}[]
drawing?: Drawing
/**
 * The name of the drawing that is shown on tablets instead, where the words of the other one would be too small.
 */
tabletDrawing?: DrawingFile
example?: ApiExample
/**
 * The background colour of the head: white, light grey or dark. In the layout open light grey is behind the drawing only. Without it: light grey for compact and beside, otherwise white.
 */
background?: ("paper" | "mist" | "ink")
/**
 * The page above this one and the name of this one, above the title.
 */
breadcrumb?: {
above: Link
/**
 * The short name of this page.
 */
name: string
}
}
/**
 * Two to four kinds of a thing as large stations of one line, each with an icon, a title and a sentence.
 */
export interface KindsBlock {
/**
 * The heading above the line.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
line: Line
/**
 * The kinds, in the order in which they are shown.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One station.
 */
items: {
/**
 * The picture in the station: a phone, the bars of a signal, or a bolt.
 */
icon: ("phone" | "signal" | "bolt")
/**
 * A word or two.
 */
title: string
/**
 * One sentence.
 */
text: string
}[]
}
/**
 * A drawing beside a list of short entries, each with an icon, a title and a sentence.
 */
export interface LedgerBlock {
/**
 * The heading above drawing and list.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
drawing: Drawing
/**
 * The entries, from top to bottom.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One entry of the list.
 */
rows: {
/**
 * The small picture before it: a receipt, a target, sliders that set something, an eye, a chart, or a clipboard with a tick.
 */
icon: ("receipt" | "target" | "sliders" | "eye" | "chart" | "clipboard")
/**
 * A few words.
 */
title: string
/**
 * One sentence.
 */
text: string
}[]
}
/**
 * Links to other places, drawn as the stations of a line or as coloured chips.
 */
export interface LinkStripBlock {
/**
 * The heading above the links.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * map: the links as stations of one line. chips: many links, each in a capsule of its colour.
 */
layout: ("map" | "chips")
/**
 * The links, in the order in which they are shown.
 * 
 * @minItems 2
 * @maxItems 15
 * 
 * Items: One place and the colour of its line.
 */
links: {
/**
 * The name of the place.
 */
text: string
href: string
line: Line
}[]
}
/**
 * What a visitor sees at an address that does not exist. Every text can be changed here.
 */
export interface NotFoundBlock {
/**
 * The main title.
 */
title: string
/**
 * What happened.
 */
message: string
/**
 * What the visitor can do.
 */
description: string
/**
 * What the button says.
 */
supportText: string
/**
 * Where the button goes.
 */
supportLink: string
/**
 * What the link under the button says.
 */
homeText: string
}
/**
 * Two coloured panels side by side, each with words and a drawing. One line passes through both.
 */
export interface PairBlock {
/**
 * The heading above the panels.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
/**
 * The two panels.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: One panel.
 */
panels: {
/**
 * A few words.
 */
title: string
/**
 * Two or three short sentences.
 */
text: string
line: Line
link?: Link
drawing: Drawing
}[]
}
/**
 * Two ways to take part, side by side in two coloured panels.
 */
export interface PartnerPathsBlock {
/**
 * The background colour of the section: white or light grey.
 */
background: ("paper" | "mist")
/**
 * The heading above the two panels.
 */
title: string
/**
 * One or two sentences under the heading.
 */
lead?: string
drawing?: Drawing
/**
 * The two paths, the first one on the left.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: One path.
 */
items: {
line: Line
/**
 * The name of the path, after a piece of its line.
 */
lineName: string
/**
 * What the path is, in a few words.
 */
title: string
/**
 * For whom the path is.
 */
text?: string
/**
 * What a partner gets, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One fact, without a full stop.
 */
points: string[]
drawing?: Drawing
/**
 * A button at the foot of the panel. Without an address it does nothing.
 */
button?: {
/**
 * What the button says.
 */
text: string
href?: string
}
}[]
/**
 * A sentence with links to read on.
 */
text?: RichText
}
/**
 * Cards of partners. Each opens what the partner does and what the partnership offers.
 */
export interface PartnersBlock {
/**
 * grid: three cards beside each other. lanes: a lane for each partner, with a card for each time that it is named; for up to nine partners, each up to three times; where there are more, it is a grid.
 */
layout: ("grid" | "lanes")
/**
 * The heading above the cards. Without it the names of the partners are headings of the page themselves.
 */
title?: string
/**
 * What a visitor presses to read about a partner. Screen readers add the partner's name.
 */
aboutText: string
/**
 * What a visitor presses to read the benefits. Screen readers add the partner's name.
 */
benefitsText: string
/**
 * The cards, row by row. Three are side by side on wide screens. Where a shared file holds the partners, name it instead: "shared": "partners".
 * 
 * @minItems 1
 * @maxItems 24
 * 
 * Items: One card.
 */
partners: {
/**
 * The name of the partner.
 */
name: string
mark?: Mark
line: Line
/**
 * The trade of the partner, in one or two words.
 */
category: string
/**
 * One or two sentences: what the partner does.
 */
about: string
/**
 * What the partnership offers, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: One benefit, without a full stop.
 */
benefits: string[]
/**
 * What the partner does, on its first, second and third card. Without them the panel shows only the line and a station, and is complete.
 * 
 * @minItems 1
 * @maxItems 3
 */
drawings?: Drawing[]
}[]
link?: Link
}
/**
 * A short text on its own: with a heading or without, with drawings or without.
 */
export interface PassageBlock {
/**
 * The heading. Without it the text itself is set large.
 */
title?: string
/**
 * A first paragraph in large letters. For a text without a single drawing.
 */
opening?: string
/**
 * One paragraph of short sentences. It can hold links.
 */
text: RichText
link?: Link
drawing?: Drawing
/**
 * beside: right of the words, its lines run off the page. below: under the words on a dark background, as wide as the page; for a drawing of things on one line.
 */
drawingPlace: ("beside" | "below")
/**
 * The name of the drawing that is shown on tablets instead of the one for phones: as wide as the page.
 */
tabletDrawing?: DrawingFile
/**
 * Two drawings of places right of the words, the second one a little lower.
 * 
 * @minItems 2
 * @maxItems 2
 */
scenes?: Drawing[]
}
/**
 * One picture in the page's column, with or without a heading and a caption.
 */
export interface PictureBlock {
/**
 * The heading above the picture.
 */
title?: string
picture: MediaPicture
/**
 * One or two short sentences below the picture.
 */
caption?: string
/**
 * wide: as wide as the page's column. narrow: as wide as running text. A picture that is higher than wide is narrower still.
 */
width: ("wide" | "narrow")
}
/**
 * The only block of a page that is not open yet: its word over the whole width, and under it one line as thick as its letters.
 */
export interface PlaceholderBlock {
/**
 * The main title of the page, and all that it says.
 */
title: string
line?: Line
/**
 * What the line under the word does: station ends at one, fan parts into three, card passes through a card that is still white, braces are those of code.
 */
symbol: ("station" | "fan" | "card" | "braces")
second?: Link
}
/**
 * Running text with headings, lists, tables and links, for legal pages and other long reading.
 */
export interface RichTextBlock {
/**
 * The text. An empty line starts a paragraph, ## a heading, - a list; **bold**, *italic*, [link text](/address).
 */
text: RichText
/**
 * true shows a list of the headings beside the text.
 */
contents: boolean
/**
 * true puts a number before each large heading (##), in the text and in the list of contents.
 */
numbered: boolean
/**
 * One line above the text that says when it was changed last: the day on which that was published, or only its month and year.
 */
revised?: string
/**
 * What the parts of the text begin with, right under their heading: facts in large letters, two panels, or a sentence beside a tick.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: What one part begins with.
 */
openings?: {
/**
 * The heading under which it is shown: # and the words of the heading in small letters, with hyphens.
 */
under: string
/**
 * Two or three facts beside each other, each under a line.
 * 
 * @minItems 2
 * @maxItems 3
 * 
 * Items: A few large words, and a sentence.
 */
facts?: {
/**
 * The fact in a few words.
 */
name: string
/**
 * One short sentence.
 */
text: string
}[]
/**
 * Two panels beside each other, each with points.
 * 
 * @minItems 2
 * @maxItems 2
 * 
 * Items: A title, and points under it.
 */
panels?: {
/**
 * What the points are about.
 */
name: string
line: Line
/**
 * Two to five points.
 * 
 * @minItems 2
 * @maxItems 5
 * 
 * Items: A few words.
 */
points: string[]
}[]
/**
 * One to three sentences in large letters, beside a ring with a tick.
 */
note?: string
}[]
/**
 * Tables, each of which is shown at the end of the part under a heading of the text.
 * 
 * @minItems 1
 * @maxItems 6
 * 
 * Items: A table, and the heading under which it is shown.
 */
tables?: {
/**
 * The heading under which the table is shown: # and the words of the heading in small letters, with hyphens.
 */
under: string
/**
 * A few words above the table that say what it shows.
 */
caption: string
/**
 * The words at the head of each column, from left to right.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One or two words.
 */
columns: string[]
/**
 * The rows, from top to bottom. Each is a list with as many texts as there are columns; the first one names the row.
 * 
 * @minItems 1
 * @maxItems 20
 */
rows: string[][]
}[]
}
/**
 * A list of things, one below another, as rows between thin lines: a name on the left, what it is on the right.
 */
export interface RowsBlock {
/**
 * The heading above the rows.
 */
title: string
/**
 * One or two sentences under the heading. They can hold links.
 */
lead?: RichText
/**
 * The background colour of the rows.
 */
background: ("paper" | "ink")
/**
 * rows: a name on the left, and its text on the right. beside: the heading on the left, and each text under its name. stations: the names as stations of one line that runs down, each with a drawing if you like.
 */
layout: ("rows" | "beside" | "stations")
/**
 * Two to eight rows.
 * 
 * @minItems 2
 * @maxItems 8
 * 
 * Items: One row.
 */
items: {
/**
 * What the row is about.
 */
title: string
line?: Line
/**
 * One or two short sentences.
 */
text: string
link?: Link
drawing?: Drawing
/**
 * What belongs to it, each with its own explanation.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One part and what it is.
 */
parts?: {
/**
 * The name of the part.
 */
title: string
/**
 * One short sentence.
 */
text: string
}[]
}[]
}
/**
 * A button that opens a search over the questions of the same page. It comes between the hero and the questions.
 */
export interface SearchBlock {
/**
 * What the button says. It is also the name of the search.
 */
button: string
/**
 * What the empty field says.
 */
hint: string
/**
 * What is shown there when no question fits.
 */
none: string
/**
 * What a screen reader says before the number of questions that fit.
 */
found: string
/**
 * What the arrow keys do.
 */
move: string
/**
 * What the Enter key does.
 */
open: string
/**
 * What the close button and the Escape key do.
 */
close: string
}
/**
 * A section in two halves: words on the left, one of the drawings of the site on the right. On a narrow screen the drawing follows the words. A photo of your own goes into a block of the type Picture.
 */
export interface SplitBlock {
/**
 * The background colour of the section: white, light grey, dark, or the pale colour of its line.
 */
background: ("paper" | "mist" | "ink" | "tint")
line?: Line
/**
 * The heading of the section.
 */
title: string
/**
 * Up to three short sentences under the heading.
 */
text?: string
/**
 * Up to four short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
/**
 * Two to six short texts, each with a title of its own.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: A title and a sentence.
 */
items?: {
/**
 * The title of the row.
 */
title: string
/**
 * One or two short sentences.
 */
text: string
}[]
link?: Link
drawing?: Drawing
/**
 * plain: it stays in its half. through: its line comes in at the upper edge of the section and leaves at the lower one. junction: its line comes in at the upper edge, parts, and leaves at the right edge of the page. The last two are for drawings that are made for it.
 */
art: ("plain" | "through" | "junction")
}
/**
 * Two to four figures. They count up when they come into view.
 */
export interface StatsFields {
/**
 * row shows the figures under coloured lines, on white. band is a low dark strip with the title on its left.
 */
layout: ("row" | "band")
/**
 * The heading of the figures.
 */
title?: string
/**
 * The figures, from left to right.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One figure and what it counts.
 */
figures: {
/**
 * The figure exactly as visitors read it, with its unit. The currency comes before an amount. Its first number counts up.
 */
figure: string
/**
 * What the figure counts, in a few words.
 */
label: string
}[]
/**
 * One or two sentences under the figures that say what they do not promise.
 */
note?: string
}
/**
 * What happens one after the other, as stations of a line. Two to five steps in their order, and four where they share a drawing.
 */
export interface StepsFields {
/**
 * How the steps look on a wide screen. stations: one drawing with a screen above each text. weave: four rows in which text and screen change sides, over one tall drawing. line: numbered stations on one line, without screens. junction: two lines that part and meet again, for the partner pages. On a narrow screen all of them are a list along a line.
 */
layout: ("stations" | "weave" | "line" | "junction")
line?: Line
/**
 * The background colour of the section: white or light grey.
 */
background: ("paper" | "mist")
/**
 * The heading above the steps.
 */
title: string
/**
 * One sentence under the heading.
 */
lead?: string
drawing?: Drawing
/**
 * The steps in their order.
 * 
 * @minItems 2
 * @maxItems 5
 * 
 * Items: One step.
 */
items: {
/**
 * What is done, starting with a verb. No number: the page counts.
 */
title: string
/**
 * One or two short sentences.
 */
text?: string
/**
 * Up to three short facts, each with a tick before it. They fit the layout weave best.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
/**
 * true: the line from this step to the next one is dotted, for what is only a test.
 */
dotted: boolean
drawing?: Drawing
}[]
}
/**
 * Several topics in one place. The visitor chooses one; the others stay hidden until they are chosen.
 */
export interface TabsBlock {
/**
 * The heading above the tabs.
 */
title: string
/**
 * One sentence under the heading.
 */
lead?: string
/**
 * The tabs, in the order in which they are shown. With no tab the page says that there are none.
 * 
 * @maxItems 6
 * 
 * Items: One tab and what it shows.
 */
items: {
/**
 * What the tab says.
 */
label: string
/**
 * The word that opens this tab from a link: /payout?tab=payroll. Small letters, digits and hyphens.
 */
value: string
line: Line
/**
 * The heading inside the tab.
 */
title: string
/**
 * Two or three short sentences.
 */
text: string
/**
 * Up to four short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
link?: Link
drawing?: Drawing
}[]
}
/**
 * A story in a few parts, each with a drawing that fills a large panel: left of the words, and right of them in every second part.
 */
export interface TaleBlock {
/**
 * The heading above the story.
 */
title: string
/**
 * Two to four parts, in the order in which they are told.
 * 
 * @minItems 2
 * @maxItems 4
 * 
 * Items: One part of the story.
 */
items: {
/**
 * What happens in this part.
 */
title: string
line: Line
/**
 * Two or three short sentences.
 */
text: string
drawing: Drawing
}[]
}
/**
 * What partners or customers say, in their own words and by role only.
 */
export interface TestimonialsBlock {
/**
 * The heading above the quotes.
 */
title: string
/**
 * The quotes, in the order in which they are shown.
 * 
 * @minItems 1
 * @maxItems 4
 * 
 * Items: One quote.
 */
quotes: {
/**
 * What was said, without quotation marks. At most 30 words.
 */
quote: string
/**
 * Who says it: a role, and the company after a comma. No name of a person.
 */
role: string
line: Line
/**
 * true while the person who is quoted has not approved the words. Visitors see no difference; the list of open points before the launch names them.
 */
draft: boolean
}[]
}
/**
 * Stations along four lines that run down the left side of the page: one for each topic, then more links, and the end of the lines. It comes after a hero with the layout trunk, and the closing call follows.
 */
export interface TrunkBlock {
/**
 * Two to six topics.
 * 
 * @minItems 2
 * @maxItems 6
 * 
 * Items: One topic, and the place to which links can jump.
 */
stations: {
anchor: string
/**
 * The name of the topic.
 */
title: string
line: Line
/**
 * What the reader needs, in one line without a full stop.
 */
subtitle: string
/**
 * Two or three short sentences: the product, and what it brings.
 */
text: string
/**
 * Up to three short facts, each with a tick before it.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: One fact, without a full stop.
 */
points?: string[]
link?: Link
drawing: Drawing
}[]
/**
 * Links at the end of the lines, each in the colour of its product.
 */
more?: {
anchor: string
/**
 * The heading above the links.
 */
title: string
/**
 * One sentence under the heading. It can hold links.
 */
lead?: RichText
/**
 * Two to twelve links.
 * 
 * @minItems 2
 * @maxItems 12
 * 
 * Items: A word or two that a visitor can press, the address, and the colour.
 */
links: {
/**
 * What the visitor reads.
 */
text: string
href: string
line: Line
}[]
}
}

/** A block in one of its layouts: it has the fields that the layout needs, and none that the layout does not show. */
type InLayout<Fields, Layout, Needs extends keyof Fields, Hidden extends keyof Fields> = Omit<
  Fields,
  'layout' | Needs | Hidden
> & { layout: Layout } & { [Key in Needs]-?: NonNullable<Fields[Key]> }

export type HeroBlock =
  | InLayout<HeroFields, 'home', 'drawing', 'line' | 'lineName' | 'points' | 'tabletDrawing' | 'background' | 'roomForSearch' | 'jumpsName' | 'jumps' | 'example' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'open', 'drawing', 'roomForSearch' | 'jumpsName' | 'jumps' | 'example' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'over', 'drawing', 'roomForSearch' | 'jumpsName' | 'jumps' | 'example' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'beside', 'drawing', 'tabletDrawing' | 'jumpsName' | 'jumps' | 'example' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'trunk', never, 'drawing' | 'points' | 'tabletDrawing' | 'background' | 'roomForSearch' | 'example' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'code', 'example', 'drawing' | 'tabletDrawing' | 'background' | 'roomForSearch' | 'jumpsName' | 'jumps' | 'breadcrumb' | 'leadPlace'>
  | InLayout<HeroFields, 'compact', never, 'drawing' | 'tabletDrawing' | 'roomForSearch' | 'jumpsName' | 'jumps' | 'example'>

export type StatsBlock =
  | InLayout<StatsFields, 'row', never, never>
  | InLayout<StatsFields, 'band', 'title', never>

export type StepsBlock =
  | InLayout<StepsFields, 'stations', 'drawing', never>
  | InLayout<StepsFields, 'weave', 'drawing', never>
  | InLayout<StepsFields, 'line', never, 'drawing'>
  | InLayout<StepsFields, 'junction', 'drawing', never>

/** The fields of every block, by block type. */
export interface BlockProps {
  apiSection: ApiSectionBlock
  apiStepper: ApiStepperBlock
  appStrip: AppStripBlock
  audience: AudienceBlock
  banner: BannerBlock
  bento: BentoBlock
  booking: BookingBlock
  cardDesigner: CardDesignerBlock
  cardGrid: CardGridBlock
  caseStudies: CaseStudiesBlock
  caseStudy: CaseStudyBlock
  checklist: ChecklistBlock
  faq: FaqBlock
  features: FeaturesBlock
  form: FormBlock
  hero: HeroBlock
  kinds: KindsBlock
  ledger: LedgerBlock
  linkStrip: LinkStripBlock
  notFound: NotFoundBlock
  pair: PairBlock
  partnerPaths: PartnerPathsBlock
  partners: PartnersBlock
  passage: PassageBlock
  picture: PictureBlock
  placeholder: PlaceholderBlock
  richText: RichTextBlock
  rows: RowsBlock
  search: SearchBlock
  split: SplitBlock
  stats: StatsBlock
  steps: StepsBlock
  tabs: TabsBlock
  tale: TaleBlock
  testimonials: TestimonialsBlock
  trunk: TrunkBlock
}

/** The name of a block type. */
export type BlockType = keyof BlockProps

/** A block as it is in a page: its type, perhaps an anchor, and its fields. */
export type Block = { [T in BlockType]: { type: T; id?: string } & BlockProps[T] }[BlockType]
