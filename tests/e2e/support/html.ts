import { type ConfigData, HtmlValidate } from 'html-validate'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How it is written, not what it says: React writes attributes and empty elements in its own way.
    'attr-quotes': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-empty-style': 'off',
    // The ids that React makes begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Tabs work without a script, as labels and radio buttons; the script gives them the roles that it makes true.
    'prefer-native-element': 'off',
    // The button of the reach-out form submits only once its script is there (FORM-4); until then the mail line stands for it.
    'wcag/h32': 'off',
  },
}
export const builtHtml = new HtmlValidate(config)

// Scripts that scripts load carry no checksum: they come from this site, and their names are their hashes.
export const liveHtml = new HtmlValidate({
  ...config,
  rules: { ...config.rules, 'require-sri': ['error', { target: 'crossorigin' }] },
})

/** What is wrong with a document, each with the element that it is in. */
export async function htmlProblems(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
