import { describe, expect, test } from 'vitest'
import {
  addLink,
  continueList,
  linkAt,
  toggleMark,
  togglePrefix,
  withHref,
} from '../../../src/studio/ui/form/model/marks.ts'

describe('marks of a running text', () => {
  test('are put around what is selected, and taken away again', () => {
    const bold = toggleMark({ text: 'one two', start: 4, end: 7 }, '**')
    expect(bold).toEqual({ text: 'one **two**', start: 6, end: 9 })
    expect(toggleMark(bold, '**')).toEqual({ text: 'one two', start: 4, end: 7 })
    expect(toggleMark(bold, '*').text).toBe('one ***two***')
  })

  test('begin lines', () => {
    const list = togglePrefix({ text: 'a\n\nb\nc', start: 3, end: 6 }, '- ')
    expect(list.text).toBe('a\n\n- b\n- c')
    expect(togglePrefix({ text: list.text, start: 3, end: list.end }, '- ').text).toBe('a\n\nb\nc')
    expect(togglePrefix({ text: 'a\nb', start: 2, end: 3 }, '## ').text).toBe('a\n\n## b')
  })

  test('make items of one list of all lines that are selected, also behind an item', () => {
    expect(togglePrefix({ text: '- a\nb\nc', start: 4, end: 7 }, '- ').text).toBe('- a\n- b\n- c')
    expect(togglePrefix({ text: 'a\n\nb\nc', start: 0, end: 6 }, '- ').text).toBe('- a\n- b\n- c')
    expect(togglePrefix({ text: 'a\nb', start: 0, end: 1 }, '- ').text).toBe('- a\n\nb')
    expect(togglePrefix({ text: '- a\n\n- b', start: 0, end: 8 }, '- ').text).toBe('a\n\nb')
    expect(togglePrefix({ text: '', start: 0, end: 0 }, '- ').text).toBe('- ')
  })

  // The cursor is |.
  test.each([
    ['- one|', '- one\n- |'],
    ['- one |two', '- one\n- |two'],
    ['9. one|\n\nEnd', '9. one\n10. |\n\nEnd'],
    ['Begin\n\n- one\n- |', 'Begin\n\n- one\n\n|'],
    ['- one\n- |\n- two', '- one\n\n|\n\n- two'],
    ['- |', '|'],
    ['Words|', undefined],
    ['|- one', undefined],
    ['- one\n\nWords|', undefined],
    ['**bold**|', undefined],
  ])('Enter in %j makes %j', (before, after) => {
    const at = before.indexOf('|')
    const next = continueList({ text: before.replace('|', ''), start: at, end: at })
    expect(next && `${next.text.slice(0, next.start)}|${next.text.slice(next.end)}`).toBe(after)
  })

  test('a link is added, found, led elsewhere and taken away', () => {
    const { text, start } = addLink({ text: 'see docs', start: 4, end: 8 })
    const link = linkAt(text, start)
    expect(link).toEqual({ start: 4, end: 12, words: 'docs', href: '' })
    expect(link && withHref(text, link, '/docs')).toBe('see [docs](/docs)')
    expect(link && withHref(text, link, null)).toBe('see docs')
    expect(linkAt(text, 1)).toBeUndefined()
    const several = 'see [a](/a), [{b}](mailto:{b}) and [c](/c)'
    const found = ['[a', '{b}](', '), ', ' and', '/c'].map((part) => linkAt(several, several.indexOf(part) + 2)?.href)
    expect(found).toEqual(['/a', 'mailto:{b}', undefined, undefined, '/c'])
  })
})
