export { type Code, type Rule, rules, ruleThemes, type Severity } from './rules.ts'
export { syntaxRules } from './syntax.ts'
