import { describe, expect, it } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { drawings } from '../../../scripts/outline/makeDrawings.ts'
import { answeringNode, answers, answerSignal, atRest } from '../../../src/drawings/kit/answers.ts'

const answering = Object.entries(drawings).flatMap(([name, { wide }]) => {
  const svg = wide.answering()
  return svg === null ? [] : [{ name, rest: wide.svg(), svg }]
})
const words = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, found]) => found)

describe('drawings that answer', () => {
  it('are those of the audience panels, and of features with a link', () => {
    const names = answering.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['audienceBusiness', 'audienceFreelancer', 'audienceIndividual']))
    expect(names).toEqual(
      expect.arrayContaining([
        'overviewAccounts',
        'overviewCards',
        'overviewBills',
        'overviewSavings',
        'businessRoles',
      ]),
    )
  })

  it('have at rest what no pointer has changed', () => {
    const svg =
      '<g><a/></g>' + answers('<g>Due</g>', '<g><b/>Paid</g>') + answerSignal('M0 0H9') + answeringNode('<i/>')
    expect(atRest(svg)).toBe('<g><a/></g><g><g>Due</g></g><g><i/></g>')
    for (const { name, rest } of answering) expect(rest, name).not.toContain('hv-')
  })

  it.each(answering)('$name has a signal and a node, and shows the answer only when asked', ({ name, rest, svg }) => {
    expect(svg.match(/ class="hv-s"[^>]* opacity="0"/g)).toHaveLength(1)
    expect(svg).toContain(' class="hv-n"')
    expect(svg.match(/ class="hv-b"/g) ?? []).toHaveLength(svg.match(/ class="hv-b" opacity="0"/g)?.length ?? 0)
    expect(words(svg)).toEqual(expect.arrayContaining(words(rest)))
    const { wide, small } = drawingSizes()[name] ?? {}
    expect(wide?.src).toContain('.answers.')
    expect(small?.src ?? '').not.toContain('.answers.')
  })

  it('add up when a bill is paid', () => {
    const board = answering.find(({ name }) => name === 'overviewBills')
    expect(words(board?.rest ?? '')).toEqual(expect.arrayContaining(['NGN 126,000', 'NGN 36,000', 'Due today']))
    expect(words(board?.svg ?? '')).toEqual(expect.arrayContaining(['NGN 162,000', 'NGN 0']))
  })
})
