import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type {
  CallbackInQueue,
  CallbackRequest,
  ContactMessage,
  OwnCallback,
} from '@thodu/api/contract/requests/queues.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))
let customer: SignedIn
let admin: SignedIn

beforeAll(async () => {
  admin = await api.makeAdmin()
  customer = await api.signUp({ name: 'Asha Rao', phone: '9870000001' })
})

const message = {
  name: 'Ravi Kumar',
  email: 'Ravi@Example.in',
  phone: '',
  subject: 'Night care',
  message: 'Is a nurse free at night?\nMy Aadhaar is 2341 2341 2346.',
  inquiryType: 'general',
}
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('POST /contact', () => {
  it('stores the message, masks Aadhaar numbers, mails the team and writes the log', async () => {
    const answer = await api.call('POST', '/contact', { body: message, ip: '203.0.113.1' })
    expect([answer.status, answer.body]).toEqual([201, { message: texts.contact.sent }])
    const [stored] = (await api.call<ContactMessage[]>('GET', '/admin/messages', { token: admin.token })).body
    expect(stored).toMatchObject({
      ...message,
      email: 'ravi@example.in',
      message: expect.stringContaining('XXXX XXXX 2346'),
      status: 'new',
    })
    expect((await api.readMails(brand.email)).at(-1)?.subject).toContain('Night care')
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'STATUS_UPDATE',
      user_role: 'visitor',
      resource_id: stored?._id,
    })
  })

  it('redirects a form without script', async () => {
    const body = new URLSearchParams(message).toString()
    const sent = await api.call('POST', '/contact', { body, headers: form, ip: '203.0.113.2' })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/contact?sent=1#form'])
    const wrong = new URLSearchParams({ ...message, email: '<b>x', subject: '' }).toString()
    const refused = await api.call('POST', '/contact', { body: wrong, headers: form, ip: '203.0.113.2' })
    expect(refused.status).toBe(400)
    expect(refused.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(refused.text).toContain(texts.email.invalid)
    expect(refused.text).toContain('href="/contact#form"')
    expect(refused.text).not.toContain('<b>')
  })

  it('names every invalid field and refuses other content types', async () => {
    const answer = await api.call('POST', '/contact', { body: { inquiryType: 'x' }, ip: '203.0.113.3' })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      {
        name: texts.details.required,
        email: texts.email.required,
        subject: texts.details.required,
        message: texts.details.required,
        inquiryType: texts.details.chooseOption,
      },
    ])
    const plain = await api.call('POST', '/contact', { body: 'x', headers: { 'Content-Type': 'text/plain' } })
    expect(plain.status).toBe(415)
    const broken = await api.call('POST', '/contact', { body: '{"name":' })
    expect([broken.status, broken.body]).toEqual([400, { code: 'request.bad_json', message: texts.server.badJson }])
  })

  it('accepts five messages an hour from one IP address, and a subject creates no mail header', async () => {
    const body = { ...message, subject: 'Hello\r\nBcc: everybody@example.org' }
    const send = () => api.call('POST', '/contact', { body, ip: '203.0.113.4' })
    const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    const refused = await send()
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    const [stored] = (await api.call<ContactMessage[]>('GET', '/admin/messages?range=[0,0]', { token: admin.token }))
      .body
    expect(stored?.subject).toBe('Hello Bcc: everybody@example.org')
    const asForm = new URLSearchParams(message).toString()
    const page = await api.call('POST', '/contact', { body: asForm, headers: form, ip: '203.0.113.4' })
    expect([page.status, page.text.includes(texts.server.tooMany)]).toEqual([429, true])
  })
})

it('the queue of messages can be searched and answered by admins', async () => {
  const token = admin.token
  const body = { ...message, message: 'Do you come at night?' }
  expect((await api.call('POST', '/contact', { body, ip: '203.0.113.5' })).status).toBe(201)
  const filter = encodeURIComponent(JSON.stringify({ q: 'NIGHT', status: 'new' }))
  const list = await api.call<ContactMessage[]>('GET', `/admin/messages?filter=${filter}&range=[0,0]`, { token })
  expect(list.headers.get('Content-Range')).toMatch(/^messages 0-0\/\d+$/)
  const id = list.body[0]?._id
  const answer = await api.call('PUT', `/admin/messages/${id}`, { token, body: { status: 'answered' } })
  expect(answer).toMatchObject({ status: 200, body: { _id: id, status: 'answered' } })
  expect((await api.readAudit()).at(-1)).toMatchObject({
    action: 'STATUS_UPDATE',
    resource_type: 'system',
    resource_id: id,
    user_role: 'admin',
    changes: '[{"field":"status","from":"new","to":"answered"}]',
  })
  expect((await api.call('PUT', `/admin/messages/${id}`, { token, body: { status: 'lost' } })).status).toBe(400)
  expect((await api.call('PUT', '/admin/messages/none', { token, body: { status: 'new' } })).status).toBe(404)
  expect((await api.call('GET', `/admin/messages?filter={"secret":1}`, { token })).status).toBe(400)
})

describe('callbacks', () => {
  const request = {
    serviceType: 'elderly-care',
    selectedPackage: 'standard',
    callbackData: { preferredTime: 'morning', additionalNotes: 'Card 234123412346' },
    timestamp: '2026-11-21T04:00:00.000Z',
    status: 'closed',
    user_id: 'somebody',
  }

  it('are stored, mailed to customer and team, and can be closed', async () => {
    const made = await api.call<CallbackRequest>('POST', '/callback', { token: customer.token, body: request })
    expect(made).toMatchObject({
      status: 201,
      body: {
        serviceName: 'Elderly Care',
        packageName: '12 Hours Daily',
        selectedPackage: 'standard',
        callbackData: { preferredTime: 'morning', additionalNotes: 'Card XXXX XXXX 2346' },
        status: 'open',
        note: null,
      },
    })
    expect((await api.readMails(customer.user.email)).at(-1)?.subject).toBe('We will call you back')
    expect((await api.readMails(brand.email)).at(-1)?.subject).toContain('Asha Rao')
    const own = await api.call<OwnCallback[]>('GET', '/callback', { token: customer.token })
    expect(own.body).toEqual([{ ...made.body, dueAt: expect.any(String) }])

    const token = admin.token
    const queue = await api.call<CallbackInQueue[]>('GET', '/admin/callbacks?filter={"status":"open","q":"asha"}', {
      token,
    })
    expect(queue.body).toMatchObject([{ _id: made.body._id, user: { name: 'Asha Rao', phone: '9870000001' } }])
    const body = { status: 'called', note: 'Wants to think about it' }
    const updated = await api.call('PUT', `/admin/callbacks/${made.body._id}`, { token, body })
    expect(updated).toMatchObject({ status: 200, body })
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'STATUS_UPDATE',
      resource_type: 'user',
      status: 'success',
    })
    const closed = await api.call('PUT', `/admin/callbacks/${made.body._id}`, { token, body: { status: 'closed' } })
    expect(closed.body).toMatchObject({ status: 'closed', note: body.note })
  })

  it('are stored once when sent again, and separately with other texts', async () => {
    const { token, user } = await api.signUp({ name: 'Bina Das' })
    const post = (more: object) =>
      api.call<CallbackRequest>('POST', '/callback', { token, body: { ...request, ...more } })
    const first = await post({})
    const mails = (await api.readMails(user.email)).length
    const again = await post({})
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await api.readMails(user.email)).length).toBe(mails)
    const others = [
      { callbackData: { ...request.callbackData, preferredTime: 'evening' } },
      { callbackData: { preferredTime: 'morning' } },
      { timestamp: '2026-11-21T04:10:00.000Z' },
      { selectedPackage: 'premium' },
      { serviceType: 'caretaking', selectedPackage: 'full' },
      { timestamp: undefined },
      { timestamp: '' },
    ]
    const made = [first]
    for (const more of others) made.push(await post(more))
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    const own = await api.call<CallbackRequest[]>('GET', '/callback', { token })
    expect(own.body.map(({ _id }) => _id)).toEqual(made.map(({ body }) => body._id).reverse())
    expect((await api.call<CallbackRequest[]>('GET', '/callback', { token: customer.token })).body).toHaveLength(1)
  })

  it('are refused for packages the service does not have', async () => {
    const body = { ...request, selectedPackage: 'newborn' }
    const answer = await api.call('POST', '/callback', { token: customer.token, body })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['selectedPackage']])
    expect((await api.readAudit()).at(-1)).toMatchObject({ action: 'STATUS_UPDATE', status: 'failed' })
    expect((await api.call('POST', '/callback', { token: admin.token, body: request })).status).toBe(403)
  })
})

it('service selection and tracking use names from the catalogue and the account of the session', async () => {
  const named = { serviceType: 'physiotherapy', serviceName: 'Free', userId: 'somebody' }
  const body = { ...named, userAgent: 'x'.repeat(900), referrer: 'y' }
  const saved = await api.call('POST', '/service-selection', { token: customer.token, body })
  expect(saved).toMatchObject({ status: 201, body: { serviceName: 'Physiotherapy', userId: customer.user._id } })
  const track = (data: unknown) =>
    api.call('POST', '/analytics/track', { token: customer.token, body: { type: 'serviceSelection', data } })
  expect((await track({ id: 'baby-care', title: 'x' })).status).toBe(204)
  expect((await track('caretaking')).status).toBe(204)
  expect((await track('surgery')).status).toBe(204)
  const rows = await selectRows(api, 'service_selections', ['service_type', 'source'], {}, 'id')
  expect(rows).toEqual([
    { service_type: 'physiotherapy', source: 'selection' },
    { service_type: 'baby-care', source: 'tracking' },
    { service_type: 'caretaking', source: 'tracking' },
  ])
  const other = await api.call('POST', '/analytics/track', { token: customer.token, body: { type: 'x', data: 1 } })
  expect(other.status).toBe(400)
})
