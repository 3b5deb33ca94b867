import { expect, test } from 'vitest'
import { shownEmail, unknownAddress } from './unknown-address.ts'

test('an address that stands in for none is shown to nobody; every other is', () => {
  expect(shownEmail(unknownAddress('some-id'))).toBe('')
  expect(shownEmail('asha@example.in')).toBe('asha@example.in')
  expect(shownEmail('unknown-address.invalid@example.in')).toBe('unknown-address.invalid@example.in')
})
