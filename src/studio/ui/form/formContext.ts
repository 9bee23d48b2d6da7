import { type ComponentType, createContext, useContext } from 'react'
import type { Finding } from '../../../content/finding/index.ts'
import { parentOf, type Source } from '../../../content/json/index.ts'
import type { Act } from '../../session/acts.ts'
import type { FieldProps, Part } from './model/fields.ts'

/** What all fields of a form share. */
export interface Form {
  part: Part
  findings: readonly Finding[]
  /** The words that are written once, by their names with braces: {brand}. */
  tokens: ReadonlyMap<string, string>
  /** All of them are known: the form is there while the site is still being read. */
  isSiteRead: boolean
  /** Does something, as {@link Studio.act}. `focus`: the place whose field has the focus after it. */
  act(make: (source: Source) => Act, focus?: string): void
  /** Applies the fix of a finding: of an older text, the one of the newer. `focus`: as for {@link act}. */
  fix(finding: Finding, focus: string): void
  /** What can be done about a finding beside its fix, by the words of the buttons. */
  ways(finding: Finding): { title: string; run: () => void }[]
  /** Reads something out. */
  say(text: string): void
  /** Says what was removed, beside a button that brings it back. */
  sayRemoved(name: string): void
  /** Draws a field of whatever kind. Lists and groups hold fields, which are lists and groups again. */
  Field: ComponentType<FieldProps>
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field has to be inside of a form.')
  return form
}

/** The id of the element of a place, by which labels and messages are tied to it. */
export const idOf = (pointer: string, what = 'field'): string => `${what}:${pointer}`

/** The findings of a place, and of what is inside of it. */
export const findingsIn = (findings: readonly Finding[], pointer: string): Finding[] =>
  findings.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`))

/** The findings of one field: of its value, and that it is missing in the group around it. */
export function findingsOf(findings: readonly Finding[], pointer: string): Finding[] {
  const [above, key] = [parentOf(pointer), pointer.slice(pointer.lastIndexOf('/') + 1)]
  return findings.filter((one) => one.pointer === pointer || (one.pointer === above && isMissing(one, key)))
}

/** A finding of a group that one of its fields is missing says its name. */
export const isMissing = ({ code, message }: Finding, key?: string): boolean =>
  code === 'keyMissing' && (key === undefined || message.includes(`the field "${key}"`))
