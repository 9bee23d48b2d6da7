import { css } from '@emotion/react'
import { small } from '../../theme/styles.ts'
import { theme } from '../../theme/tokens.ts'
import { LineIcon } from '../images/icon.tsx'

const field = css({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 })
/** The words above a field. */
export const fieldLabel = css({ padding: 0, fontSize: theme.fsSm, fontWeight: 600, lineHeight: 1.5 })
const quiet = css({ color: theme.text2 })
const wrong = css({
  display: 'flex',
  gap: 8,
  color: theme.error,
  '&[hidden]': { display: 'none' },
  '& > svg': { marginTop: 2 },
})

const box = css({
  width: '100%',
  minHeight: 54,
  padding: '12px 16px',
  border: `1.5px solid ${theme.edge}`,
  borderRadius: 12,
  background: theme.paper,
  color: theme.ink,
  font: 'inherit',
  appearance: 'none',
  transition: `border-color ${theme.t2}`,
  '&:hover': { borderColor: theme.ink },
  // The sun alone is too pale on white, so its ring lies around one of ink.
  '&:focus, &:focus-visible': {
    borderColor: theme.ink,
    borderRadius: 12,
    outline: `2px solid ${theme.ink}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 5px ${theme.sun}`,
  },
  '&[aria-invalid]': { padding: '11.5px 15.5px', border: `2px solid ${theme.error}` },
})
const area = css({ minHeight: 190, resize: 'vertical' })

const circleAlert = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01'

interface ErrorProps {
  id: string
  message: string
  isWrong: boolean
}

/** What is wrong with a field, below it. It is in the document from the start, with its words and its styles. */
export function FieldError({ id, message, isWrong }: ErrorProps) {
  return (
    <p id={id} css={[small, wrong]} hidden={!isWrong}>
      <LineIcon path={circleAlert} size={18} />
      {message}
    </p>
  )
}

interface Props {
  id: string
  name: string
  label: string
  hint?: string
  /** What is said when the field is wrong. */
  error: string
  isWrong: boolean
  /** One line of text, an e-mail address, or a text of several lines. */
  kind: 'text' | 'email' | 'area'
  autoComplete?: string
  /** What the browser itself checks while there is no script. */
  pattern?: string
  minLength?: number
  maxLength: number
}

/** A field that must be filled in: label, hint, the field itself, and what is wrong with it. The document keeps its value. */
export function Field({ id, name, label, hint, error, isWrong, kind, ...rest }: Props) {
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const described = [isWrong && errorId, hint && hintId].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    required: true,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
    ...rest,
  } as const
  return (
    <div css={field}>
      <label css={fieldLabel} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={hintId} css={[small, quiet]}>
          {hint}
        </p>
      )}
      {kind === 'area' ? (
        <textarea {...shared} rows={7} css={[box, area]} />
      ) : (
        <input {...shared} type={kind} css={box} />
      )}
      <FieldError id={errorId} message={error} isWrong={isWrong} />
    </div>
  )
}
