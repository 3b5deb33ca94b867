import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForCode } from '../support/outbox.ts'
import { adminEnv, firstAdmin } from '../support/people.ts'
import { samplePdf } from '../support/sample-files.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { ...adminEnv, LOG_LEVEL: 'debug' } })
})
afterAll(() => server.remove())

/** What people and their devices told; none of it may stand in a log (contract, section 1: LOG_LEVEL). */
const secrets = {
  password: 'Canary@Kakatiya9',
  wrongPassword: 'Canary@Wrong77',
  patient: 'Canarypatient Devi',
  street: 'Canarystreet 17',
  phone: '9123409123',
  illness: 'canarydiabetes',
  note: 'canarynote slept badly',
  message: 'canarymessage please call',
  search: 'canarysearch',
  document: 'canarydocument.pdf',
}
const email = 'canary.person@example.in'

const call = (
  method: string,
  path: string,
  { token, body, cookie }: { token?: string; body?: unknown; cookie?: string } = {},
) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { Cookie: cookie }),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })

it('keeps passwords, codes, tokens and patients out of the log, whatever goes wrong', async () => {
  await call('POST', '/auth/send-otp', { body: { email } })
  const otp = await waitForCode(server.dataDir, email)
  const verified = await call('POST', '/auth/verify-otp', { body: { email, otp } })
  const cookie = verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const person = { name: 'Canary Person', email, password: secrets.password, phone: secrets.phone }
  const signedUp = await call('POST', '/auth/signup', { body: person, cookie })
  expect(signedUp.status).toBe(201)
  const { token } = (await signedUp.json()) as { token: string }
  await call('POST', '/auth/login', { body: { email, password: secrets.wrongPassword } })
  await call('GET', '/auth/me', { token: `${token}x` })

  const patientDetails = {
    patientName: secrets.patient,
    patientAge: '70',
    address: secrets.street,
    city: 'Warangal',
    pincode: '506001',
    emergencyContact: secrets.patient,
    emergencyPhone: secrets.phone,
    additionalNotes: secrets.illness,
  }
  const body = { serviceType: 'elderly-care', packageId: 'basic', patientDetails }
  const booked = await call('POST', '/booking', { token, body })
  expect(booked.status).toBe(201)
  const { _id } = (await booked.json()) as { _id: string }
  await call('POST', '/booking', { token, body: { ...body, packageId: secrets.illness } })
  await call('PUT', `/booking/${_id}`, { token, body: { patientDetails: { additionalNotes: secrets.note } } })
  await call('POST', `/booking/${_id}/cancel`, { token, body: { reason: secrets.note } })
  const contact = {
    name: 'Canary Person',
    email,
    subject: secrets.message,
    message: secrets.message,
    inquiryType: 'general',
  }
  await call('POST', '/contact', { body: contact })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(samplePdf())]), secrets.document)
  const uploaded = (await (await call('POST', '/document/upload', { token, body: form })).json()) as { _id: string }
  const link = (await (await call('POST', `/files/${uploaded._id}/link`, { token })).json()) as { url: string }
  expect((await fetch(server.url + link.url)).status).toBe(200)

  const signedIn = (await (await call('POST', '/auth/login', { body: firstAdmin })).json()) as { token: string }
  await call('GET', `/admin/bookings?filter=${encodeURIComponent(`{"q":"${secrets.search}"}`)}`, {
    token: signedIn.token,
  })
  await call('GET', `/audit/logs?search=${secrets.search}`, { token: signedIn.token })
  await call('GET', `/admin/bookings?filter=${secrets.search}`, { token: signedIn.token })
  await server.stop()

  const log = server.log()
  expect(log.split('\n').length).toBeGreaterThan(15)
  const told = {
    ...secrets,
    otp,
    token,
    adminToken: signedIn.token,
    adminPassword: firstAdmin.password,
    cookie: cookie.split('=')[1],
    link: link.url.split('link=')[1],
  }
  for (const [name, secret] of Object.entries(told)) expect(log.includes(secret ?? ' never '), name).toBe(false)
  expect(log).not.toContain(email)
})
