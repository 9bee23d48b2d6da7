import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../../scripts/lib/readContent.ts'
import { fixAll } from '../../../../src/content/fix/fixAll.ts'
import { seed } from '../../../../scripts/test/seed.ts'
import { createRandom } from '../../../../scripts/test/random.ts'
import { isFull } from '../../../support/sample.ts'
import { type Damaged, damagedDocuments } from './allDamages.ts'
import { addedErrors, changedLines, type State } from './worse.ts'

/** In parts, because a limit of time ends a test that hangs. */
const parts = isFull ? 40 : 1
const perPart = isFull ? 500 : 40

const { content, keys } = loadContent('pages')
const documents = new Map(keys.map((key) => [key, readFileSync(`pages/${key}`, 'utf8')]))

const stateOf = (key: string): State => ({
  text: content.text(key) ?? '',
  errors: content.findings().filter(({ severity }) => severity === 'error'),
})

/** What is wrong with how the fixes of a damaged document are applied; '' when nothing is. */
function judge({ key, text }: Damaged): string {
  const file = `pages/${key}`
  content.set(key, text)
  const before = stateOf(key)
  const [fixed, ...others] = fixAll(content, (one) => one === file)
  const after = stateOf(key)
  if (others.length > 0) return 'changes other documents as well'
  if (after.text !== (fixed?.after ?? text)) return 'is not what was said'
  const added = addedErrors(file, before, after)
  if (added.length > 0) return `has new errors:\n${added.map(({ line, message }) => `${line} ${message}`).join('\n')}`
  if (after.errors.length > before.errors.length) return 'has more errors'
  const edits = (fixed?.done ?? []).flatMap(({ fix }) => fix?.edits ?? [])
  const lines = edits.reduce((sum, edit) => sum + 1 + edit.text.split('\n').length, 0)
  if (changedLines(text, after.text).length > 2 * lines) return 'has other lines changed than those of its mistakes'
  return fixAll(content, (one) => one === file).length > 0 ? 'is changed again the second time' : ''
}

describe(`DOC-7 no fix makes a document worse, in ${parts * perPart} random damages`, () => {
  for (let part = 1; part <= parts; part++) {
    test(`part ${part}`, () => {
      const next = damagedDocuments(documents, createRandom(`fixes ${seed} ${part}`))
      const worse: string[] = []
      for (let done = 0; done < perPart && worse.length < 3; done++) {
        const damaged = next()
        const wrong = wrongWith(damaged)
        content.set(damaged.key, documents.get(damaged.key) ?? '')
        if (wrong !== '') worse.push(`BRIGHTRAIL_SEED=${seed}, case ${done}: ${describeDamage(damaged)}: ${wrong}`)
      }
      expect(worse.join('\n\n')).toBe('')
    })
  }
})

function wrongWith(damaged: Damaged): string {
  try {
    return judge(damaged)
  } catch (error) {
    return `throws ${(error as Error).stack}`
  }
}

function describeDamage({ key, how, text }: Damaged): string {
  const lines = changedLines(documents.get(key) ?? '', text).slice(0, 20)
  return [`${key}, ${how}`, ...lines.map((line) => line.slice(0, 160))].join('\n')
}
