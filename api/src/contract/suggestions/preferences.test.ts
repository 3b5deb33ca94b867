import { expect, test } from 'vitest'
import { readPreferences } from './preferences.ts'

test('only offered answers of a form count as preferences (rule JRN-28)', () => {
  expect(
    readPreferences({ wishGender: 'female', wishLanguage: 'te', wishFood: 'vegetarian', patientAge: '74' }),
  ).toEqual({
    wishGender: 'female',
    wishLanguage: 'te',
    wishFood: 'vegetarian',
  })
  expect(readPreferences({ wishGender: '', wishLanguage: 'xx', wishFood: 7 })).toEqual({})
})
