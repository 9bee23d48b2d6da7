/** How much a finding weighs: an error stops the build, a warning and an advice do not. */
export type Severity = 'error' | 'warning' | 'advice'

/** A rule of the content. Its texts are for people who write pages: plain words, whole sentences. */
export interface Rule {
  severity: Severity
  /** What the rule watches over, for lists of rules. */
  title: string
  /** Why it matters, and to whom. */
  why: string
  /** How to fix what it finds. */
  howToFix: string
  /** A document may silence it with a reason: the rule is a judgement, and a person may know better. */
  silenceable: boolean
}

/** A finding that stops the build: the page would be broken or missing. */
export const error = (title: string, why: string, howToFix: string): Rule => ({
  severity: 'error',
  title,
  why,
  howToFix,
  silenceable: false,
})

/** A finding that stops the build until it is fixed, or until a document says why it is right in this place. */
export const judgement = (title: string, why: string, howToFix: string): Rule => ({
  ...error(title, why, howToFix),
  silenceable: true,
})

/** What is probably wrong. The page can be published. */
export const warning = (title: string, why: string, howToFix: string): Rule => ({
  ...judgement(title, why, howToFix),
  severity: 'warning',
})

/** What would make the page better. */
export const advice = (title: string, why: string, howToFix: string): Rule => ({
  ...judgement(title, why, howToFix),
  severity: 'advice',
})
