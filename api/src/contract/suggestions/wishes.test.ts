import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

test('of the answers of a form only what was offered is a wish (rule JRN-28)', () => {
  expect(readWishes({ wishGender: 'female', wishLanguage: 'te', wishFood: 'vegetarian', patientAge: '74' })).toEqual({
    wishGender: 'female',
    wishLanguage: 'te',
    wishFood: 'vegetarian',
  })
  expect(readWishes({ wishGender: '', wishLanguage: 'xx', wishFood: 7 })).toEqual({})
})
