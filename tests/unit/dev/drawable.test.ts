import { expect, test } from 'vitest'
import { createDrawable } from '../../../scripts/dev/drawable.ts'
import { baseTexts } from '../content/base.ts'

const drawable = () => {
  const made = createDrawable({}, new Map())
  for (const [key, text] of Object.entries(baseTexts)) made.set(key, text)
  return made
}
const description = 'A page that hands something to a service, as an editor might paste it from elsewhere.'
const form = { type: 'form', main: true, title: 'Write to us', reasons: [{ text: 'Cards' }, { text: 'Payouts' }] }
const pageWith = (fields: object) =>
  JSON.stringify({ title: 'A page', description, index: false, blocks: [{ ...form, ...fields }] })
const actionOf = (made: ReturnType<typeof drawable>) =>
  (made.page('x.json')?.blocks[0] as { action?: string } | undefined)?.action

test('SEC-2 development draws nothing of a service that the site does not allow, and keeps what was there before', () => {
  const made = drawable()
  made.set('x.json', pageWith({ recaptchaKey: 'key', recaptchaScript: 'https://evil.example/x.js' }))
  expect(made.page('x.json')).toBeNull()
  made.set('x.json', pageWith({ action: '/messages' }))
  expect(actionOf(made)).toBe('/messages')
  for (const action of ['https://evil.example/collect', '{supportEmail}', '{links.signUp}']) {
    made.set('x.json', pageWith({ action }))
    expect(actionOf(made), action).toBe('/messages')
  }
  made.set('x.json', pageWith({ action: 'https://app.cal.com/messages' }))
  expect(actionOf(made)).toBe('https://app.cal.com/messages')
})
