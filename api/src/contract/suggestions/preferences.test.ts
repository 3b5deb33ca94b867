import { expect, test } from 'vitest'
import { readGenderWish, readPreferences } from './preferences.ts'

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

test('"only a woman" is a condition, "a woman, if possible" a wish (rule JRN-28)', () => {
  expect(readGenderWish('only-female')).toEqual({ gender: 'female', strength: 'must' })
  expect(readGenderWish('male')).toEqual({ gender: 'male', strength: 'prefer' })
  expect(readGenderWish(undefined)).toEqual({ gender: null, strength: 'none' })
})
