import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { brand } from '@thodu/api/contract/brand.config'
import type { ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
let admin: SignedIn

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' })
  admin = await api.makeAdmin()
})
afterAll(() => api.close())

const wish = { name: 'Ravi  Kumar', phone: '98490 12345', when: 'evening' }
const send = (body: unknown, ip: string, headers = {}) => api.call('POST', '/call-wish', { body, ip, headers })
const readMessages = async () =>
  (await api.call<ContactMessage[]>('GET', '/admin/messages', { token: admin.token })).body

it('a wish to be called lands on the call sheet, with the mail and the audit row of a message (rule REQ-8)', async () => {
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

it('names what is wrong, in words, and takes a form without script', async () => {
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

it('answers a machine as it answers people, and stores nothing', async () => {
  const before = (await readMessages()).length
  const answer = await send({ ...wish, website: 'https://spam.example' }, '203.0.113.23')
  expect(answer.status).toBe(201)
  expect(await readMessages()).toHaveLength(before)
})

it('takes three an hour from one address', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await send(wish, '203.0.113.24')).status)
  expect(statuses).toEqual([201, 201, 201, 429])
})
