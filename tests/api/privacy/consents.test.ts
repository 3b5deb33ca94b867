import { createHash } from 'node:crypto'
import { removeAccount } from '@thodu/api'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { Consents, ConsentsForOffice } from '@thodu/api/contract/privacy/consents.schema'
import { noticeVersion, sentencesOf } from '@thodu/api/contract/privacy/notice'
import { noticeIn } from '@thodu/api/contract/privacy/notice-texts'
import { hourMs } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import { insertBooking } from '../../support/insert-booking.ts'
import { deleteRows, insertRows, selectRow, selectRows, updateRows } from '../../support/rows.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Ravi Kumar')

const rowsOf = ({ id }: Person) => selectRows(world, 'consents', '*', { account_id: id }, 'id')
const accountOf = ({ id }: Person) => selectRow(world, 'accounts', '*', { id })
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

describe('consent at a booking (rule PRIV-C3)', () => {
  test('is stored with notice version, language and person', async () => {
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
      `Agreed to the privacy notice ${noticeVersion}: care, site`,
    ])
  })

  test('is for oneself by name, for the baby of baby care, or else for another person, unless stated', async () => {
    const family = await world.addPerson('user', patient.patientName)
    await bookWith(family, agreed, { 'X-Thodu-Language': 'hi' })
    const other = await world.addPerson('user')
    await bookWith(other, { agreedToTerms: true, agreedToNotice: true })
    const rows = [...(await rowsOf(family)), ...(await rowsOf(other))]
    expect(rows.map(({ on_behalf, language }) => [on_behalf, language])).toEqual([
      ['self', 'hi'],
      ['other', 'en'],
    ])
    const audit = (await world.readAudit(family.id)).map(({ action }) => action)
    expect(audit).toEqual(['SYSTEM_SETTINGS_CHANGED'])
  })

  test('is stored once for a booking sent twice and for a second booking', async () => {
    const family = await world.addPerson('user')
    const key = { 'Idempotency-Key': 'consents-twice' }
    await Promise.all([1, 2, 3].map(() => bookWith(family, agreed, key)))
    expect((await bookWith(family, agreed)).status).toBe(201)
    expect(await rowsOf(family)).toHaveLength(1)
    expect(await world.readAudit(family.id)).toHaveLength(1)
  })

  test('is optional, and without it the booking is in the list of admins until the family consents', async () => {
    const family = await world.addPerson('user')
    const made = await bookWith(family, { agreedToTerms: true })
    expect(made.status).toBe(201)
    expect(await rowsOf(family)).toEqual([])
    expect(await owed()).toContain(made.body._id)
    expect((await read(family)).asks).toBe(true)
    await press(family, 'news', true)
    expect(await owed()).toContain(made.body._id)
    await press(family, 'care', true)
    expect(await owed()).not.toContain(made.body._id)
    expect(await read(family)).toMatchObject({ asks: false })
  })

  test('to an outdated notice is not stored', async () => {
    const family = await world.addPerson('user')
    const made = await bookWith(family, { ...agreed, noticeVersion: '2020-01' })
    expect(made.status).toBe(201)
    expect(await rowsOf(family)).toEqual([])
    const refused = await press<Refusal>(family, 'care', true, { version: '2020-01' })
    expect([refused.status, refused.body.code]).toEqual([409, 'privacy.notice_changed'])
  })

  test('that an admin reads aloud is the family’s own, with the name of the admin', async () => {
    const customer = { name: 'Padma Rao', phone: '98765 00077' }
    const made = await world.call(admin, 'POST', '/admin/bookings', {
      ...bookingBody,
      ...agreed,
      noticeLanguage: 'te',
      customer,
    })
    expect(made.status).toBe(201)
    const rows = await selectRows(world, 'consents', '*', { account_id: made.body.userId })
    expect(rows).toMatchObject([{ purpose: 'care', way: 'office', language: 'te', by_id: admin.id }])
    expect(await world.readAudit(made.body.userId ?? '')).toContainEqual(
      expect.objectContaining({
        action: 'USER_MANAGEMENT',
        description: `Agreed to the privacy notice ${noticeVersion}: care, read aloud by the office`,
      }),
    )
  })

  test('is not given by a message, which only removes the family from the list', async () => {
    const made = await world.call(admin, 'POST', '/admin/bookings', {
      ...bookingBody,
      customer: { name: 'Sita Rao', phone: '9876500078' },
    })
    const { _id: bookingId } = made.body
    const message = { bookingId, template: 'notice', to: 'family', language: 'te' }
    const opened = await world.call<{ _id: string; url: string }>(admin, 'POST', '/admin/communications', message)
    expect(opened.status).toBe(201)
    expect(decodeURIComponent(opened.body.url)).toContain('/te/privacy')
    const about = { ...message, template: 'bookingReceived' }
    const other = await world.call<{ _id: string }>(admin, 'POST', '/admin/communications', about)
    await world.call(admin, 'PUT', `/admin/communications/${other.body._id}`, { state: 'sent' })
    expect(await owed()).toContain(bookingId)
    const bystander = (await bookWith(await world.addPerson('user'), { agreedToTerms: true })).body._id
    await world.call(admin, 'PUT', `/admin/communications/${opened.body._id}`, { state: 'sent' })
    expect(await owed()).not.toContain(bookingId)
    expect(await owed()).toContain(bystander)
    const toAnother = { ...message, to: 'emergency' }
    expect((await world.call<Refusal>(admin, 'POST', '/admin/communications', toAnother)).status).toBe(409)
  })
})

describe('withdrawing consent (rule PRIV-C5)', () => {
  test('takes one call for each consent; messages and news are the settings themselves', async () => {
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
    await world.call(family, 'PUT', '/user/profile', { notificationPreferences: { smsAlerts: true, marketing: true } })
    expect((await rowsOf(family)).map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([false, true, true])
    await press(family, 'care', true)
    const filed = world.deps.database.read.selectFrom('privacy_requests').select('id')
    expect(await filed.where('account_id', '=', family.id).execute()).toEqual([])
  })

  test('to care files one erasure request, also when it is given and withdrawn again', async () => {
    const family = await world.addPerson('user')
    await bookWith(family, agreed)
    await Promise.all(Array.from({ length: 10 }, () => press(family, 'care', false)))
    await press(family, 'care', true)
    await press(family, 'care', false)
    const filed = await selectRows(world, 'privacy_requests', ['kind', 'status'], { account_id: family.id })
    expect(filed).toEqual([{ kind: 'withdrawal', status: 'new' }])
  })

  test('or giving it ten times at once happens once', async () => {
    const family = await world.addPerson('user')
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(family, 'news', true)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await rowsOf(family)).toHaveLength(1)
  })

  test('given by telephone or on paper is stored by an admin, and both sides see the way', async () => {
    const family = await world.addPerson('user')
    const path = `/admin/families/${family.id}/consents`
    const paper = { purpose: 'care', given: true, way: 'paper', version: noticeVersion, onBehalf: 'spouse' }
    const answer = await world.call<ConsentsForOffice>(admin, 'PUT', path, paper)
    expect(answer.body.history).toMatchObject([{ purpose: 'care', way: 'paper', onBehalf: 'spouse' }])
    expect((await rowsOf(family)).map(({ by_id }) => by_id)).toEqual([admin.id])
    await world.call(admin, 'PUT', path, { purpose: 'messages', given: false, way: 'office' })
    expect(await given(family)).toEqual(['care'])
  })
})

describe('a stored consent (rule PRIV-C4)', () => {
  test('can be withdrawn once, never changed, and is deleted with its account only', async () => {
    const family = await world.addPerson('user')
    await press(family, 'news', true)
    const [row] = await rowsOf(family)
    const change = (values: object) => updateRows(world, 'consents', { id: row?.id ?? '' }, values)
    const kept = /what somebody agreed to is not rewritten/
    for (const values of [{ language: 'hi' }, { text_sha256: 'x' }, { given_at: 'x' }, { on_behalf: 'other' }])
      for (const withdrawn of [{}, { withdrawn_at: '2026-06-11T00:00:00.000Z' }])
        await expect(change({ ...values, ...withdrawn }), JSON.stringify(values)).rejects.toThrow(kept)
    await change({ withdrawn_at: '2026-06-11T00:00:00.000Z' })
    for (const withdrawn_at of [null, '2026-06-12T00:00:00.000Z'])
      await expect(change({ withdrawn_at })).rejects.toThrow(kept)
    const remove = () => deleteRows(world, 'consents', { account_id: family.id })
    await expect(remove()).rejects.toThrow(kept)
    await removeAccount(world.deps, family.email)
    expect(await rowsOf(family)).toEqual([])
  })

  test('is visible to its family and to admins, and staff have none', async () => {
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

describe('the consents of several families', () => {
  const later = (hours: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + hours * hourMs)
    return world.clock.now.toISOString()
  }
  const seenBy = async ({ id }: Person) =>
    (await world.call<ConsentsForOffice>(admin, 'GET', `/admin/families/${id}/consents`)).body
  /** A link from before consent to sharing was required. */
  const linkOf = async (person: Person, revoked_at: string | null = null) => {
    const { _id: booking_id } = await world.book(person)
    const id = newId()
    const link = {
      name: 'Anil',
      zone: 'America/Chicago',
      language: 'en',
      expires_at: '2026-07-01T00:00:00.000Z',
    } as const
    const created_at = world.clock.now.toISOString()
    await insertRows(world, 'day_links', { ...link, id, booking_id, created_by: person.id, created_at, revoked_at })
    return id
  }
  const endOf = async (id: string) => (await selectRow(world, 'day_links', ['revoked_at'], { id })).revoked_at

  test('show notice, time and end of each consent, newest first', async () => {
    const family = await world.addPerson('user')
    const first = world.clock.now.toISOString()
    await press(family, 'care', true)
    await press(family, 'news', true)
    const second = later(1)
    await press(family, 'care', false)
    const third = later(1)
    await press(family, 'news', false)
    await press(family, 'news', true)
    const { boxes, history, version, asks } = await read(family)
    expect({ version, asks }).toEqual({ version: noticeVersion, asks: false })
    const none = { isGiven: false, version: null, givenAt: null, withdrawnAt: null }
    expect(boxes).toEqual([
      { purpose: 'care', isGiven: false, version: noticeVersion, givenAt: first, withdrawnAt: second },
      { ...none, purpose: 'messages', isGiven: true },
      { purpose: 'news', isGiven: true, version: noticeVersion, givenAt: third, withdrawnAt: null },
      { ...none, purpose: 'day-link' },
    ])
    expect(history.map(({ purpose, givenAt, withdrawnAt }) => [purpose, givenAt, withdrawnAt])).toEqual([
      ['news', third, null],
      ['news', first, third],
      ['care', first, second],
    ])
  })

  test('are asked of families with a booking, and again when the notice changes', async () => {
    const [family, other] = [await world.addPerson('user'), await world.addPerson('user')]
    await world.book(other)
    expect([(await read(family)).asks, (await read(other)).asks]).toEqual([false, true])
    await press(other, 'news', true)
    expect((await read(other)).asks).toBe(true)
    const row = { purpose: 'care', notice_version: '2020-01', language: 'en', text_sha256: 'x', way: 'site' } as const
    const at = world.clock.now.toISOString()
    await insertRows(world, 'consents', {
      ...row,
      id: newId(),
      account_id: other.id,
      on_behalf: 'self',
      by_id: other.id,
      given_at: at,
    })
    await press(other, 'news', true)
    const before = await read(other)
    expect([before.asks, before.boxes[0]]).toMatchObject([true, { isGiven: true, version: '2020-01' }])
    later(1)
    await press(other, 'care', true)
    expect((await read(other)).boxes[0]).toMatchObject({ isGiven: true, version: noticeVersion })
    expect((await read(other)).asks).toBe(false)
    await updateRows(
      world,
      'consents',
      { account_id: other.id, notice_version: noticeVersion },
      { withdrawn_at: world.clock.now.toISOString() },
    )
    expect((await read(other)).boxes[0]).toMatchObject({ isGiven: true, version: '2020-01', withdrawnAt: null })
  })

  test('are for the person of the newest booking, in the stated language, that of the account, or English', async () => {
    const family = await world.addPerson('user', patient.patientName)
    await world.book(family)
    later(1)
    const baby = { ...patient, patientName: 'Baby', patientAge: '1', babyAgeMonths: '4' }
    const owner = { user: { _id: family.id, name: family.name, email: family.email } }
    await insertBooking(world, {
      owner,
      service_type: 'baby-care',
      created_at: world.clock.now.toISOString(),
      patient_details: JSON.stringify(baby),
    })
    const languages: [string | null, object, string][] = [
      [null, {}, 'en'],
      ['hi', {}, 'hi'],
      ['hi', { 'X-Thodu-Language': 'te' }, 'te'],
    ]
    for (const [language, headers, read] of languages) {
      const door = await world.sideDoor()
      await door.rows('update accounts set language = ? where id = ?', language, family.id)
      const body = { given: true, version: noticeVersion }
      await world.call(family, 'PUT', '/user/consents/care', body, headers as Record<string, string>)
      expect((await rowsOf(family)).at(-1)).toMatchObject({ on_behalf: 'child', language: read, way: 'site' })
      await press(family, 'care', false)
    }
    await press(family, 'news', true)
    expect((await rowsOf(family)).at(-1)).toMatchObject({ purpose: 'news', on_behalf: 'self' })
    const silent = await world.addPerson('user')
    await press(silent, 'care', true)
    expect((await rowsOf(silent)).map(({ on_behalf }) => on_behalf)).toEqual(['self'])
  })

  test('show sharing as given while a day link works, to its own family only', async () => {
    const [family, other, silent] = [
      await world.addPerson('user'),
      await world.addPerson('user'),
      await world.addPerson('user'),
    ]
    const first = world.clock.now.toISOString()
    const ended = await linkOf(family, first)
    expect(await given(family)).toEqual(['messages'])
    const [link, theirs] = [await linkOf(family), await linkOf(other)]
    expect([await given(family), await given(silent)]).toEqual([['messages', 'day-link'], ['messages']])
    const at = world.clock.now
    world.clock.now = new Date('2026-07-01T00:00:00.000Z')
    expect(await given(family)).toEqual(['messages'])
    world.clock.now = at
    const second = later(1)
    await press(family, 'day-link', false)
    expect([await endOf(ended), await endOf(link), await endOf(theirs)]).toEqual([first, second, null])
    const lines = async () => (await world.readAudit(family.id)).map(({ description }) => description)
    expect(await lines()).toEqual(['Consent withdrawn: day-link, site'])
    await press(family, 'day-link', false)
    expect(await lines()).toHaveLength(1)
    await press(other, 'news', true)
    await press(other, 'news', false)
    expect(await endOf(theirs)).toBeNull()
  })

  test('show admins when the notice was sent to this family, not a waiting or another message', async () => {
    const [family, other] = [await world.addPerson('user'), await world.addPerson('user')]
    const [booking] = [await world.book(family), await world.book(other)]
    const send = async (template: string, state?: string) => {
      const message = { bookingId: booking._id, template, to: 'family', language: 'en' }
      const { body } = await world.call<{ _id: string }>(admin, 'POST', '/admin/communications', message)
      if (state) await world.call(admin, 'PUT', `/admin/communications/${body._id}`, { state })
      return world.clock.now.toISOString()
    }
    await send('bookingReceived', 'sent')
    await send('notice')
    expect((await seenBy(family)).toldAt).toBeNull()
    await send('notice', 'sent')
    later(1)
    const last = await send('notice', 'sent')
    expect((await seenBy(family)).toldAt).toBe(last)
    await updateRows(world, 'communications', { created_at: last }, { state: 'delivered' })
    expect([(await seenBy(family)).toldAt, (await seenBy(other)).toldAt]).toEqual([last, null])
    later(1)
    const reached = await send('notice', 'sent')
    const door = await world.sideDoor()
    await door.rows("update communications set state = 'delivered' where created_at = ?", reached)
    expect((await seenBy(family)).toldAt).toBe(reached)
  })

  test('are logged once per change with purpose and way, and are deleted with the account', async () => {
    const family = await world.addPerson('user')
    const path = `/admin/families/${family.id}/consents`
    const paper = { purpose: 'care', given: true, way: 'paper', version: noticeVersion }
    for (const given of [true, true, false, false]) await world.call(admin, 'PUT', path, { ...paper, given })
    for (const given of [false, true, true]) await press(family, 'messages', given)
    const lines = (await world.readAudit(family.id)).map(({ action, description }) => [action, description])
    expect(lines).toEqual([
      ['USER_MANAGEMENT', `Agreed to the privacy notice ${noticeVersion}: care, paper`],
      ['USER_MANAGEMENT', 'Consent withdrawn: care, paper'],
      ['SYSTEM_SETTINGS_CHANGED', 'Consent withdrawn: messages, site'],
      ['SYSTEM_SETTINGS_CHANGED', `Agreed to the privacy notice ${noticeVersion}: messages, site`],
    ])
    await updateRows(world, 'accounts', { id: family.id }, { removed_at: world.clock.now.toISOString() })
    expect((await world.call(admin, 'GET', path)).status).toBe(404)
    expect((await world.call(admin, 'PUT', path, paper)).status).toBe(404)
  })
})
