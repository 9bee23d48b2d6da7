import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Finding } from '../../../../content/finding/index.ts'
import { rules } from '../../../../content/rules/index.ts'
import { messageOf } from '../../../core/checkWords.ts'
import { useForm } from '../formContext.ts'

interface MessagesProps {
  id: string
  findings: readonly Finding[]
  /** Where the focus goes when a fix is applied. */
  pointer: string
}

/** What is wrong, in the words of the checker, with what fixes it. */
export function Messages({ id, findings, pointer }: MessagesProps) {
  return (
    <div id={id} className="messages">
      {findings.map((finding) => (
        <Message key={finding.code + finding.message} finding={finding} pointer={pointer} />
      ))}
    </div>
  )
}

/** How many findings are inside of what is folded; nothing without one. */
export function Counted({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const isError = findings.some(({ severity }) => severity === 'error')
  return (
    <span className="count" data-kind={isError ? 'error' : 'warning'}>
      {findings.length}
      <span className="unseen">{isError ? ' to fix' : ' worth a look'}</span>
    </span>
  )
}

export function Message({ finding, pointer }: { finding: Finding; pointer: string }) {
  const form = useForm()
  const { code, severity, hint, fix } = finding
  // Of what has the wrong form the hint is the description, which the field says already.
  const isOfForm = severity === 'error' && !rules[code].silenceable
  const own = fix ? [{ title: fix.title, run: () => form.fix(finding, pointer) }] : []
  const ways = [...own, ...form.ways(finding)]
  return (
    <Sentence severity={severity}>
      <p>
        {messageOf(finding)} {!isOfForm && hint}
      </p>
      {ways.length > 0 && (
        <p className="acts">
          {ways.map(({ title, run }) => (
            <button key={title} type="button" className="button" data-size="small" onClick={run}>
              {title}
            </button>
          ))}
        </p>
      )}
    </Sentence>
  )
}

/** A sentence about a field behind the icon of how much it weighs, as a `p`, and below it what can be done. */
export function Sentence({ severity, children }: { severity: Finding['severity']; children: ReactNode }) {
  const Icon = severity === 'error' ? CircleAlert : TriangleAlert
  return (
    <div className="message" data-severity={severity}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </div>
  )
}
