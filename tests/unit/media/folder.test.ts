import { symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { readPicture, readPictures } from '../../../scripts/media/folder.ts'
import { baseTexts } from '../content/base.ts'
import { type Files, scratchFolder } from '../../support/scratch.ts'
import { encode, quarters, withCamera } from './make.ts'

const place = scratchFolder()
const folderOf = (files: Files) => {
  place.write(files)
  return place.folder
}

describe('the folder of pictures', () => {
  test('is read with its folders; what systems leave in it is not', async () => {
    const jpeg = await encode.jpeg(quarters(60, 40))
    const folder = folderOf({
      'b.jpg': jpeg,
      'a/team.png': await encode.png(quarters(30, 20)),
      '.DS_Store': 'x',
      'Thumbs.db': 'x',
      '.cache/c.jpg': jpeg,
    })
    const pictures = readPictures(folder)
    expect([...pictures].map(([name, { width, height }]) => [name, width, height])).toEqual([
      ['a/team.png', 30, 20],
      ['b.jpg', 60, 40],
    ])
    expect(pictures.get('b.jpg')?.bytes).toBe(jpeg.length)
  })

  test('may be missing', () => {
    expect(readPictures('/nowhere/at/all').size).toBe(0)
  })

  test('a turned picture has the size at which it is seen', async () => {
    const folder = folderOf({ 'a.jpg': await encode.jpeg(withCamera(quarters(60, 40), 6)) })
    expect(readPicture(folder, 'a.jpg')).toMatchObject({ width: 40, height: 60 })
  })

  test('the same bytes have the same addresses in it, others have others', async () => {
    const [one, two] = [await encode.jpeg(quarters(60, 40)), await encode.jpeg(quarters(60, 42))]
    const folder = folderOf({ 'a/x.jpg': one, 'b/x.jpg': one, 'c/x.jpg': two })
    const tail = (name: string) => readPicture(folder, name).src.replace(/^\/assets\/media\/\w\//, '')
    expect(tail('a/x.jpg')).toMatch(/^x-60\.\w{8}\.jpg$/)
    expect(tail('a/x.jpg')).toBe(tail('b/x.jpg'))
    expect(tail('a/x.jpg')).not.toBe(tail('c/x.jpg'))
  })
})

describe('npm run check', () => {
  const alt = 'Three people at a table look at a plan.'
  const page = (...names: string[]) =>
    JSON.stringify({
      title: 'Pictures',
      description: 'd'.repeat(80),
      blocks: names.map((src) => ({ type: 'picture', width: 'narrow', picture: { src, alt } })),
    })

  test('each kind of slip has one finding, at the file or at the place that names it', async () => {
    const jpeg = await encode.jpeg(quarters(1600, 900))
    const files: Record<string, Uint8Array | string> = {
      'good.jpg': jpeg,
      'Große Halle 2.JPG': jpeg,
      'cut.jpg': jpeg.subarray(0, 2000),
      'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'letter.jpg': 'Dear all,',
      'notes.txt': 'Dear all,',
      'unused.png': await encode.png(quarters(1600, 900)),
      'small.webp': await encode.webp(quarters(320, 200)),
    }
    const used = [
      'good.jpg',
      'Große Halle 2.JPG',
      'cut.jpg',
      'drawing.svg',
      'letter.jpg',
      'small.webp',
      'god.jpg',
      'good.png',
    ]
    const media = Object.fromEntries(Object.entries(files).map(([name, content]) => [`_media/${name}`, content]))
    const folder = folderOf({ ...baseTexts, ...media, 'shown.json': page(...used) })
    symlinkSync('/etc/passwd', join(folder, '_media/secret.jpg'))
    const found = loadContent(folder)
      .content.findings()
      .filter(({ code }) => /^(?:picture|file)/.test(code))
    expect(
      found
        .map(
          ({ code, file, pointer }) =>
            `${code} ${file.slice(file.lastIndexOf('/_media/') + 1 || file.lastIndexOf('/') + 1)} ${pointer}`,
        )
        .sort(),
    ).toEqual([
      'fileUnread _media/secret.jpg ',
      'pictureDamaged _media/cut.jpg ',
      'pictureKind _media/drawing.svg ',
      'pictureKind _media/letter.jpg ',
      'pictureKind _media/notes.txt ',
      'pictureName _media/Große Halle 2.JPG ',
      'pictureSmall shown.json /blocks/5/picture/src',
      'pictureUnknown shown.json /blocks/6/picture/src',
      'pictureUnknown shown.json /blocks/7/picture/src',
      'pictureUnused _media/unused.png ',
    ])
    expect(found.filter(({ code }) => code === 'pictureUnknown').map(({ suggestions }) => suggestions)).toEqual([
      ['good.jpg'],
      ['good.jpg'],
    ])
  })

  test('a file that is far too heavy is not read at all', () => {
    const folder = folderOf({ 'film.jpg': '' })
    truncateSync(join(folder, 'film.jpg'), 3_000_000_000)
    expect(readPicture(folder, 'film.jpg').finding).toMatchObject({
      code: 'pictureTooLarge',
      message: 'The file is 3000 MB, and 50 MB are the most.',
    })
  })

  test('documents in the folder of pictures are no pages', () => {
    const folder = folderOf({ ...baseTexts, '_media/notes.json': '{}' })
    const { content, keys } = loadContent(folder)
    expect(keys).not.toContain('_media/notes.json')
    expect(content.findings().map(({ code }) => code)).toEqual(['pictureKind'])
  })
})
