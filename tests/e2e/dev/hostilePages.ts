import { outside, unasked } from './hostile.ts'
import { at, bodies, type Door, notJson, types } from './hostileDoor.ts'

/** Where pages are moved and deleted. */
const pages = '/__brightrail/pages/'
const moveTo = (to: string, how: { isTrial?: boolean; isBack?: boolean } = {}) =>
  JSON.stringify({ to, isTrial: false, isBack: false, ...how })

export const movePage: Door = {
  name: 'moving a page',
  honest: { path: `${pages}compliance.json`, method: 'POST', headers: {} },
  // Only asked: what it would change stays as it is.
  body: moveTo('moved-page.json', { isTrial: true }),
  hostile: [
    ...unasked,
    ...types(...notJson),
    ...at(pages, [...outside, '_site.json', '_shared/closingProducts.json'], 404),
    ...at(pages, ['index.json'], 409),
    ...bodies(400, '', '{', 'null', '[]', '{}', '{"to":1}', moveTo('x.json').replace('}', ',"path":"y"}')),
    ...bodies(404, moveTo('moved-page.json', { isBack: true }), moveTo('../package.json', { isBack: true })),
    ...bodies(
      422,
      ...['../package.json', '/etc/passwd', '_site.json', '.git/x.json', 'New Page.json', ''].map((to) => moveTo(to)),
    ),
    ...bodies(409, moveTo('contact.json')),
    ...bodies(413, 'x'.repeat(5_000_000)),
  ],
}

/** What is no page to lead links to. */
const nowhereToLead = [
  '',
  '%',
  '%ff',
  '../package.json',
  './contact.json',
  '_site.json',
  'contact.json&x',
  'contact.json?x',
]

export const removePage: Door = {
  name: 'deleting a page',
  honest: { path: `${pages}with-picture.json`, method: 'DELETE', headers: {} },
  body: '',
  hostile: [
    ...unasked,
    ...at(pages, [...outside, '_site.json', '_shared/closingProducts.json', 'with-picture.json?x'], 404),
    ...at(
      pages,
      nowhereToLead.map((to) => `with-picture.json?to=${to}`),
      404,
    ),
    ...at(pages, ['index.json', 'compliance.json'], 409),
  ],
}
