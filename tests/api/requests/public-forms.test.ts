import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { texts } from '@thodu/api/contract/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailWords } from '../../../api/src/mail/mail-words.ts'
import { createTestApi } from '../../support/api.ts'
import { findRow, selectRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

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
    expect([answer.status, answer.body]).toEqual([201, { message: texts.callWish.sent }])
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

  it('takes a number with a trunk zero or 00, and a name with dots after initials (rules ACC-7, ACC-8)', async () => {
    for (const [typed, stored] of [
      ['098480 12345', '9848012345'],
      ['001 201 555 0100', '+12015550100'],
    ]) {
      const sent = await send({ name: 'Dr. K. Srinivas', phone: typed, when: 'soon' }, '203.0.113.24')
      expect([typed, sent.status]).toEqual([typed, 201])
      expect(await readMessages()).toContainEqual(expect.objectContaining({ name: 'Dr K Srinivas', phone: stored }))
    }
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
    expect([answer.status, answer.body]).toEqual([201, { message: texts.callWish.sent }])
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
