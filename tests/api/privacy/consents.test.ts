import { createHash } from 'node:crypto'
import { removeAccount } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Consents, FamilyConsents } from '@thodu/api/contract/privacy/consents.schema'
import { noticeVersion, sentencesOf } from '@thodu/api/contract/privacy/notice'
import { noticeIn } from '@thodu/api/contract/privacy/notice-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setConsent } from '../../../api/src/consents/set-consent.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { createWorld, type Person, type Refusal, type World } from '../../support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.addPerson('admin', 'Ravi Kumar')
})
afterAll(() => world.close())

const rowsOf = ({ id }: Person) =>
  world.deps.database.read.selectFrom('consents').selectAll().where('account_id', '=', id).orderBy('id').execute()
const accountOf = ({ id }: Person) =>
  world.deps.database.read.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const bookWith = (person: Person, more: object = {}, headers = {}) =>
  world.call<Booking>(person, 'POST', '/booking', { ...bookingBody, ...more }, headers)
const agreed = { agreedToTerms: true, agreedToNotice: true, noticeVersion }
const read = async (person: Person) => (await world.call<Consents>(person, 'GET', '/user/consents')).body
const press = <Body = Consents>(person: Person, purpose: string, given: boolean, more: object = {}) =>
  world.call<Body>(person, 'PUT', `/user/consents/${purpose}`, { given, version: noticeVersion, ...more })
const given = async (person: Person) =>
  (await read(person)).boxes.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)
const owed = async () => {
  const filter = encodeURIComponent(JSON.stringify({ noticeOwed: true }))
  const { body, status } = await world.call<Booking[]>(admin, 'GET', `/admin/bookings?filter=${filter}`)
  expect(status).toBe(200)
  return body.map(({ _id }) => _id)
}

describe('where details are given (rule PRIV-C3)', () => {
  test('a booking of the site keeps what was read, in which language, and for whom', async () => {
    const family = await world.addPerson('user')
    const made = await bookWith(family, { ...agreed, noticeLanguage: 'te', onBehalf: 'parent' })
    expect(made.status).toBe(201)
    const [row, ...more] = await rowsOf(family)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      purpose: 'care',
      notice_version: noticeVersion,
      language: 'te',
      text_sha256: createHash('sha256')
        .update(sentencesOf(noticeIn('te')))
        .digest('hex'),
      on_behalf: 'parent',
      way: 'site',
      by_id: family.id,
      given_at: '2026-06-10T06:30:00.000Z',
      withdrawn_at: null,
    })
    expect(await owed()).not.toContain(made.body._id)
    expect((await world.readAudit(family.id)).map(({ description }) => description)).toEqual([
      `Agreed to the notice ${noticeVersion}: care, site`,
    ])
  })

  test('who does not say for whom: oneself by the name, the baby of baby care, else another', async () => {
    const family = await world.addPerson('user', patient.patientName)
    await bookWith(family, agreed)
    expect((await rowsOf(family)).map(({ on_behalf }) => on_behalf)).toEqual(['self'])
  })

  test('the same booking sent twice, and a second booking, agree once', async () => {
    const family = await world.addPerson('user')
    const key = { 'Idempotency-Key': 'consents-twice' }
    await Promise.all([1, 2, 3].map(() => bookWith(family, agreed, key)))
    expect((await bookWith(family, agreed)).status).toBe(201)
    expect(await rowsOf(family)).toHaveLength(1)
  })

  test('a booking without it is taken, and stands in the office’s list until she agrees', async () => {
    const family = await world.addPerson('user')
    const made = await bookWith(family, { agreedToTerms: true })
    expect(made.status).toBe(201)
    expect(await rowsOf(family)).toEqual([])
    expect(await owed()).toContain(made.body._id)
    expect((await read(family)).asks).toBe(true)
    await press(family, 'care', true)
    expect(await owed()).not.toContain(made.body._id)
    expect(await read(family)).toMatchObject({ asks: false })
  })

  test('a notice that is none any more is not agreed to', async () => {
    const family = await world.addPerson('user')
    const made = await bookWith(family, { ...agreed, noticeVersion: '2020-01' })
    expect(made.status).toBe(201)
    expect(await rowsOf(family)).toEqual([])
    const refused = await press<Refusal>(family, 'care', true, { version: '2020-01' })
    expect([refused.status, refused.body.code]).toEqual([409, 'privacy.notice_changed'])
  })

  test('read aloud by the office: hers, written down by whom', async () => {
    const customer = { name: 'Padma Rao', phone: '98765 00077' }
    const made = await world.call(admin, 'POST', '/admin/bookings', {
      ...bookingBody,
      ...agreed,
      noticeLanguage: 'te',
      customer,
    })
    expect(made.status).toBe(201)
    const rows = await world.deps.database.read
      .selectFrom('consents')
      .selectAll()
      .where('account_id', '=', made.body.userId)
      .execute()
    expect(rows).toMatchObject([{ purpose: 'care', way: 'office', language: 'te', by_id: admin.id }])
  })

  test('a family that only was told by a message leaves the list, and has agreed to nothing', async () => {
    const made = await world.call(admin, 'POST', '/admin/bookings', {
      ...bookingBody,
      customer: { name: 'Sita Rao', phone: '9876500078' },
    })
    const { _id: bookingId, userId } = made.body
    const message = { bookingId, template: 'notice', to: 'family', language: 'te' }
    const opened = await world.call<{ _id: string; url: string }>(admin, 'POST', '/admin/communications', message)
    expect(opened.status).toBe(201)
    expect(decodeURIComponent(opened.body.url)).toContain('/te/privacy')
    expect(await owed()).toContain(bookingId)
    await world.call(admin, 'PUT', `/admin/communications/${opened.body._id}`, { state: 'sent' })
    expect(await owed()).not.toContain(bookingId)
    const seen = await world.call<FamilyConsents>(admin, 'GET', `/admin/families/${userId}/consents`)
    expect(seen.body.toldAt).not.toBeNull()
    expect(seen.body.boxes[0]).toMatchObject({ purpose: 'care', isGiven: false })
    // To whom it is not about, nobody tells it.
    const other = await world.call<Refusal>(admin, 'POST', '/admin/communications', { ...message, to: 'emergency' })
    expect(other.status).toBe(409)
  })
})

describe('taking it back (rule PRIV-C5)', () => {
  test('each box by one call; messages and news are the settings themselves', async () => {
    const family = await world.addPerson('user')
    expect(await given(family)).toEqual(['messages'])
    await press(family, 'news', true)
    await press(family, 'messages', false)
    expect(await given(family)).toEqual(['news'])
    expect(await accountOf(family)).toMatchObject({ sms_alerts: 0, marketing: 1 })
    const notificationPreferences = { smsAlerts: true, marketing: false }
    await world.call(family, 'PUT', '/user/profile', { notificationPreferences })
    expect(await given(family)).toEqual(['messages'])
    expect((await rowsOf(family)).map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at === null])).toEqual([
      ['news', false],
      ['messages', true],
    ])
  })

  test('ten presses at once take back once: one row, one line in the log, one request', async () => {
    const family = await world.addPerson('user')
    await bookWith(family, agreed)
    const filed: string[] = []
    const caller = await callerOf(family)
    const change = { accountId: family.id, purpose: 'care', given: false, way: 'site' } as const
    await Promise.all(
      Array.from({ length: 10 }, () =>
        setConsent(world.deps, caller, change, async (_tx, { accountId }) => {
          filed.push(accountId)
        }),
      ),
    )
    expect(filed).toEqual([family.id])
    expect((await rowsOf(family)).map(({ withdrawn_at }) => withdrawn_at)).toEqual(['2026-06-10T06:30:00.000Z'])
    const lines = (await world.readAudit(family.id)).filter(({ description }) => description.includes('withdrawn'))
    expect(lines).toHaveLength(1)
    // Told no once, she is not asked again by herself; she may change her mind.
    expect((await read(family)).asks).toBe(false)
    await press(family, 'care', true)
    expect((await rowsOf(family)).map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([false, true])
  })

  test('withdrawing care files one request to delete, also when the box is tapped on and off', async () => {
    const family = await world.addPerson('user')
    await bookWith(family, agreed)
    await Promise.all(Array.from({ length: 10 }, () => press(family, 'care', false)))
    await press(family, 'care', true)
    await press(family, 'care', false)
    const filed = await world.deps.database.read
      .selectFrom('privacy_requests')
      .select(['kind', 'status'])
      .where('account_id', '=', family.id)
      .execute()
    expect(filed).toEqual([{ kind: 'withdrawal', status: 'new' }])
  })

  test('ten presses at once agree once', async () => {
    const family = await world.addPerson('user')
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(family, 'news', true)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await rowsOf(family)).toHaveLength(1)
  })

  test('without the box for family far away no link of hers opens any more', async () => {
    const family = await world.addPerson('user')
    const booking = await world.book(family)
    const link = { name: 'Anil', zone: 'America/Chicago', language: 'en', days: 7 }
    const made = await world.call<{ url: string }>(family, 'POST', `/booking/${booking._id}/day-links`, link)
    const look = () =>
      world.call(undefined, 'GET', '/day', undefined, { 'X-Day-Link': made.body.url.split('#')[1] ?? '' })
    expect((await look()).status).toBe(200)
    expect(await given(family)).toContain('day-link')
    await press(family, 'day-link', false)
    expect((await look()).status).toBe(404)
    expect(await given(family)).not.toContain('day-link')
  })

  test('by telephone or on paper the office writes it down, and everybody reads how', async () => {
    const family = await world.addPerson('user')
    const path = `/admin/families/${family.id}/consents`
    const paper = { purpose: 'care', given: true, way: 'paper', version: noticeVersion, onBehalf: 'spouse' }
    const answer = await world.call<FamilyConsents>(admin, 'PUT', path, paper)
    expect(answer.body.history).toMatchObject([{ purpose: 'care', way: 'paper', onBehalf: 'spouse' }])
    expect((await rowsOf(family)).map(({ by_id }) => by_id)).toEqual([admin.id])
    await world.call(admin, 'PUT', path, { purpose: 'messages', given: false, way: 'office' })
    expect(await given(family)).toEqual(['care'])
  })
})

describe('what is kept of it (rule PRIV-C4)', () => {
  test('is withdrawn once and never rewritten, and goes with the account alone', async () => {
    const family = await world.addPerson('user')
    await press(family, 'news', true)
    const [row] = await rowsOf(family)
    const change = (values: object) =>
      world.deps.database.write((tx) =>
        tx
          .updateTable('consents')
          .set(values)
          .where('id', '=', row?.id ?? '')
          .execute(),
      )
    const kept = /what somebody agreed to is not rewritten/
    for (const values of [{ language: 'hi' }, { text_sha256: 'x' }, { given_at: 'x' }, { on_behalf: 'other' }])
      for (const withdrawn of [{}, { withdrawn_at: '2026-06-11T00:00:00.000Z' }])
        await expect(change({ ...values, ...withdrawn }), JSON.stringify(values)).rejects.toThrow(kept)
    await change({ withdrawn_at: '2026-06-11T00:00:00.000Z' })
    for (const withdrawn_at of [null, '2026-06-12T00:00:00.000Z'])
      await expect(change({ withdrawn_at })).rejects.toThrow(kept)
    const remove = () =>
      world.deps.database.write((tx) => tx.deleteFrom('consents').where('account_id', '=', family.id).execute())
    await expect(remove()).rejects.toThrow(kept)
    await removeAccount(world.deps, family.email)
    expect(await rowsOf(family)).toEqual([])
  })

  test('is one’s own: another family reads and changes hers only, staff have none, the office reads a family’s', async () => {
    const [family, other] = [await world.addPerson('user'), await world.addPerson('user')]
    await press(family, 'news', true)
    expect((await read(other)).history).toEqual([])
    await press(other, 'news', false)
    expect(await given(family)).toContain('news')
    expect((await rowsOf(family)).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null])
    for (const person of [admin, await world.addPerson('caretaker')])
      expect((await world.call(person, 'GET', '/user/consents')).status).toBe(403)
    expect((await world.call(admin, 'GET', `/admin/families/${admin.id}/consents`)).status).toBe(404)
    expect((await world.call(family, 'GET', `/admin/families/${family.id}/consents`)).status).toBe(403)
  })
})

async function callerOf(person: Person) {
  const account = await accountOf(person)
  const performer = { id: person.id, name: person.name, email: person.email, role: 'user' as const, ip: '' }
  return { actor: account, performer, client: { ip: '', networks: [''], userAgent: '' } } as never
}
