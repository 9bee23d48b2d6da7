import { Fragment } from 'react'

/** One piece of JSON text: the name of a value, a text, or anything else. */
export interface CodePart {
  kind: 'name' | 'text' | 'rest'
  text: string
}

/** Cuts JSON text into the pieces that have colours of their own. Joined they are the text again, whatever it holds. */
export function codeParts(code: string): CodePart[] {
  return code.split(/("[^"\n]*")/).flatMap((text, at, all): CodePart[] => {
    if (text === '') return []
    if (at % 2 === 0) return [{ kind: 'rest', text }]
    return [{ kind: /^\s*:/.test(all[at + 1] ?? '') ? 'name' : 'text', text }]
  })
}

const tags = { name: 'b', text: 'i', rest: Fragment } as const

/** JSON with its names in `<b>` and its texts in `<i>`; the colours come from the element around it. */
export function JsonCode({ code }: { code: string }) {
  return codeParts(code).map(({ kind, text }, at) => {
    const Tag = tags[kind]
    return <Tag key={at}>{text}</Tag>
  })
}
