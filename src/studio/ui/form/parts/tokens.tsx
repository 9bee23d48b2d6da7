import { findTokens } from '../../../../content/fields/index.ts'
import { useForm } from '../formContext.ts'

/** The words that are written once and are used in a text: each as a chip with what it stands for. */
export function Tokens({ text }: { text: string }) {
  const { tokens, isSiteRead } = useForm()
  const names = new Set(
    text.includes('{') ? findTokens(text).flatMap(({ name }) => (name === null ? [] : `{${name}}`)) : [],
  )
  if (names.size === 0) return null
  return (
    <p className="tokenRow">
      {[...names].map((name) => (
        <span key={name} className="token" data-unknown={(isSiteRead && !tokens.has(name)) || undefined}>
          <code>{name}</code> {tokens.get(name) ?? (isSiteRead && 'is not known')}
        </span>
      ))}
    </p>
  )
}
