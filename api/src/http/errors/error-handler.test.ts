import { expect, test } from 'vitest'
import { toApiError } from './error-handler.ts'

test('what nobody expected says nothing about why', () => {
  const { status, code, message, errors } = toApiError(new Error('the secret table is missing'))
  expect({ status, code, message, errors }).toEqual({
    status: 500,
    code: 'server.failed',
    message: 'Something went wrong. Please try again.',
    errors: undefined,
  })
})
