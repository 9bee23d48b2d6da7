import { describe, expect, it } from 'vitest'
import { findErrors, type Values } from '../../../../src/blocks/form/values.ts'

const whole: Values = { name: 'Ese', email: 'ese@ndole.example', reason: 'Other', description: 'Ten chars..' }

const errorsOf = (change: Partial<Values>) => [...findErrors({ ...whole, ...change })]

describe('FORM-2 what is wrong with the values', () => {
  it('is nothing when all is there', () => {
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ email: ' a@b.c ', description: '0123456789' })).toEqual([])
  })

  it.each(['', ' ', '\t'])('is the name: %j', (name) => expect(errorsOf({ name })).toEqual(['name']))

  it.each(['', 'a', 'a@', '@b.c', 'a@b', 'a@b.', 'a@.c', 'a b@c.d', 'a@b@c.d', 'a@b .c'])(
    'is the e-mail address: %j',
    (email) => expect(errorsOf({ email })).toEqual(['email']),
  )

  it('is the reason when none is chosen', () => expect(errorsOf({ reason: '' })).toEqual(['reason']))

  it.each(['', '012345678', '         9', '          '])('is the description: %j', (description) =>
    expect(errorsOf({ description })).toEqual(['description']),
  )

  it('is all of them, in the order of the fields', () => {
    const none = { name: '', email: '', reason: '', description: '' }
    expect(errorsOf(none)).toEqual(['name', 'email', 'reason', 'description'])
  })
})
