import { expect, test } from 'vitest'
import { readWishes } from './preferences.ts'

test('only offered answers of a form count as preferences (rule JRN-28)', () => {
  expect(readWishes({ wishGender: 'female', wishLanguage: 'te', wishFood: 'vegetarian', patientAge: '74' })).toEqual({
    wishGender: 'female',
    wishLanguage: 'te',
    wishFood: 'vegetarian',
  })
  expect(readWishes({ wishGender: '', wishLanguage: 'xx', wishFood: 7 })).toEqual({})
})
