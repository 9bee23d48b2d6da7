import sharp from 'sharp'
import { byMethod, endpoint, fromElsewhere, outside, unasked } from './hostile.ts'
import { at, bodies, type Door, headers, notJson, types } from './hostileDoor.ts'
import { movePage, removePage } from './hostilePages.ts'

/** Where pictures are put. */
export const pictures = '/__brightrail/media/'

const withText = (text: string) => JSON.stringify({ text })
const wrongTexts = [
  ...bodies(400, '', '{', 'null', '[]', '{}', '{"text":1}', '{"text":null}', '{"text":["{}"]}', '{"edits":[]}'),
  ...bodies(
    400,
    '{"text":"{}","path":"../a.json"}',
    '{"text":"{\\"a\\":\\"\\ud800\\"}"}',
    Buffer.from([0x7b, 0xff, 0x7d]),
  ),
  ...bodies(
    422,
    ...['', '{', '{"a": 1,}', '{"a": NaN}', '// x\n{}', '{"__proto__": {}}', '\u0000{}', "{'a': 1}"].map(withText),
  ),
  ...bodies(422, withText('['.repeat(300) + ']'.repeat(300)), withText(`"${'x'.repeat(2_100_000)}"`)),
  ...bodies(413, 'x'.repeat(5_000_000)),
]

const replace: Door = {
  name: 'replacing a document',
  honest: { path: `${endpoint}compliance.json`, method: 'PUT', headers: {} },
  body: 'TEXT',
  hostile: [
    ...unasked,
    ...types(...notJson),
    ...at(endpoint, outside, 404),
    ...wrongTexts,
    ...headers(428, { 'If-Match': null }),
    ...headers(412, ...['*', '""', `"${'0'.repeat(64)}"`, 'W/"x"'].map((seen) => ({ 'If-Match': seen }))),
  ],
}

/** Names under which nothing is made, though there is no such file. */
const noNames = [
  'con.json',
  'aux/x.json',
  'lpt1.json',
  'nul.x.json',
  'New.json',
  'a.b.json',
  'a%20b.json',
  'a_b.json',
  '__proto__.json',
  'readme.json',
  'license.json',
  'node_modules/x.json',
  '_x.json',
  '_draft/x.json',
  '_shared/x/y.json',
  '_shared/X.json',
  '_shared/ab.json',
  '_shared/constructor.json',
  '_media/x.json',
  'assets/x.json',
  '404.json',
  'n%C3%A9w.json',
  'new-page',
  'new-page.txt',
  `${'a'.repeat(146)}.json`,
  `${'a/'.repeat(80)}a.json`,
]
/** Names that lead nowhere, or through a link. */
const noPlaces = outside.filter((path) => !/^(?:con|new-file|constructor)\.json$/.test(path))
const seenAll = { 'If-Match': null, 'If-None-Match': '*' }

const create: Door = {
  name: 'making a document',
  honest: { path: `${endpoint}new-page.json`, method: 'PUT', headers: seenAll },
  body: 'TEXT',
  nowhere: 422,
  hostile: [
    ...unasked,
    ...at(endpoint, noNames, 422),
    ...at(endpoint, [...noPlaces, 'linked-folder/new.json', 'compliance.json%2Fx/new.json'], 404),
    ...at(endpoint, ['compliance/index.json'], 409),
    ...at(endpoint, ['_site.json', '_404.json', 'compliance.json', '_shared/closingProducts.json'], 412),
    ...wrongTexts,
    ...headers(428, { 'If-None-Match': 'x' }, { 'If-None-Match': '"x"' }, { 'If-Match': '*' }),
  ],
}

export const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0c8a7b' } })
  .png()
  .toBuffer()
const huge = Buffer.from(picture)
// Where the size is in the file.
huge.writeUInt32BE(100_000, 16)
huge.writeUInt32BE(100_000, 20)
const noPictures = [
  '',
  'a',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'GIF89a<script>alert(1)</script>',
  '%PDF-1.7',
  '{"text":"{}"}',
  picture.subarray(0, 40),
  Buffer.concat([picture.subarray(0, 20), Buffer.alloc(400, 0xff)]),
  huge,
]

const noPictureNames = [
  'X.png',
  'a%20b.png',
  'a_b.png',
  'x',
  'con.png',
  'aux/x.png',
  'readme.png',
  `${'a'.repeat(150)}.png`,
]
const noPicturePlaces =
  '|%|%ff|.x.png|../x.png|..%2fx.png|%2e%2e%2fx.png|..%5cx.png|/etc/x.png|c%3a%5cx.png|x.png%00|x%00.png|x.png::$DATA|../index.json|linked.png|linked-folder/x.png|....//x.png'.split(
    '|',
  )
const wrongPlaces = [...at(pictures, noPicturePlaces, 404), ...at(pictures, noPictureNames, 422)]

const upload: Door = {
  name: 'putting a picture',
  honest: { path: `${pictures}hostile.png`, method: 'PUT', headers: { ...seenAll, 'Content-Type': 'image/png' } },
  body: picture,
  hostile: [
    ...unasked,
    ...byMethod('GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'),
    ...wrongPlaces,
    ...at(pictures, ['x.json', 'x.html', 'x.svg', 'x.jpg', 'x.js'], 422),
    ...at(pictures, ['hostile.png?x', 'hostile.png?replace=1', 'hostile.png?replace&x', 'hostile.png??replace'], 400),
    ...at(pictures, ['there.png'], 412),
    ...at(pictures, ['there.png?replace'], 428),
    ...types(
      'text/plain',
      'application/json',
      'application/octet-stream',
      'multipart/form-data; boundary=x',
      'text/html',
      null,
    ),
    ...bodies(422, ...noPictures),
    ...bodies(413, Buffer.alloc(20_000_001)),
    ...headers(428, { 'If-None-Match': null }, { 'If-None-Match': '"x"' }),
  ],
}

const remove: Door = {
  name: 'deleting a picture',
  honest: { path: `${pictures}there.png`, method: 'DELETE', headers: {} },
  body: '',
  hostile: [
    ...unasked,
    ...wrongPlaces,
    ...at(pictures, ['nothing.png', 'there.jpg'], 404),
    ...at(pictures, ['there.png?replace', 'there.png?x'], 400),
    ...at(pictures, ['used.png'], 409),
  ],
}

const read: Door = {
  name: 'reading a document',
  honest: { path: `${endpoint}compliance.json`, method: 'GET', headers: {} },
  body: '',
  hostile: [...fromElsewhere, ...at(endpoint, outside, 404)],
}

const readAll: Door = {
  name: 'reading all content',
  honest: { path: '/__brightrail/content', method: 'GET', headers: {} },
  body: '',
  hostile: [...fromElsewhere, ...byMethod('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')],
}

const readChanges: Door = {
  ...readAll,
  name: 'reading what has changed',
  honest: { path: '/__brightrail/changes', method: 'GET', headers: {} },
}

export const doors: readonly Door[] = [
  replace,
  create,
  upload,
  remove,
  movePage,
  removePage,
  read,
  readAll,
  readChanges,
]
