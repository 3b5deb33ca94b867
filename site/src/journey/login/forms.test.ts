import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'
import { describe, expect, test } from 'vitest'
import { takeDigits } from './code/CodeField.tsx'
import { resetFormSchema, signUpFormSchema } from './forms.ts'
import { signInFormSchema } from './SignInForm.tsx'

function listErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  if (result.success) return {}
  return Object.fromEntries([...result.error.issues].reverse().map(({ path, message }) => [path.join('.'), message]))
}
const good = { name: 'Lakshmi', email: 'a@example.org', phone: '', password: 'Orugallu@1163', confirmPassword: '' }

describe('the sign-up form', () => {
  test('reports every missing field at once', () => {
    expect(listErrors(signUpFormSchema, { name: '', email: '', phone: '', password: '', confirmPassword: '' })).toEqual(
      {
        name: texts.name.required,
        email: texts.email.required,
        password: texts.password.required,
        confirmPassword: texts.confirmPassword.required,
      },
    )
  })
  test('requires the same password twice', () => {
    expect(listErrors(signUpFormSchema, { ...good, confirmPassword: 'other' })).toEqual({
      confirmPassword: texts.confirmPassword.mismatch,
    })
    expect(listErrors(signUpFormSchema, { ...good, confirmPassword: good.password })).toEqual({})
  })
})

test('the sign-in form does not apply the rules of new passwords to old ones', () => {
  expect(listErrors(signInFormSchema, { email: 'a@example.org', password: 'old' })).toEqual({})
  expect(listErrors(signInFormSchema, { email: 'nobody', password: '' })).toEqual({
    email: texts.email.invalid,
    password: texts.password.required,
  })
})

test('the reset form requires six digits and a strong password', () => {
  expect(listErrors(resetFormSchema, { otp: '12', newPassword: 'short', confirmPassword: 'short' })).toEqual({
    otp: texts.otp.invalid,
    newPassword: texts.password.tooShort,
  })
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12a3', '123'],
  ['Your code: 0042171', '004217'],
])('the code field cuts %j to %j', (input, kept) => {
  expect(takeDigits(input)).toBe(kept)
})
