import { altTextRules } from './list/altTexts.ts'
import { collectionRules } from './list/collections.ts'
import { dateRules } from './list/dates.ts'
import { defaultRules } from './list/defaults.ts'
import { headingRules } from './list/headings.ts'
import { launchRules } from './list/launch.ts'
import { linkRules } from './list/links.ts'
import { linkWordRules } from './list/linkWords.ts'
import { headRules, pageRules } from './list/page.ts'
import { paragraphRules } from './list/paragraphs.ts'
import { pictureRules } from './list/pictures.ts'
import type { Rule } from './rule.ts'
import { sentenceRules } from './list/sentences.ts'
import { shapeRules } from './list/shape.ts'
import { siteRules } from './list/site.ts'
import { syntaxRules } from './list/syntax.ts'
import { phraseRules } from './list/phrases.ts'
import { spellingRules } from './list/spelling.ts'
import { unfinishedRules } from './list/unfinished.ts'
import { slipRules } from './list/slips.ts'
import { writtenOutRules } from './list/writtenOut.ts'

/** The rules by theme, in the order in which lists show them. */
export const ruleThemes = {
  'Files and characters': syntaxRules,
  'Fields and values': shapeRules,
  'Links and addresses': { ...linkRules, ...collectionRules },
  Pictures: pictureRules,
  'The whole site': { ...siteRules, ...headRules, ...pageRules, ...dateRules },
  Words: {
    ...unfinishedRules,
    ...slipRules,
    ...spellingRules,
    ...phraseRules,
    ...writtenOutRules,
    ...sentenceRules,
    ...paragraphRules,
    ...defaultRules,
  },
  'Reading without seeing': { ...headingRules, ...altTextRules, ...linkWordRules },
  'Before the launch': launchRules,
} satisfies Record<string, Record<string, Rule>>

type Themes = typeof ruleThemes

/** The code of a finding. */
export type Code = { [Name in keyof Themes]: keyof Themes[Name] }[keyof Themes]

/** Every code that a finding can carry. Codes are stable: other programs and people's notes refer to them. */
export const rules = Object.assign({}, ...Object.values(ruleThemes)) as Readonly<Record<Code, Rule>>
