import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import type { Affected, Breach, People, Whom } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { hourMs } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { expect, test } from 'vitest'
import { unknownAddress } from '../../../api/src/accounts/unknown-address.ts'
import { notifyPeople } from '../../../api/src/privacy/breaches/notify-people.ts'
import { startTimer } from '../../../api/src/system/tick.ts'
import { deleteRows, insertRows, selectRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const world = useWorld(createVisitWorld)
const aware = '2026-06-10T05:00:00.000Z'
const said = {
  nature: 'A laptop with a list was stolen.',
  consequences: 'Strangers may call you.',
  safetySteps: 'Tell nobody a code on the phone.',
}

const moveTo = (time: string): void => {
  world.clock.now = new Date(time)
}
const office = <Body = Breach>(method: string, path: string, body?: unknown, who = world.admin) =>
  world.call<Body>(who, method, `/admin/breaches${path}`, body)
async function open(awareAt = aware, clientEventId: string = crypto.randomUUID()): Promise<Breach> {
  const answer = await office('POST', '', { awareAt, nature: said.nature, clientEventId })
  expect(answer.status).toBe(201)
  return answer.body
}
async function openTold(): Promise<Breach> {
  const breach = await open()
  return (await office('PUT', `/${breach._id}`, said)).body
}
const subjectsOf = async (code: string) =>
  (await world.readSubjects(brand.email)).filter((subject) => subject.includes(`breach ${code}:`))
const read = async (id: string) => (await office<Breach[]>('GET', '')).body.find(({ _id }) => _id === id)
const count = (id: string, whom: Whom) => office<Affected>('POST', `/${id}/people`, { whom })
const tell = (id: string, whom: Whom, who = world.admin) => office<People>('POST', `/${id}/tell`, { whom }, who)
const toldOf = async (id: string) =>
  (await selectRows(world, 'breach_persons', '*', { breach_id: id })).toSorted((one, other) =>
    one.account_id.localeCompare(other.account_id),
  )

async function addWithoutAddress(): Promise<string> {
  const id = newId()
  const at = world.deps.now().toISOString()
  await insertRows(world, 'accounts', {
    id,
    role: 'user',
    email: unknownAddress(id),
    name: 'Savitri Rao',
    phone: '9876500077',
    location: '',
    email_updates: 1,
    sms_alerts: 1,
    marketing: 0,
    created_at: at,
    updated_at: at,
  })
  return id
}

test('the time limit starts when the breach became known, and a repeated request opens no second breach', async () => {
  moveTo('2026-06-10T06:00:00.000Z')
  const key = crypto.randomUUID()
  const breach = await open(aware, key)
  expect(breach).toMatchObject({ awareAt: aware, dueAt: '2026-06-13T05:00:00.000Z', closedAt: null })
  const again = await office('POST', '', { awareAt: aware, nature: 'Other words', clientEventId: key })
  expect([again.status, again.body._id, again.body.nature]).toEqual([200, breach._id, said.nature])
  expect(await subjectsOf(breach.code)).toEqual([`Data breach ${breach.code}: inform the Board now`])
  const { body: hall } = await world.call<AttentionList>(world.admin, 'GET', '/admin/hall')
  expect(hall.rows[0]).toMatchObject({ kind: 'breach', who: breach.code, at: breach.dueAt, breach: { isTold: false } })
  expect((await world.call<Waiting>(world.admin, 'GET', '/admin/waiting')).body.breaches).toBe(hall.counts.incidents)
  const ahead = { awareAt: '2026-06-10T06:00:01.000Z', nature: 'x', clientEventId: crypto.randomUUID() }
  expect((await office<Refusal>('POST', '', ahead)).status).toBe(400)
  expect((await office<Refusal>('POST', '', { ...ahead, awareAt: aware, nature: ' ' })).status).toBe(400)
})

test('the time of becoming aware cannot be changed, even in the database, and a breach cannot be deleted', async () => {
  const breach = await open()
  await office('PUT', `/${breach._id}`, { awareAt: '2026-06-10T05:30:00.000Z', place: 'Office' })
  expect(await read(breach._id)).toMatchObject({ awareAt: aware, place: 'Office' })
  const later = { aware_at: '2026-06-11T00:00:00.000Z' } as never
  await expect(updateRows(world, 'breaches', {}, later)).rejects.toThrow(/became aware/)
  await expect(deleteRows(world, 'breaches')).rejects.toThrow(/a breach stays/)
})

test('the team is reminded after 24, 48 and 68 hours, once each, and once after days of downtime', async () => {
  moveTo('2026-06-10T06:00:00.000Z')
  const breach = await open()
  const left = async () => (await subjectsOf(breach.code)).slice(1).map((subject) => subject.split(': ')[1])
  const at = (hours: number, ms = 0) => new Date(Date.parse(aware) + hours * hourMs + ms).toISOString()
  const steps: [string, string[]][] = [
    [at(24, -1_000), []],
    [at(24), ['48 h left']],
    [at(24, 1_000), ['48 h left']],
    [at(48, -1_000), ['48 h left']],
    [at(48), ['48 h left', '24 h left']],
    [at(68, -1_000), ['48 h left', '24 h left']],
    [at(68), ['48 h left', '24 h left', '4 h left']],
    [at(200), ['48 h left', '24 h left', '4 h left']],
  ]
  for (const [time, expected] of steps) {
    moveTo(time)
    await startTimer(world.deps)
    await Promise.all([startTimer(world.deps), startTimer(world.deps)])
    expect(await left(), time).toEqual(expected)
  }
  // After three days of downtime the missed reminders arrive as one.
  moveTo('2026-06-10T06:00:00.000Z')
  const late = await open()
  moveTo(at(73))
  for (let round = 0; round < 3; round += 1) await startTimer(world.deps)
  expect(await subjectsOf(late.code)).toEqual([
    `Data breach ${late.code}: inform the Board now`,
    `Data breach ${late.code}: the details are late`,
  ])
})

test('people cannot be notified before event, consequences and safety steps are written', async () => {
  moveTo('2026-06-10T06:00:00.000Z')
  const breach = await open()
  for (const given of [{}, { consequences: said.consequences }, { consequences: '', safetySteps: said.safetySteps }]) {
    await office('PUT', `/${breach._id}`, given)
    const { status, body } = await office<Refusal>('POST', `/${breach._id}/tell`, { whom: { kind: 'everybody' } })
    expect([status, body.code, body.message]).toEqual([
      409,
      'breach.incomplete',
      'Enter what happened, the possible consequences and what people can do.',
    ])
  }
  expect(await toldOf(breach._id)).toEqual([])
})

test('each person is notified once, in their language, also after repeated and simultaneous requests', async () => {
  const breach = await openTold()
  const telugu = await world.addPerson('user', 'Padma Rao')
  await updateRows(world, 'accounts', { id: telugu.id }, { language: 'te' })
  const silent = await addWithoutAddress()
  const other = await world.addPerson('admin', 'Second Admin')
  const before = (await count(breach._id, { kind: 'everybody' })).body
  expect(before.told).toBe(0)
  expect(before.people).toBe(before.mails + before.calls)
  expect(before.calls).toBeGreaterThan(0)
  const answers = await Promise.all([
    tell(breach._id, { kind: 'everybody' }),
    tell(breach._id, { kind: 'everybody' }),
    tell(breach._id, { kind: 'everybody' }, other),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.mails, 0)).toBe(before.mails)
  await tell(breach._id, { kind: 'everybody' })
  const rows = await toldOf(breach._id)
  expect(rows).toHaveLength(before.people)
  expect(rows.find(({ account_id }) => account_id === silent)).toMatchObject({ way: 'call', told_at: null })
  const [mail, ...more] = (await world.readMails(telugu.email)).filter(({ text }) => text.includes(said.nature))
  expect(more).toEqual([])
  for (const part of [...Object.values(said), 'ఏం జరిగింది', 'ఎప్పుడు', 'మేం ఏం చేశాం', 'privacy@thodu.example'])
    expect(mail?.text).toContain(part)
  expect((await read(breach._id))?.people).toMatchObject({
    mailed: before.mails,
    toCall: before.calls,
  })
  const [first] = rows
  if (!first) throw new Error('nobody was told')
  await expect(insertRows(world, 'breach_persons', first)).rejects.toThrow(/unique|duplicate/i)
  expect(rows.some(({ account_id }) => account_id === other.id)).toBe(false)
})

test('an interrupted notification continues with the next request and notifies no person twice', async () => {
  const breach = await openTold()
  const many = await Promise.all(Array.from({ length: 120 }, () => world.addPerson('user')))
  const all = (await count(breach._id, { kind: 'everybody' })).body.people
  let writes = 0
  const { database } = world.deps
  const dying = {
    ...world.deps,
    database: {
      ...database,
      write: (async (job) => {
        writes += 1
        if (writes === 2) throw new Error('killed')
        return database.write(job)
      }) as typeof database.write,
    },
  }
  const performer = { id: world.admin.id, name: 'Meera Iyer', email: 'meera@example.in', role: 'admin', ip: '' }
  const caller = { actor: { id: world.admin.id }, performer } as never
  await expect(notifyPeople(dying, caller, breach._id, { kind: 'everybody' })).rejects.toThrow('killed')
  expect(await toldOf(breach._id)).toHaveLength(100)
  await tell(breach._id, { kind: 'everybody' })
  expect(await toldOf(breach._id)).toHaveLength(all)
  for (const { email } of [many[0], many[119]].flatMap((person) => person ?? []))
    expect((await world.readSubjects(email)).filter((subject) => subject.startsWith('An incident'))).toHaveLength(1)
})

test('a list of more than a hundred affected people needs a fresh proof, and a shorter one does not', async () => {
  const breach = await openTold()
  const owner = await world.addPerson('user')
  const files = [await world.addDocument(owner)]
  const at = world.deps.now().toISOString()
  const row = { role: 'user', name: 'Asha Rao', phone: '', location: '', created_at: at, updated_at: at } as const
  const settings = { email_updates: 1, sms_alerts: 1, marketing: 0 } as const
  const many = Array.from({ length: 101 }, () => newId())
  const rows = many.map((id) => ({ ...row, ...settings, id, email: `${id}@example.in` }))
  await insertRows(world, 'accounts', rows)
  const reader = await world.addPerson('admin', 'Reader')
  await updateRows(world, 'accounts', { id: reader.id }, { second_factor_at: aware })
  await updateRows(world, 'sessions', { account_id: reader.id }, { proven_at: '2026-06-09T05:00:00.000Z' })
  const list = (whom: Whom) => office<Refusal>('POST', `/${breach._id}/people`, { whom }, reader)
  const refused = await list({ kind: 'everybody' })
  expect([refused.status, refused.body.code]).toEqual([403, 'auth.factor_stale'])
  expect((await list({ kind: 'files', files })).status).toBe(200)
})

test('the affected people are those of a booking, of a viewer between two times, or of named files', async () => {
  moveTo('2026-06-10T06:00:00.000Z')
  const breach = await openTold()
  const caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
  const customer = await world.addPerson('user')
  const booking = await world.bookUpTo('confirmed', { customer, admin: world.admin, caretaker })
  await tell(breach._id, { kind: 'booking', booking: booking.bookingId.toLowerCase() })
  const ids = async () => (await toldOf(breach._id)).map(({ account_id }) => account_id)
  expect(await ids()).toEqual([customer.id, caretaker.id].toSorted())
  expect((await count(breach._id, { kind: 'booking', booking: 'ZZZZZZ' })).body.people).toBe(0)

  const owner = await world.addPerson('user')
  const document = await world.addDocument(owner)
  expect((await count(breach._id, { kind: 'files', files: [document, 'not there.pdf'] })).body).toMatchObject({
    list: [{ _id: owner.id, email: owner.email, hasAccount: true, state: 'open', toldAt: null }],
    people: 1,
    withoutAccount: 0,
    told: 0,
    mails: 1,
    calls: 0,
    seen: null,
  })

  const snoop = await world.addPerson('admin', 'Snoop')
  const looked = await world.addPerson('user')
  const theirs = await world.book(looked)
  moveTo('2026-06-10T10:00:00.000Z')
  await world.call(snoop, 'GET', `/admin/bookings/${theirs._id}`)
  await world.call(snoop, 'GET', `/admin/families/${owner.id}`)
  const viewer = (from: string, until: string) =>
    count(breach._id, { kind: 'viewer', email: snoop.email.toUpperCase(), from, until })
  expect((await viewer('2026-06-10T09:59:00.000Z', '2026-06-10T10:01:00.000Z')).body.people).toBe(2)
  expect((await viewer('2026-06-10T10:00:01.000Z', '2026-06-10T12:00:00.000Z')).body.people).toBe(0)
  expect((await viewer('2026-06-10T08:00:00.000Z', '2026-06-10T09:59:59.000Z')).body.people).toBe(0)
})

test('a family that asked for erasure is notified too, because its stored data can be lost', async () => {
  const closed = await world.addPerson('user')
  await updateRows(world, 'accounts', { id: closed.id }, { restricted_at: aware })
  const breach = await openTold()
  await tell(breach._id, { kind: 'everybody' })
  expect(await world.readSubjects(closed.email)).toHaveLength(1)
})

test('a person without an email address is called, and marked once', async () => {
  const breach = await openTold()
  const silent = await addWithoutAddress()
  await tell(breach._id, { kind: 'everybody' })
  const calls = async () => (await office<Affected>('POST', `/${breach._id}/people`, {})).body.list
  const waiting = { phone: '9876500077', email: '', state: 'toCall', toldAt: null }
  expect((await calls()).find(({ _id }) => _id === silent)).toMatchObject(waiting)
  expect((await office('POST', `/${breach._id}/calls/${silent}`)).status).toBe(204)
  const [first] = (await toldOf(breach._id)).filter(({ account_id }) => account_id === silent)
  expect(first).toMatchObject({ told_by: world.admin.id })
  const other = await world.addPerson('admin', 'Third Admin')
  expect((await office('POST', `/${breach._id}/calls/${silent}`, undefined, other)).status).toBe(204)
  expect((await toldOf(breach._id)).find(({ account_id }) => account_id === silent)).toEqual(first)
  expect((await office('POST', `/${breach._id}/calls/${other.id}`)).status).toBe(404)
  expect((await read(breach._id))?.people.called).toBe(1)
  expect((await calls()).find(({ _id }) => _id === silent)?.state).toBe('told')
})

test('people who wrote without an account are notified once each, or called at their number (rules PRIV-B3, PRIV-B4)', async () => {
  const breach = await openTold()
  const writing = { name: 'Anil Rao', subject: 'Nights', message: 'Is a nurse free?', inquiryType: 'general' }
  for (const email of ['anil.rao@example.in', 'Anil.Rao@example.in'])
    await world.call(undefined, 'POST', '/contact', { ...writing, email })
  const request = { kind: 'access', text: 'Please', name: 'Latha Rao', contact: '9876540051' }
  await world.call(undefined, 'POST', '/privacy-requests', request)
  for (let round = 0; round < 2; round += 1) await tell(breach._id, { kind: 'everybody' })
  const mails = await world.readSubjects('anil.rao@example.in')
  expect(mails.filter((subject) => subject.startsWith('An incident'))).toHaveLength(1)
  const writers = async () => {
    const { list } = (await office<Affected>('POST', `/${breach._id}/people`, {})).body
    return list.filter(({ hasAccount }) => !hasAccount)
  }
  const [latha, ...others] = await writers()
  expect(latha).toMatchObject({ name: 'Latha Rao', email: '', phone: '9876540051', state: 'toCall' })
  expect(others).toMatchObject([{ name: 'Anil Rao', email: 'anil.rao@example.in', state: 'told' }])
  expect((await office('POST', `/${breach._id}/calls/${latha?._id}`)).status).toBe(204)
  expect((await writers()).map(({ state }) => state)).toEqual(['told', 'told'])
  const unseen = { kind: 'viewer', email: 'nobody@example.in', from: aware, until: aware } as const
  expect((await count(breach._id, unseen)).body.people).toBe(0)
})

test('a breach can be closed once the Board has both reports, and is unchangeable then', async () => {
  moveTo('2026-06-10T06:00:00.000Z')
  const breach = await openTold()
  for (const given of [{}, { boardToldAt: aware }, { boardToldAt: null, boardDetailedAt: aware }]) {
    await office('PUT', `/${breach._id}`, given)
    const { status, body } = await office<Refusal>('POST', `/${breach._id}/close`)
    expect([status, body.code]).toEqual([409, 'breach.board_not_told'])
  }
  await office('PUT', `/${breach._id}`, { boardToldAt: aware })
  const closed = await office('POST', `/${breach._id}/close`)
  expect(closed.body.closedAt).toBe('2026-06-10T06:00:00.000Z')
  moveTo('2026-06-10T07:00:00.000Z')
  expect((await office('POST', `/${breach._id}/close`)).body.closedAt).toBe(closed.body.closedAt)
  const later = await office<Refusal>('PUT', `/${breach._id}`, { boardToldAt: null })
  expect([later.status, later.body.code]).toEqual([409, 'breach.closed'])
  expect((await tell(breach._id, { kind: 'everybody' })).status).toBe(409)
  expect((await office('POST', '/unknown/close')).status).toBe(404)
  const { body: openOnes } = await office<Breach[]>('GET', `?filter=${encodeURIComponent('{"open":true}')}`)
  expect(openOnes.map(({ _id }) => _id)).not.toContain(breach._id)
})

test('the audit log records actions and times of a breach without its texts', async () => {
  const breach = await openTold()
  for (let round = 0; round < 2; round += 1) await office('PUT', `/${breach._id}`, { ...said, boardToldAt: aware })
  const rows = await world.readAudit(breach._id)
  expect(JSON.parse(rows.at(-1)?.changes ?? '')).toEqual([{ field: 'boardToldAt', from: null, to: aware }])
  expect(rows.map(({ action }) => action)).toEqual(['ADMIN_ACTION', 'STATUS_UPDATE', 'STATUS_UPDATE'])
  const written = JSON.stringify(rows)
  expect(written).toContain(aware)
  for (const words of Object.values(said)) expect(written).not.toContain(words)
  const { bookingId } = await world.book(await world.addPerson('user'))
  await tell(breach._id, { kind: 'booking', booking: bookingId })
  expect((await world.readAudit(breach._id)).at(-1)?.description).toBe(
    `Data breach ${breach.code}: people notified by mail: 1, to be called: 0`,
  )
})
