import { expect, test } from 'vitest'
import { noteCall, withoutCallNote } from './contact-phone.ts'

const user = { _id: 'u', phone: '' } as Parameters<typeof noteCall>[0]
const details = { emergencyContact: 'Sunitha', emergencyPhone: '9848012345' }

test('the person to call is noted for the office, and booking again does not copy the note', () => {
  const noted = noteCall(user, { details, call: { whom: 'home' } }, 'Speaks slowly.')
  expect(noted).toBe('Speaks slowly.\nPlease call Sunitha on 9848012345.')
  expect(withoutCallNote(details, noted)).toBe('Speaks slowly.')
  expect(withoutCallNote(details, noteCall(user, { details, call: { whom: 'home' } }))).toBe('')
})
