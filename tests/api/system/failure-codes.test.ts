import { failures } from '@thodu/api/contract/wire/failures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('failure codes', () => {
  it('are lower case, dotted by feature', () => {
    for (const code of Object.keys(failures)) expect(code).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/)
  })

  it('travel beside the exact text', async () => {
    expect((await api.call('GET', '/auth/me')).body).toEqual({
      code: 'auth.not_authenticated',
      message: 'Not authenticated',
    })
    expect((await api.call('GET', '/nothing')).body).toEqual({ code: 'request.not_found', message: 'Not found' })
    const { body } = await api.call('POST', '/auth/login', { body: { email: 'nobody@example.in', password: 'x' } })
    expect(body).toEqual({ code: 'auth.invalid_credentials', message: 'Invalid email or password' })
  })

  it('keep the text of the first wrong field as the message of a bad body', async () => {
    const { body } = await api.call('POST', '/auth/send-otp', { body: { email: 'no address' } })
    expect(body).toEqual({
      code: 'request.invalid',
      message: 'Please enter a valid email address',
      errors: { email: 'Please enter a valid email address' },
    })
  })
})
