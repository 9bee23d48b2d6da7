/*
 * Drawings that answer the pointer: a signal runs to the node, the node swells, and one word changes; when the pointer
 * leaves, all goes back. The picture of such a drawing shows what is there at rest. It holds the rest unseen, until the
 * browser puts its markup into the page (`src/ui/images/answers/show.ts`).
 */

/** What is shown at rest, and in its place while the pointer is on the panel. */
export function answers(rest: string, answer: string): string {
  return `<g class="hv-a">${rest}</g><g class="hv-b" opacity="0">${answer}</g>`
}

/** Money on its way to the node, along path data. */
export function answerSignal(path: string): string {
  return (
    `<path class="hv-s" pathLength="1" d="${path}" fill="none" stroke="#ffffff" stroke-width="4" ` +
    'stroke-linecap="round" opacity="0"/>'
  )
}

/** A node that swells when the signal arrives. */
export function answeringNode(node: string): string {
  return `<g class="hv-n">${node}</g>`
}

/** Whether markup holds a part that answers. */
export const isAnswering = (svg: string): boolean => svg.includes(' class="hv-')

/** What is there at rest, and nothing else. */
export function atRest(svg: string): string {
  if (!isAnswering(svg)) return svg
  let depth = 0
  let rest = ''
  for (const [part, tag, attributes = ''] of svg.matchAll(/<!--.*?-->|<(\/?\w+)([^>]*?)\/?>|[^<]+/g)) {
    const isAnswer = attributes.includes(' class="hv-b"')
    if (tag === 'g' && (isAnswer || depth > 0)) depth++
    if (depth === 0 && !attributes.includes(' class="hv-s"')) rest += part.replace(/ class="hv-[an]"/, '')
    if (tag === '/g' && depth > 0) depth--
  }
  return rest
}
