import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { RequestChange } from '@thodu/api/contract/bookings/change-requests.schema'
import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import type { Waiting } from '@thodu/api/contract/dashboard/dashboard.schema'
import { beforeEach, expect, test } from 'vitest'
import { selectRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { codeOf, createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Meera Iyer')
let family: Person
let caretaker: Person
const noon = '2026-06-10T06:30:00.000Z'
const team = 'care@thodu.example'

beforeEach(async () => {
  world.clock.now = new Date(noon)
  family = await world.addPerson('user')
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
})

const bookedUpTo = (status: 'confirmed' | 'active') => world.bookUpTo(status, { customer: family, admin, caretaker })
const newCaretaker = async () => {
  caretaker = await world.addPerson('caretaker', 'Lakshmi Devi')
}
const ask = <Body = Booking>({ _id }: Booking, given: RequestChange, who = family) =>
  world.call<Body>(who, 'POST', `/booking/${_id}/change-request`, given)
const answer = ({ _id }: Booking, given: object) =>
  world.call(admin, 'PUT', `/admin/bookings/${_id}/change-request`, given)
const withdraw = ({ _id }: Booking, who = family) => world.call(who, 'POST', `/booking/${_id}/change-request/withdraw`)
const readOwn = async ({ _id }: Booking) =>
  (await world.call<Booking>(family, 'GET', `/booking/${_id}`)).body.changeRequest
const attentionRow = async ({ _id }: Booking) =>
  (await world.call<AttentionList>(admin, 'GET', '/admin/hall')).body.rows
    .flatMap((row) => [row, ...row.also])
    .find(({ kind, booking }) => kind === 'change' && booking?._id === _id)
const listed = async (filter: object) => {
  const query = encodeURIComponent(JSON.stringify(filter))
  const { body } = await world.call<Booking[]>(admin, 'GET', `/admin/bookings?filter=${query}`)
  return body.map(({ _id }) => _id)
}
const asOf = ({ changeRequest }: Booking) => changeRequest?.updatedAt ?? ''

test('an admin sees the words and number of a change request, and the family sees the answer (rule BOOK-19)', async () => {
  const booking = await bookedUpTo('active')
  const given = { kind: 'pause', from: '2026-06-12', until: '2026-06-15', words: 'Hospital. 2341 2341 2346' } as const
  const asked = (await ask(booking, given)).body
  expect(asked.changeRequest).toMatchObject({
    kind: 'pause',
    reason: null,
    from: '2026-06-12',
    until: '2026-06-15',
    state: 'open',
    askedAt: noon,
    answer: null,
  })
  const row = await attentionRow(booking)
  expect(row).toMatchObject({ who: booking.userInfo.name, at: noon, phone: expect.stringMatching(/\d{10}/) })
  expect(row?.change).toMatchObject({ kind: 'pause', from: '2026-06-12', words: expect.stringContaining('Hospital') })
  expect(JSON.stringify([row, asked])).not.toContain('2341 2341')
  expect((await world.call<Waiting>(admin, 'GET', '/admin/waiting')).body.changes).toBe(1)
  expect(await world.readSubjects(team)).toContain(`Booking ${booking.bookingId}: the family asks for a change`)

  world.clock.now = new Date('2026-06-10T08:00:00.000Z')
  const read = (await world.call<Booking>(admin, 'GET', `/admin/bookings/${booking._id}`)).body
  const answered = await answer(booking, { asOf: asOf(read), state: 'done', answer: 'Paused. We call on Monday.' })
  expect(answered.body.changeRequest).toMatchObject({ state: 'done', answer: 'Paused. We call on Monday.' })
  expect(await attentionRow(booking)).toBeUndefined()
  expect(await readOwn(booking)).toMatchObject({ state: 'done', closedAt: '2026-06-10T08:00:00.000Z' })
})

test('an admin filters bookings by an open change request, together with every other filter (rule OFF-6)', async () => {
  const [asked, answered, other] = [await bookedUpTo('active'), await world.book(family), await world.book(family)]
  const own = { id: [asked._id, answered._id, other._id], changeAsked: true }
  expect(await listed(own)).toEqual([])
  await ask(answered, { kind: 'cancel' })
  const { body } = await ask(asked, { kind: 'stop', from: '2026-06-20' })
  expect((await listed(own)).sort()).toEqual([asked._id, answered._id].sort())
  expect(await listed({ changeAsked: true, status: 'active', q: asked.bookingId })).toEqual([asked._id])
  expect(await listed({ ...own, assigned: false })).toEqual([answered._id])
  await withdraw(answered)
  expect(await listed(own)).toEqual([asked._id])
  await answer(asked, { asOf: asOf(body), state: 'declined', answer: 'The package is paid' })
  expect(await listed(own)).toEqual([])
})

test('a booking has one open change request; another kind is refused until the family withdraws it', async () => {
  const booking = await bookedUpTo('active')
  const stop = (from: string) => ({ kind: 'stop', from }) as const
  await Promise.all([1, 2, 3].map(() => ask(booking, stop('2026-06-20'))))
  expect((await ask(booking, stop('2026-06-25'))).body.changeRequest).toMatchObject({ from: '2026-06-25' })
  const another = { kind: 'another-caretaker', reason: 'language' } as const
  expect(await codeOf(ask(booking, another))).toBe('409 booking.change_open')
  expect(await readOwn(booking)).toMatchObject({ kind: 'stop', from: '2026-06-25' })
  await withdraw(booking)
  expect((await ask(booking, another)).body.changeRequest).toMatchObject({ ...another, from: null })
  const rows = await selectRows(world, 'change_requests', ['state'], { booking_id: booking._id }, 'id')
  expect(rows.map(({ state }) => state)).toEqual(['withdrawn', 'open'])
  const log = (await world.readAudit(booking._id)).filter(({ description }) =>
    description.includes('requested a change'),
  )
  expect(log).toHaveLength(3)
})

test('an admin answers the current version once, gives a reason when declining, and can reopen it', async () => {
  const booking = await bookedUpTo('active')
  const first = (await ask(booking, { kind: 'stop', from: '2026-06-20' })).body
  // The version differs even when both requests arrive in the same millisecond.
  const now = (await ask(booking, { kind: 'stop', from: '2026-06-25' })).body
  expect(await codeOf(answer(booking, { asOf: asOf(first), state: 'done' }))).toBe('409 booking.no_change_asked')
  expect((await answer(booking, { asOf: asOf(now), state: 'declined', answer: ' ' })).status).toBe(400)
  const answers = await Promise.all([1, 2].map(() => answer(booking, { asOf: asOf(now), state: 'done' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = answers.find(({ status }) => status === 200)?.body as Booking
  const again = (await answer(booking, { asOf: asOf(done), state: 'open' })).body
  expect(again.changeRequest).toMatchObject({ state: 'open', answer: null, closedAt: null })
  const declined = await answer(booking, { asOf: asOf(again), state: 'declined', answer: 'The package is paid' })
  expect(declined.body.changeRequest).toMatchObject({ state: 'declined', answer: 'The package is paid' })
})

test('a request counts as done when the care ends or the caretaker changes, and none stays open after the end', async () => {
  const confirmed = await bookedUpTo('confirmed')
  await ask(confirmed, { kind: 'cancel', words: 'She is in hospital' })
  await world.setStatus(admin, confirmed, 'cancelled')
  expect(await readOwn(confirmed)).toMatchObject({ kind: 'cancel', state: 'done' })

  const active = await bookedUpTo('active')
  await ask(active, { kind: 'another-caretaker', reason: 'times' })
  const other = await world.addPerson('caretaker', 'Sridevi Goud')
  await world.reassign(admin, active, other)
  expect(await readOwn(active)).toMatchObject({ kind: 'another-caretaker', state: 'done' })
  await newCaretaker()
  const alone = await bookedUpTo('confirmed')
  await ask(alone, { kind: 'another-caretaker', reason: 'times' })
  await world.assign(admin, alone, null)
  expect(await readOwn(alone)).toMatchObject({ state: 'open' })

  // The family requested another caretaker and none was assigned, so the end of care does not mark it as done.
  await ask(active, { kind: 'another-caretaker', reason: 'manner' })
  await world.setStatus(admin, active, 'cancelled')
  expect(await readOwn(active)).toMatchObject({ reason: 'times', state: 'done' })
  expect(await attentionRow(active)).toBeUndefined()
})

test('an admin cannot reopen a change request after the care has ended', async () => {
  const booking = await bookedUpTo('active')
  const asked = (await ask(booking, { kind: 'stop', from: '2026-06-20' })).body
  const { body } = await answer(booking, { asOf: asOf(asked), state: 'declined', answer: 'The package is paid' })
  await world.advance(caretaker, booking, 'completed')
  expect(await codeOf(answer(booking, { asOf: asOf(body), state: 'open' }))).toBe('409 booking.no_change_asked')
})

test('an answer, a repeated request and a step of care affect their own booking only, and are audited', async () => {
  const [booking, other] = [await bookedUpTo('confirmed'), await world.book(family)]
  await ask(other, { kind: 'cancel', words: 'Not needed' })
  const asked = (await ask(booking, { kind: 'cancel' })).body
  const again = (await ask(booking, { kind: 'cancel', words: 'She is in hospital' })).body
  expect(asOf(again)).not.toBe(asOf(asked))
  expect(await readOwn(other)).toMatchObject({ state: 'open', words: 'Not needed' })
  const declined = (await answer(booking, { asOf: asOf(again), state: 'declined', answer: 'It is paid' })).body
  const lastChange = async () => JSON.parse((await world.readAudit(booking._id)).at(-1)?.changes ?? '[]')
  expect(await lastChange()).toEqual([{ field: 'changeState', from: 'open', to: 'declined' }])
  expect(await readOwn(other)).toMatchObject({ state: 'open' })
  const states = [
    [booking, 'done'],
    [other, 'open'],
  ] as const
  for (const [of, state] of states) {
    const given = { asOf: (await readOwn(of))?.updatedAt, state, answer: 'It is paid' }
    expect(await codeOf(answer(of, given))).toBe('409 booking.no_change_asked')
  }
  await world.advance(caretaker, booking, 'active')
  expect(await readOwn(booking)).toMatchObject({ state: 'declined' })
  expect(asOf(declined)).toBe((await readOwn(booking))?.updatedAt)
})

test('a family withdraws its change request, and nothing is left to answer', async () => {
  const booking = await bookedUpTo('active')
  const asked = (await ask(booking, { kind: 'another-caretaker', reason: 'other', words: 'Please' })).body
  expect((await withdraw(booking)).body.changeRequest).toBeUndefined()
  expect(await attentionRow(booking)).toBeUndefined()
  expect(await codeOf(withdraw(booking))).toBe('409 booking.no_change_asked')
  expect(await codeOf(answer(booking, { asOf: asOf(asked), state: 'done' }))).toBe('409 booking.no_change_asked')
})

test('a family can request a pause or an end during care, a cancellation before it, and nothing after it', async () => {
  const refused = async (booking: Booking, given: RequestChange) =>
    expect(await codeOf(ask(booking, given))).toBe('409 booking.change_not_now')
  for (const kind of ['pause', 'stop'] as const)
    await refused(await bookedUpTo('confirmed'), { kind, from: '2026-06-12' }).then(newCaretaker)
  const active = await bookedUpTo('active')
  await refused(active, { kind: 'cancel' })
  const another = { kind: 'another-caretaker', reason: 'manner' } as const
  await refused(await world.book(family), another)
  await world.advance(caretaker, active, 'completed')
  await refused(active, another)
})

test('a change request with past or reversed days, no reason or a long text is refused by field', async () => {
  const booking = await bookedUpTo('active')
  const fields = async (given: object) => {
    const { status, body } = await ask<Refusal>(booking, given as RequestChange)
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await fields({ kind: 'pause', from: '2026-06-09' })).toEqual([400, ['from']])
  expect(await fields({ kind: 'pause', from: '2026-06-12', until: '2026-06-11' })).toEqual([400, ['until']])
  expect(await fields({ kind: 'stop', from: '2026-02-30' })).toEqual([400, ['from']])
  expect(await fields({ kind: 'another-caretaker' })).toEqual([400, ['reason']])
  expect(await fields({ kind: 'stop', from: '2026-06-12', words: 'a'.repeat(1_001) })).toEqual([400, ['words']])
  expect(await fields({ kind: 'stop', from: '2026-06-10' })).toEqual([200, []])
})

test('other families and caretakers do not see a change request, and the audit log omits its text', async () => {
  const booking = await bookedUpTo('active')
  const stranger = await world.addPerson('user')
  expect((await ask<Refusal>(booking, { kind: 'stop', from: '2026-06-20' }, stranger)).status).toBe(404)
  const { body } = await ask(booking, { kind: 'another-caretaker', reason: 'manner', words: 'She shouts at her' })
  expect((await withdraw(booking, stranger)).status).toBe(404)
  for (const path of ['/caretaker/bookings', `/caretaker/bookings/${booking._id}`]) {
    const seen = await world.call(caretaker, 'GET', path)
    expect([seen.status, /shouts|changeRequest/.test(seen.text)]).toEqual([200, false])
  }
  await answer(booking, { asOf: asOf(body), state: 'declined', answer: 'We have talked to her' })
  const log = JSON.stringify(await world.readAudit(booking._id))
  expect(log).toContain('another-caretaker')
  expect(log).not.toMatch(/shouts|talked to her/)
})
