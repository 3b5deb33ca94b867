import { expect, test } from 'vitest'
import { brandPrivacy } from '../defaults/privacy.config.ts'
import { findPrivacyError } from './privacy-setup.ts'

test("the brand's own settings are valid, and so are their limits", () => {
  expect(findPrivacyError(brandPrivacy)).toBeUndefined()
  expect(findPrivacyError({ ...brandPrivacy, answerDays: 90 })).toBeUndefined()
  expect(findPrivacyError({ ...brandPrivacy, answerDays: 2, ackHours: 48 })).toBeUndefined()
})

test.each([
  [{ phone: '08700000100' }, 'phone must be a number such as +918700000100'],
  [{ email: 'nobody' }, 'email is not an address'],
  [{ answerDays: 0 }, 'answerDays must be a number of days'],
  [{ answerDays: 91 }, 'answerDays is above 90, the longest time allowed for an answer'],
  [{ ackHours: 1.5 }, 'ackHours must be a number of hours before the answer'],
  [{ answerDays: 1, ackHours: 25 }, 'ackHours must be a number of hours before the answer'],
  [{ careYears: -1 }, 'careYears must be a number of years'],
  [{ bookYears: Number.NaN }, 'bookYears must be a number of years'],
])('%o is refused with one line', (wrong, line) => {
  expect(findPrivacyError({ ...brandPrivacy, ...wrong })).toBe(line)
})
