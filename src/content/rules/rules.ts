import { accessRules } from './access.ts'
import { launchRules } from './launch.ts'
import { linkRules } from './links.ts'
import { pictureRules } from './pictures.ts'
import type { Rule } from './rule.ts'
import { shapeRules } from './shape.ts'
import { siteRules } from './site.ts'
import { syntaxRules } from './syntax.ts'
import { wordRules } from './words.ts'

export type { Rule, Severity } from './rule.ts'

/** The rules by theme, in the order in which lists show them. */
export const ruleThemes = {
  'Files and characters': syntaxRules,
  'Fields and values': shapeRules,
  'Links and addresses': linkRules,
  Pictures: pictureRules,
  'The whole site': siteRules,
  Words: wordRules,
  'Reading without seeing': accessRules,
  'Before the launch': launchRules,
} satisfies Record<string, Record<string, Rule>>

const all = {
  ...syntaxRules,
  ...shapeRules,
  ...linkRules,
  ...pictureRules,
  ...siteRules,
  ...wordRules,
  ...accessRules,
  ...launchRules,
}

/** The code of a finding. */
export type Code = keyof typeof all

/** Every code that a finding can carry. Codes are stable: other programs and people's notes refer to them. */
export const rules: Readonly<Record<Code, Rule>> = all
