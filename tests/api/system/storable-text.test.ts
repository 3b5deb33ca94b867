import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let token = ''
let adminToken = ''
beforeAll(async () => {
  token = (await api.signUp()).token
  adminToken = (await api.makeAdmin()).token
})

const refusal = (field: string) => ({
  status: 400,
  body: { code: 'request.invalid', errors: { [field]: texts.server.unstorableText } },
})

describe('a text that databases cannot store', () => {
  test.each([
    ['a NUL character', 'Rama\0Rao'],
    ['half a letter', 'Rama \ud83d'],
    ['an escape character', 'Rama\u001b[2J'],
    ['a bell at its end', 'Rama\u0007'],
    ['a form feed at its end', 'Rama\f'],
    ['a C1 control character', 'Rama\u0085Rao'],
  ])('such as %s is refused with the name of its field', async (_, text) => {
    const profile = await api.call('PUT', '/user/profile', { token, body: { location: text } })
    expect(profile).toMatchObject(refusal('location'))
    const body = { ...bookingBody, patientDetails: { ...bookingBody.patientDetails, address: text } }
    expect(await api.call('POST', '/booking', { token, body })).toMatchObject(refusal('address'))
    const plain = await api.call('POST', '/newsletter', {
      body: `email=${encodeURIComponent(text.toWellFormed())}%40example.in`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(plain.status).toBe(400)
  })

  test.each(['\0', '\u0001', '\u000b', '\u001b', '\u007f', '\u009f'])(
    'is refused in name and subject of a contact message: %j',
    async (sign) => {
      const message = {
        name: 'Asha Rao',
        email: 'asha@example.in',
        subject: 'Care',
        message: 'Please call',
        inquiryType: 'general',
      }
      for (const field of ['name', 'subject', 'message'] as const)
        for (const text of [`Ra${sign}ma`, `Rama${sign}`])
          expect(await api.call('POST', '/contact', { body: { ...message, [field]: text } })).toMatchObject(
            refusal(field),
          )
    },
  )

  test('is refused in a filter, a path and a query', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'a\0b' }))
    expect(await api.call('GET', `/admin/bookings?filter=${filter}`, { token: adminToken })).toMatchObject(refusal('q'))
    expect(await api.call('GET', '/admin/bookings/a%00b', { token: adminToken })).toMatchObject(refusal('id'))
    expect((await api.call('GET', '/admin/bookings?sort=%00', { token: adminToken })).status).toBe(400)
  })

  test('does not prevent the refusal from being logged', async () => {
    await api.call('PUT', '/admin/users/a%00b/role', { token, body: { role: 'admin' } })
    await api.deps.refusals.settle()
    expect((await api.readAudit()).at(-1)).toMatchObject({ status: 'failed', resource_id: null })
  })
})

test('Telugu letters, joiners and emoji are stored', async () => {
  const location = 'వరంగల్ क्\u200dष 🙂'
  const saved = await api.call('PUT', '/user/profile', { token, body: { location } })
  expect(saved).toMatchObject({ status: 200, body: { location } })
})
