import { expect, test } from 'vitest'
import { buildPage } from '../../../scripts/build/pages.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { pageBuildOf } from '../../support/pageBuild.ts'
import { sample } from '../../support/sample.ts'

const { content } = loadContent('pages')

/** The pages of some routes, drawn in this order, as they are written. */
function drawn(routes: readonly string[]): Record<string, string | undefined> {
  const build = pageBuildOf(content)
  return Object.fromEntries(routes.map((route) => [route, buildPage(build, route)?.html]))
}

test('a page and its styles are the same, whatever was drawn before', () => {
  const flat = content.routes().flatMap(({ route }) => (route.split('/').length === 2 ? [route] : []))
  const some = sample(flat, 3, 'order')
  expect(drawn([...some].reverse())).toEqual(drawn(some))
})
