import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from '../../../src/ui/text/words.tsx'

/** The parts that do not break, and the text without its tags. */
function drawn(text: string) {
  const html = renderToStaticMarkup(<Words>{text}</Words>)
  const spans = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, words]) => words)
  return { spans, text: html.replace(/<style.*?<\/style>|<[^>]*>/g, '') }
}

test.each([
  ['Book a 15-minute demo', ['15-minute']],
  ['E-commerce, freelancers and the 24-hour limit', ['E-commerce', '24-hour']],
  ['Real-time dashboards', ['Real-time']],
  ['They spend $5-$25 monthly', ['$5-$25']],
  ['A single API, round-the-clock support', ['round-the-clock']],
])('%s: no break after a first part of at most four letters, or in three parts', (text, spans) => {
  expect(drawn(text)).toEqual({ spans, text })
})

test.each(['White-label cards and cross-border transfers', 'No hidden fees'])('%s: left as it is', (text) => {
  expect(renderToStaticMarkup(<Words>{text}</Words>)).toBe(text)
})
