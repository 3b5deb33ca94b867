import { texts } from '@thodu/api/contract/texts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { unavailable } from '../../../api/src/http/errors/api-error.ts'
import { mailWords } from '../../../api/src/mail/words/mail-words.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ RATE_LIMITS: 'on' })
})
afterAll(() => api.close())

const { confirm, confirmed } = mailWords.en.newsletter
const day = 86_400_000
let network = 0
/** Every test comes from networks of its own, so that none uses up the limits of another. */
const nextIp = () => `203.0.113.${++network}`
const ask = (email: string, ip = nextIp()) => api.call('POST', '/newsletter', { body: { email }, ip })
const follow = (path: 'confirm' | 'unsubscribe', token: string, ip = nextIp()) =>
  api.call('POST', `/newsletter/${path}`, { body: { token }, ip })
const tokenIn = (text: string | undefined): string =>
  /\/newsletter#(?:confirm|leave)=([\w.-]+)/.exec(text ?? '')?.[1] ?? 'no link'
const lastToken = async (email: string) => tokenIn((await api.readMails(email)).at(-1)?.text)
const stored = (email: string) =>
  api.deps.database.read.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst()

it('an address becomes a subscriber when the mailed link is followed, and says the same at every other time', async () => {
  for (const email of ['reader@example.in', 'READER@example.in ']) {
    const answer = await ask(email)
    expect([answer.status, answer.body]).toEqual([201, { message: texts.newsletter.subscribed }])
  }
  expect((await stored('reader@example.in'))?.confirmed_at).toBeNull()
  const letter = (await api.readMails('reader@example.in')).at(-1)?.text ?? ''
  for (const words of [confirm.text, confirm.how, '/newsletter#confirm=']) expect(letter).toContain(words)
  const token = await lastToken('reader@example.in')
  for (const _ of ['first click', 'second click'])
    expect(await follow('confirm', token)).toMatchObject({ status: 200, body: { message: texts.newsletter.confirmed } })
  expect((await stored('reader@example.in'))?.confirmed_at).not.toBeNull()
  const known = await ask('reader@example.in')
  expect([known.status, known.body]).toEqual([201, { message: texts.newsletter.subscribed }])
  const told = (await api.readMails('reader@example.in')).slice(-2).map(({ text }) => text)
  for (const text of told) for (const words of [confirmed.text, '/newsletter#leave=']) expect(text).toContain(words)
  const descriptions = (await api.readAudit()).map(({ description }) => description)
  expect(descriptions.filter((text) => text === 'Newsletter subscription confirmed')).toHaveLength(1)
})

it('a database holds no link that works', async () => {
  await ask('hidden@example.in')
  const token = await lastToken('hidden@example.in')
  const row = await stored('hidden@example.in')
  const mails = await api.deps.database.read.selectFrom('outbox_mails').selectAll().execute()
  expect(JSON.stringify([row, mails])).not.toContain(token)
  expect(row?.token_hash).toMatch(/^[\da-f]{64}$/)
})

it('a link is dead after 7 days, not before, and when a newer one was mailed', async () => {
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

it('every letter has a link to leave, made for one subscriber alone', async () => {
  await ask('leaver@example.in')
  await follow('confirm', await lastToken('leaver@example.in'))
  const leave = await lastToken('leaver@example.in')
  const other = `${(await stored('late@example.in'))?.id}.${leave.split('.')[1]}`
  expect((await follow('unsubscribe', other)).status).toBe(400)
  expect((await follow('unsubscribe', 'nonsense')).status).toBe(400)
  for (const _ of ['first click', 'second click'])
    expect(await follow('unsubscribe', leave)).toMatchObject({ status: 200, body: { message: texts.newsletter.left } })
  expect(await stored('leaver@example.in')).toBeUndefined()
  expect(await stored('reader@example.in')).toBeDefined()
  const descriptions = (await api.readAudit()).map(({ description }) => description)
  expect(descriptions.filter((text) => text === 'Newsletter unsubscribed')).toHaveLength(1)
})

it('mails three times a day to one address, and does not tell', async () => {
  const answers = [
    ask('target@example.in'),
    ask('target@example.in'),
    ask('target@example.in'),
    ask('target@example.in'),
  ]
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await api.readMails('target@example.in')).toHaveLength(3)
})

it.each([
  [500, new Error('the database is gone')],
  [503, unavailable()],
])(
  'says %i, and not that a link is on its way, when the letters of an address cannot be counted',
  async (status, error) => {
    const { use } = api.deps.limiter
    const counted = vi
      .spyOn(api.deps.limiter, 'use')
      .mockImplementation((limit, subject) =>
        limit.name === 'newsletter-mails' ? Promise.reject(error) : use(limit, subject),
      )
    expect((await ask('uncounted@example.in')).status).toBe(status)
    counted.mockRestore()
    expect(await stored('uncounted@example.in')).toBeUndefined()
  },
)

it('takes ten addresses an hour from one network', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 12; number++)
    statuses.push((await ask(`many${number}@example.in`, `2001:db8::${number}`)).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
  for (let number = 0; number < 30; number++) await follow('confirm', 'guess', '2001:db8::1')
  expect((await follow('confirm', 'guess', '2001:db8::2')).status).toBe(429)
})

it('takes a form without script, and refuses addresses that are thrown away', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = await api.call('POST', '/newsletter', { body: 'email=other%40example.in', headers, ip: nextIp() })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/blog?subscribed=1#newsletter'])
  const refused = await ask('x@yopmail.com')
  expect([refused.status, refused.body.errors]).toEqual([400, { email: texts.email.disposable }])
})
