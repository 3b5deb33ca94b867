import { describe, expect, it } from 'vitest'
import { verifyOtpSchema } from '../contract/accounts/accounts.schema.ts'
import { createBookingSchema } from '../contract/bookings/bookings.schema.ts'
import { fieldErrors } from './validation.ts'

describe('texts by field', () => {
  it('keeps our own texts, also those that begin with "Invalid"', () => {
    const { error } = verifyOtpSchema.safeParse({ email: 'asha@example.in', otp: '12' })
    expect(error && fieldErrors(error)).toEqual({ otp: 'Invalid OTP. Please try again.' })
  })

  it('says what is missing and what has to be chosen, by the innermost field', () => {
    const { error } = createBookingSchema.safeParse({ patientDetails: { preferredStartDate: 'soon' } })
    expect(error && fieldErrors(error)).toEqual({
      serviceType: 'Please choose one of the options',
      packageId: 'This field is required',
      preferredStartDate: 'Please enter a valid date',
    })
  })
})
