import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { findingsIn, isMissing, useForm } from './formContext.ts'
import { shownFields } from './model/fields.ts'
import { type Section, sectionsOf } from './model/sections.ts'
import { Counted, Message } from './parts/messages.tsx'
import { SectionIndex, sectionId } from './sectionIndex.tsx'
import { useSettled, useWriting } from './parts/settled.ts'
import { UnknownKeys } from './parts/unknownKeys.tsx'

/** The fields of a form in their sections, below what is wrong with the whole. */
export function Sections() {
  const { part, findings } = useForm()
  const { schema, value, pointer } = part
  const isWriting = useWriting()
  const whole = useSettled(
    findings.filter((one) => one.pointer === pointer && !isMissing(one)),
    isWriting,
  )
  const sections = sectionsOf(shownFields(part, schema, pointer, value), pointer !== '')
  // Kept here: a choice that hides the fields of a section, and is taken back, does not close it.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onFold = (title: string, isOpen: boolean) =>
    setOpened((old) => new Set(isOpen ? [...old, title] : [...old].filter((one) => one !== title)))
  return (
    <>
      <div className="formCards">
        <UnknownKeys schema={schema} pointer={pointer} value={value} />
        {whole.map((finding) => (
          <Message key={finding.code + finding.message} finding={finding} pointer={pointer} />
        ))}
      </div>
      {pointer === '' && (
        <SectionIndex titles={sections.map(({ title }) => title)} onGo={(title) => onFold(title, true)} />
      )}
      {sections.map((section) => (
        <FieldSection
          key={(section.isMore ? 'more ' : '') + section.title}
          {...section}
          isOpen={opened.has(section.title)}
          onFold={(isOpen) => onFold(section.title, isOpen)}
        />
      ))}
    </>
  )
}

interface FoldProps {
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}

function FieldSection({ title, fields, isMore = false, isOpen, onFold }: Section & FoldProps) {
  const { Field, findings } = useForm()
  const isOne = fields.length === 1 && fields[0]?.schema.title === title
  const all = fields.map(({ key, ...field }) => <Field key={key} {...field} isBare={isOne} />)
  if (isMore)
    return (
      <details
        className="section"
        id={sectionId(title)}
        open={isOpen}
        onToggle={(event) => onFold(event.currentTarget.open)}
      >
        <summary>
          <h3>{title}</h3>
          <Counted findings={fields.flatMap(({ pointer }) => findingsIn(findings, pointer))} />
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
        <div className="sectionBody">{all}</div>
      </details>
    )
  return (
    <section className="section" id={sectionId(title)}>
      <h3>{title}</h3>
      {all}
    </section>
  )
}
