import { expect, it } from 'vitest'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { wordsAt } from '../../../src/drawings/kit/living.ts'
import { received } from '../../../src/drawings/scenes/sceneClinic.ts'
import { moments, talk } from '../../../src/drawings/scenes/sceneSupport.ts'
import { paidIn } from '../../../src/drawings/useCases/useCaseHealth.ts'
import { amountOf } from './markup.ts'

/** The words of a cut at a moment, in tenths of a second. */
const at = (name: string, size: 'wide' | 'small', moment: number) =>
  wordsAt(drawings[name]?.[size]?.living()?.join('') ?? '', moment).filter(Boolean)

it('the clinic has what its page among the sectors says, the last part by link', () => {
  expect(received.total).toBe(amountOf(paidIn))
  expect(paidIn.map(({ amount }) => amount)).toContain(received.byLink)
  const sums = [0, received.cameAt].map((moment) => at('sceneClinic', 'wide', moment).at(-1))
  expect(sums).toEqual(['NGN 31,500', 'NGN 45,000'])
})

it.each(['wide', 'small'] as const)('the desk answers after it is asked (%s)', (size) => {
  const { question, answer } = moments
  expect([0, question, answer].map((moment) => at('contactDesk', size, moment))).toEqual([
    [],
    [talk.question],
    [talk.question, talk.answer],
  ])
})
