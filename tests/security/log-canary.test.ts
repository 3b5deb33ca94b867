import { join } from 'node:path'
import { openSqlite } from '@thodu/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCode } from '../support/mails.ts'
import { adminEnv, firstAdmin } from '../support/people.ts'
import { samplePdf } from '../support/samples/sample-files.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { startSmtp } from '../support/servers/smtp.ts'

const email = 'canary.person@example.in'
const refusedEmail = 'canary.refused@example.in'
let server: TestServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp((recipient) => (recipient === refusedEmail ? 550 : undefined))
  server = await startServer({ env: { ...adminEnv, SMTP_URL: smtp.url, LOG_LEVEL: 'debug' } })
})
afterAll(async () => {
  await server.remove()
  await smtp.close()
})

/** Data of people and devices, none of which may be in a log (rule SEC-5). */
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
  typedIntoEmail: 'Canary@wrong field',
  medicine: 'canarymetformin',
}

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

async function waitForMailedCode(to: string): Promise<string> {
  const find = () => findCode(smtp.received.find((mail) => mail.to === to))
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

function readStoredLogs(): string {
  const database = openSqlite(join(server.dataDir, 'thodu.db'))
  const tables = ['audit_log', 'access_log', 'outbox_mails'].map((table) =>
    table === 'outbox_mails'
      ? database.upkeep.raw.prepare('select last_error from outbox_mails').all()
      : database.upkeep.raw.prepare(`select * from ${table}`).all(),
  )
  void database.close()
  return JSON.stringify(tables)
}

it('logs contain no passwords, codes, tokens and patients, whatever fails', async () => {
  await call('POST', '/auth/send-otp', { body: { email } })
  const otp = await waitForMailedCode(email)
  await call('POST', '/auth/send-otp', { body: { email: refusedEmail } })
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
  await call('POST', '/auth/login', { body: { email: secrets.typedIntoEmail, password: secrets.wrongPassword } })
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
  await call('PUT', `/booking/${_id}`, {
    token,
    body: { patientDetails: { additionalNotes: secrets.note, medications: secrets.medicine } },
  })
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
  await call('GET', `/admin/bookings/${_id}`, { token: signedIn.token })
  await (await call('GET', `/audit/export?search=${secrets.search}`, { token: signedIn.token })).text()
  const exported = { list: 'bookings', filter: { q: secrets.search }, rows: 1 }
  expect((await call('POST', '/admin/exports', { token: signedIn.token, body: exported })).status).toBe(204)
  await server.stop()

  const log = server.log()
  expect(log.split('\n').length).toBeGreaterThan(15)
  const told: Record<string, string | undefined> = {
    ...secrets,
    otp,
    token,
    adminToken: signedIn.token,
    adminPassword: firstAdmin.password,
    cookie: cookie.split('=')[1],
    link: link.url.split('link=')[1],
  }
  for (const [name, secret] of Object.entries(told)) {
    if (!secret) throw new Error(`nothing to look for: ${name}`)
    expect(log.includes(secret), name).toBe(false)
  }
  for (const address of [email, refusedEmail]) expect(log).not.toContain(address)
  expect(log).toContain('mail not sent')
  expect(log).toContain('(address)')

  // The audit log names people, places and file owners. It contains no secret and no health data.
  const stored = readStoredLogs()
  for (const table of ['PATIENT_DETAILS_UPDATED', 'BOOKING_CANCELLED', 'medications', '"opened":1', '(address)'])
    expect(stored).toContain(table)
  for (const [name, secret] of Object.entries(told))
    if (!['patient', 'street', 'phone'].includes(name)) expect(stored.includes(secret ?? ''), name).toBe(false)
})
