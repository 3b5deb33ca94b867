import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyOtpSchema } from '../contract/accounts/accounts.schema.ts'
import { createBookingSchema } from '../contract/bookings/bookings.schema.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { fieldErrors, invalidInput } from './validation.ts'

describe('field texts', () => {
  it('keep our own messages, also those that begin with "Invalid"', () => {
    const { error } = verifyOtpSchema.safeParse({ email: 'asha@example.in', otp: '12' })
    expect(error && fieldErrors(error)).toEqual({ otp: 'Invalid OTP. Please try again.' })
  })

  it('replace zod’s messages and use the innermost field name', () => {
    const { error } = createBookingSchema.safeParse({ patientDetails: { preferredStartDate: 'soon' } })
    expect(error && fieldErrors(error)).toEqual({
      serviceType: 'Please choose one of the options',
      packageId: 'This field is required',
      preferredStartDate: 'Please enter a valid date',
    })
  })
})

const refusalOf = (schema: z.ZodType, input: unknown, code?: 'request.bad_query') => {
  const { error } = schema.safeParse(input)
  if (!error) throw new Error('it fits')
  return invalidInput(error, code)
}

describe('a 400 for invalid input', () => {
  const schema = z.object({ names: z.array(z.string().min(2, 'Please enter a name')), age: z.number().max(9) })
  it('contains texts by innermost field, also within a list, and the first one as message', () => {
    expect(refusalOf(schema, { names: ['Asha', ''], age: 10 })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      message: 'Please enter a name',
      errors: { names: 'Please enter a name', age: 'Please check the highlighted fields.' },
    })
  })
  it('uses the message of the route’s own code', () => {
    const refusal = refusalOf(schema, { names: [''], age: 1 }, 'request.bad_query')
    expect(refusal.code).toBe('request.bad_query')
    expect(refusal.message).not.toBe('Please enter a name')
    expect(refusal.errors).toEqual({ names: 'Please enter a name' })
  })
  it('without a field names the field `request`', () => {
    expect(refusalOf(schema, 'text').errors).toEqual({ request: 'This field is required' })
  })
})

describe('a text that an engine cannot store', () => {
  const fieldsOf = (input: unknown) => {
    try {
      refuseUnstorableText(input)
      return undefined
    } catch (error) {
      return Object.keys((error as { errors: object }).errors)
    }
  }
  it('is refused with the field that contains it or has it as name', () => {
    expect(fieldsOf({ name: 'Asha', list: ['a', { deep: null }], nothing: null })).toBeUndefined()
    expect(fieldsOf('a\0')).toEqual(['request'])
    expect(fieldsOf({ name: 'a\0' })).toEqual(['name'])
    expect(fieldsOf({ list: ['a', '\ud800'] })).toEqual(['list'])
    expect(fieldsOf({ outer: { 'a\0': 1 } })).toEqual(['outer'])
    expect(fieldsOf({ outer: [{ inner: 'a\0' }] })).toEqual(['inner'])
  })
})
