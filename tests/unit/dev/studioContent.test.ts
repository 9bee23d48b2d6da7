import { rmSync, symlinkSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeOf, siteContent } from '../../../scripts/dev/studio/content.ts'
import { type Content, createContent } from '../../../src/content/store/index.ts'
import type { FilesChange, SiteContent } from '../../../src/studio/server/messages.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'
import { encode, quarters } from '../media/make.ts'
import { loaded, pageWith } from './studioServer.ts'

const place = scratchFolder()
beforeEach(() => place.write(baseTexts))

describe('the content for a store elsewhere', () => {
  /** A store in a browser: all that it knows went through JSON. */
  function storeOf(given: SiteContent): Content {
    const { media, shown, files, unreadable, strays, ...options } = JSON.parse(JSON.stringify(given)) as SiteContent
    const store = createContent({ ...options, media: new Map(media), shown: new Map(shown) })
    for (const [key, text] of files) store.set(key, text)
    for (const [key, reason] of unreadable) store.fail(key, reason)
    for (const key of strays) store.set(key, '')
    return store
  }
  function follow(store: Content, { files, media }: FilesChange): void {
    for (const change of files) {
      if ('gone' in change) store.delete(change.key)
      else if ('reason' in change) store.fail(change.key, change.reason)
      else store.set(change.key, change.text)
    }
    for (const [name, file] of media) store.setPicture(name, file)
  }

  test('gives a store with the same findings and pages, and tells nothing of the disk', async () => {
    place.write({
      'team.json': pageWith('a.jpg', 'missing.jpg'),
      'broken.json': '{ "title": ',
      'notes.docx': 'x',
      '_media/a.jpg': await encode.jpeg(quarters(60, 40)),
      '_media/letter.jpg': 'Dear all,',
    })
    symlinkSync('/etc/passwd', place.path('linked.json'))
    const content = loaded(place.folder)
    const given = siteContent(content)
    expect([given.unreadable.length, given.strays, given.files.length]).toEqual([
      1,
      ['notes.docx'],
      Object.keys(baseTexts).length + 2,
    ])
    expect(JSON.stringify(given)).not.toContain(`${place.folder}/_media`)
    const store = storeOf(given)
    expect(store.findings()).toEqual(content.store.findings())
    expect(store.findings().length).toBeGreaterThan(4)
    for (const { key } of content.store.routes()) expect(store.draft(key)).toEqual(content.store.draft(key))
  })

  test('gives with a page that is broken its text from before, which drafts still show', () => {
    const content = loaded(place.folder)
    const before = content.store.text('about.json') ?? ''
    expect(siteContent(content).lastDrawn).toEqual([])
    content.apply(new Map([['about.json', '{']]))
    expect(siteContent(content).lastDrawn).toEqual([['about.json', before]])
  })

  test('every change of the folder leads to the same store', async () => {
    const content = loaded(place.folder)
    const store = storeOf(siteContent(content))
    place.write({ '_media/a.jpg': await encode.jpeg(quarters(60, 40)), 'team.json': pageWith('a.jpg') })
    const steps = [
      { 'team.json': pageWith('a.jpg') },
      { '_media/a.jpg': '1' },
      { 'notes.docx': '4', 'team.json': '{' },
      { 'gone.json': new Error('no') },
      { 'notes.docx': null, 'team.json': null, 'gone.json': null, '_media/a.jpg': null },
    ]
    for (const step of steps) {
      if (Object.values(step).includes(null)) rmSync(place.path('_media/a.jpg'))
      content.apply(new Map(Object.entries(step)))
      follow(store, JSON.parse(JSON.stringify(changeOf(content, Object.keys(step)))) as FilesChange)
      expect(store.findings()).toEqual(content.store.findings())
    }
  })
})
