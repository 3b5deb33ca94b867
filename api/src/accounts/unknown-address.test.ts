import { expect, test } from 'vitest'
import { shownEmail, unknownAddress } from './unknown-address.ts'

test('a placeholder address is shown as empty; every other address is shown', () => {
  expect(shownEmail(unknownAddress('some-id'))).toBe('')
  expect(shownEmail('asha@example.in')).toBe('asha@example.in')
  expect(shownEmail('unknown-address.invalid@example.in')).toBe('unknown-address.invalid@example.in')
})
