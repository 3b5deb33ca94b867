import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type {
  CallbackInQueue,
  CallbackRequest,
  ContactMessage,
  OwnCallback,
} from '@thodu/api/contract/requests/queues.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailWords } from '../../../api/src/mail/mail-words.ts'
import { createTestApi } from '../../support/api.ts'
import { findRow, selectRows } from '../../support/rows.ts'
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

describe('a callback request without an account', () => {
  const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))
  let admin: SignedIn

  beforeAll(async () => {
    admin = await api.makeAdmin()
  })

  const wish = { name: 'Ravi  Kumar', phone: '98490 12345', when: 'evening' }
  const send = (body: unknown, ip: string, headers = {}) => api.call('POST', '/call-wish', { body, ip, headers })
  const readMessages = async () =>
    (await api.call<ContactMessage[]>('GET', '/admin/messages', { token: admin.token })).body

  it('is on the call sheet, in a mail to the team and in the audit log (rule REQ-8)', async () => {
    const answer = await send(wish, '203.0.113.21')
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Thank you. We will call +91 98490 12345: Evening 5-8.' },
    ])
    const [stored] = await readMessages()
    expect(stored).toMatchObject({
      name: 'Ravi Kumar',
      phone: '9849012345',
      email: '',
      subject: 'Please call me',
      message: 'When: Evening 5-8',
      userId: null,
      status: 'new',
    })
    const { body } = await api.call<{ cards: CallCard[] }>('GET', '/admin/call-sheet', { token: admin.token })
    expect(JSON.stringify(body)).toContain('Please call me')
    expect((await api.readMails(brand.email)).at(-1)?.subject).toContain('Please call me')
    expect((await api.readAudit()).at(-1)).toMatchObject({
      action: 'STATUS_UPDATE',
      user_role: 'visitor',
      resource_id: stored?._id,
    })
  })

  it('names invalid fields, and accepts a form without script', async () => {
    const wrong = await send({ name: ' ', phone: '98490', when: 'at noon' }, '203.0.113.22')
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { name: texts.details.required, phone: texts.phone.tooShort, when: texts.details.chooseOption },
    ])
    expect((await send({ ...wish, phone: '' }, '203.0.113.22')).body.errors).toEqual({ phone: texts.details.required })
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = await send(new URLSearchParams(wish).toString(), '203.0.113.22', form)
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/contact?asked=1#call-me'])
  })

  const readKeptBack = async () => {
    const filter = encodeURIComponent(JSON.stringify({ probablySpam: true }))
    return (await api.call<ContactMessage[]>('GET', `/admin/messages?filter=${filter}`, { token: admin.token })).body
  }

  it('of a bot that fills in the hidden field gets the usual answer and is set aside (rule REQ-8)', async () => {
    const [before, mails] = [(await readMessages()).length, (await api.readMails(brand.email)).length]
    const answer = await send({ ...wish, phone: '98490 77777', remainder: 'https://spam.example' }, '203.0.113.23')
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Thank you. We will call +91 98490 77777: Evening 5-8.' },
    ])
    expect(await readMessages()).toHaveLength(before)
    expect(await api.readMails(brand.email)).toHaveLength(mails)
    const [kept, ...others] = await readKeptBack()
    expect([kept?.phone, kept?.status, others]).toEqual(['9849077777', 'closed', []])
    expect(JSON.stringify(kept)).not.toContain('spam.example')
    const { body: sheet } = await api.call('GET', '/admin/call-sheet', { token: admin.token })
    expect(JSON.stringify(sheet)).not.toContain('9849077777')
    // An admin marks the request as new when it came from a person, and it is on the call sheet.
    const params = { token: admin.token, body: { status: 'new' } }
    expect((await api.call('PUT', `/admin/messages/${kept?._id}`, params)).status).toBe(200)
    expect(await readKeptBack()).toEqual([])
    expect((await readMessages()).map(({ _id }) => _id)).toContain(kept?._id)
    const { body: after } = await api.call('GET', '/admin/call-sheet', { token: admin.token })
    expect(JSON.stringify(after)).toContain('9849077777')
  })

  it('that is sent twice within a minute is stored once (rule REQ-8)', async () => {
    const mails = (await api.readMails(brand.email)).length
    const again = { ...wish, phone: '98490 66666' }
    const answers = [await send(again, '203.0.113.26'), await send(again, '203.0.113.26')]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await readMessages()).filter(({ phone }) => phone === '9849066666')).toHaveLength(1)
    expect(await api.readMails(brand.email)).toHaveLength(mails + 1)
    expect((await send({ ...again, when: 'morning' }, '203.0.113.26')).status).toBe(201)
    expect((await readMessages()).filter(({ phone }) => phone === '9849066666')).toHaveLength(2)
  })

  it('or a contact message sent twice within a minute is stored once (rule REQ-2)', async () => {
    const body = {
      name: 'Asha',
      email: 'twice@example.in',
      subject: 'Nights',
      message: 'Is a nurse free?',
      inquiryType: 'general',
    }
    const answers = [await api.call('POST', '/contact', { body }), await api.call('POST', '/contact', { body })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await readMessages()).filter(({ email }) => email === body.email)).toHaveLength(1)
  })
})

it('one writer sends ten privacy requests a day, in any spelling of the number or address (rule REQ-8)', async () => {
  for (const spellings of [
    ['98490 55555', '+91 98490-55555'],
    ['rk@example.in', 'RK@Example.in'],
  ]) {
    const statuses = []
    for (let place = 0; place < 11; place += 1) {
      const body = { kind: 'access', text: `Please, ${place}`, name: 'Ravi Kumar', contact: spellings[place % 2] }
      statuses.push((await api.call('POST', '/privacy-requests', { body, ip: `203.0.50.${place}` })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429])
  }
})

describe('the newsletter', () => {
  const api = useWorld(() => createTestApi({ RATE_LIMITS: 'on' }))

  const { confirm, confirmed } = mailWords.en.newsletter
  const day = 86_400_000
  let network = 0
  /** Each test uses its own networks, so that the tests do not share limits. */
  const nextIp = () => `203.0.113.${++network}`
  const ask = (email: string, ip = nextIp()) => api.call('POST', '/newsletter', { body: { email }, ip })
  const follow = (path: 'confirm' | 'unsubscribe', token: string, ip = nextIp()) =>
    api.call('POST', `/newsletter/${path}`, { body: { token }, ip })
  const tokenIn = (text: string | undefined): string =>
    /\/newsletter#(?:confirm|leave)=([\w.-]+)/.exec(text ?? '')?.[1] ?? 'no link'
  const lastToken = async (email: string) => tokenIn((await api.readMails(email)).at(-1)?.text)
  const stored = (email: string) => findRow(api, 'newsletter_subscribers', '*', { email })

  it('adds an address through the mailed link, with the same answer for every address', async () => {
    for (const email of ['reader@example.in', 'READER@example.in ']) {
      const answer = await ask(email)
      expect([answer.status, answer.body]).toEqual([201, { message: texts.newsletter.subscribed }])
    }
    expect((await stored('reader@example.in'))?.confirmed_at).toBeNull()
    const letter = (await api.readMails('reader@example.in')).at(-1)?.text ?? ''
    for (const words of [confirm.text, confirm.how, '/newsletter#confirm=']) expect(letter).toContain(words)
    const token = await lastToken('reader@example.in')
    for (const _ of ['first click', 'second click'])
      expect(await follow('confirm', token)).toMatchObject({
        status: 200,
        body: { message: texts.newsletter.confirmed },
      })
    expect((await stored('reader@example.in'))?.confirmed_at).not.toBeNull()
    const known = await ask('reader@example.in')
    expect([known.status, known.body]).toEqual([201, { message: texts.newsletter.subscribed }])
    const told = (await api.readMails('reader@example.in')).slice(-2).map(({ text }) => text)
    for (const text of told) for (const words of [confirmed.text, '/newsletter#leave=']) expect(text).toContain(words)
    const descriptions = (await api.readAudit()).map(({ description }) => description)
    expect(descriptions.filter((text) => text === 'Newsletter subscription confirmed')).toHaveLength(1)
  })

  it('stores no usable link in the database', async () => {
    await ask('hidden@example.in')
    const token = await lastToken('hidden@example.in')
    const row = await stored('hidden@example.in')
    const mails = await selectRows(api, 'outbox_mails', '*')
    expect(JSON.stringify([row, mails])).not.toContain(token)
    expect(row?.token_hash).toMatch(/^[\da-f]{64}$/)
  })

  it('refuses a link after 7 days, or after a newer one was mailed', async () => {
    await ask('late@example.in')
    const old = await lastToken('late@example.in')
    await ask('late@example.in')
    const refusal = { status: 400, body: { code: 'newsletter.dead_link', message: texts.newsletter.deadLink } }
    expect(await follow('confirm', old)).toMatchObject(refusal)
    await ask('week@example.in')
    const [token, inTime] = [await lastToken('late@example.in'), await lastToken('week@example.in')]
    api.clock.advance(7 * day - 60_000)
    expect((await follow('confirm', inTime)).status).toBe(200)
    api.clock.advance(60_000)
    expect(await follow('confirm', token)).toMatchObject(refusal)
    expect((await stored('late@example.in'))?.confirmed_at).toBeNull()
  })

  it('adds a link to every mail that unsubscribes its own subscriber', async () => {
    await ask('leaver@example.in')
    await follow('confirm', await lastToken('leaver@example.in'))
    const leave = await lastToken('leaver@example.in')
    const other = `${(await stored('late@example.in'))?.id}.${leave.split('.')[1]}`
    expect((await follow('unsubscribe', other)).status).toBe(400)
    expect((await follow('unsubscribe', 'nonsense')).status).toBe(400)
    for (const _ of ['first click', 'second click'])
      expect(await follow('unsubscribe', leave)).toMatchObject({
        status: 200,
        body: { message: texts.newsletter.left },
      })
    expect(await stored('leaver@example.in')).toBeUndefined()
    expect(await stored('reader@example.in')).toBeDefined()
    const descriptions = (await api.readAudit()).map(({ description }) => description)
    expect(descriptions.filter((text) => text === 'Newsletter subscription ended')).toHaveLength(1)
  })

  it('sends three mails a day to one address at most, with the same answer', async () => {
    const answers = Array.from({ length: 4 }, () => ask('target@example.in'))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await api.readMails('target@example.in')).toHaveLength(3)
  })

  it('lets one network subscribe ten addresses an hour', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 12; number++)
      statuses.push((await ask(`many${number}@example.in`, `2001:db8::${number}`)).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    for (let number = 0; number < 30; number++) await follow('confirm', 'guess', '2001:db8::1')
    expect((await follow('confirm', 'guess', '2001:db8::2')).status).toBe(429)
  })

  it('accepts a form without script and refuses a disposable address', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = await api.call('POST', '/newsletter', { body: 'email=other%40example.in', headers, ip: nextIp() })
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/blog?subscribed=1#newsletter'])
    const refused = await ask('x@yopmail.com')
    expect([refused.status, refused.body.errors]).toEqual([400, { email: texts.email.disposable }])
  })
})
