import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { HistoryEntry } from '@thodu/api/contract/history/history.schema'
import { type HistoryKind, historyKinds } from '@thodu/api/contract/history/history-kinds'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { newId } from '@thodu/db'
import { expect, test } from 'vitest'
import { sweepAccounts } from '../../../api/src/accounts/sweep-accounts.ts'
import { startTimer } from '../../../api/src/system/tick.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createVisitWorld } from '../visits/visit-world.ts'

const hour = 3_600_000
const world = useWorld(createVisitWorld)
const caretaker = usePerson(world, 'caretaker', 'Lakshmi Devi')

const wait = async (ms: number) => {
  await world.deps.mailer.settle()
  world.pass(ms)
}
const read = async (booking: { _id: string }, query: Record<string, unknown> = {}, person = world.admin) => {
  await world.deps.mailer.settle()
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return world.call<HistoryEntry[]>(person, 'GET', `/admin/bookings/${booking._id}/history?${search}`)
}
const readAll = async (booking: { _id: string }, kind?: HistoryKind): Promise<HistoryEntry[]> => {
  const filter = kind === undefined ? {} : { kind }
  const entries: HistoryEntry[] = []
  for (let from = 0; ; from += 50) {
    const { body } = await read(booking, { range: [from, from + 49], filter })
    entries.push(...body)
    if (body.length < 50) return entries
  }
}
const whatOf = (entries: readonly HistoryEntry[]) =>
  entries.map((entry) => {
    if (entry.what === 'audited') return entry.action
    if (entry.what === 'mail') return `mail ${entry.template}`
    return 'promise' in entry ? `${entry.what} ${entry.promise}` : entry.what
  })

/** A booking with sessions of one hour every morning from tomorrow on. */
async function planSessions(): Promise<Booking> {
  const booking = await world.bookPackage('physiotherapy', 'monthly')
  await world.assign(world.admin, booking, caretaker)
  const answer = await world.plan(booking, { shifts: [{ code: 'S', start: '09:00', minutes: 60 }] })
  if (answer.status !== 201) throw new Error(answer.text)
  return booking
}
const callAbout = async (booking: Booking, outcome: string) => {
  const sheet = (await world.call<CallCard[]>(world.admin, 'GET', '/admin/call-sheet')).body
  const isOf = (item: CallCard['items'][number]) => item.bookingId === booking._id
  const card = sheet.find(({ items }) => items.some(isOf))
  return world.call(world.admin, 'POST', '/admin/calls', {
    key: card?.key,
    items: card?.items.filter(isOf).map(({ type, _id }) => ({ type, _id })),
    outcome,
    note: 'She asks for mornings',
    clientCallId: newId(),
  })
}

test('the history of a booking is complete, newest first, with person and reason', async () => {
  const booking = await world.book(world.family)
  await wait(hour)
  await callAbout(booking, 'no-answer')
  await wait(hour / 2)
  const message = { bookingId: booking._id, template: 'callMissed', to: 'family', language: 'te' }
  const sent = await world.call<{ _id: string }>(world.admin, 'POST', '/admin/communications', message)
  await world.call(world.admin, 'PUT', `/admin/communications/${sent.body._id}`, { state: 'sent' })
  await wait(8 * hour)
  await startTimer(world.deps)
  const change = async (kind: 'match' | 'verification', body: object) => {
    const [promise] = await selectRows(world, 'promises', ['id'], { subject_id: booking._id, kind })
    expect((await world.call(world.admin, 'PUT', `/admin/promises/${promise?.id}`, body)).status).toBe(200)
  }
  await change('match', { reason: 'no-caretaker', note: 'Two are ill' })
  await change('verification', { hold: { until: '2026-06-12T09:00:00.000Z', reason: 'They asked' } })
  await wait(hour)
  await world.assign(world.admin, booking, caretaker)

  const entries = await readAll(booking)
  expect(whatOf(entries)).toEqual([
    'mail caretakerAssigned',
    'promise_met match',
    'CARETAKER_ASSIGNED',
    'promise_reason match',
    'promise_held verification',
    'promise_broken match',
    'message',
    'promise_met call',
    'call',
    'mail receivedForTeam',
    'mail received',
    'promise_made caregiver',
    'promise_made verification',
    'promise_made match',
    'promise_made call',
    'BOOKING_CREATED',
  ])
  const [mail, met, assigned, reason, , broken, handed, , called, , , made] = entries
  expect(mail).toMatchObject({ kind: 'mail', to: 'family', state: 'sent', by: null })
  expect(met).toMatchObject({ kind: 'promise', isLate: true, by: null, at: world.clock.now.toISOString() })
  expect(assigned).toMatchObject({ kind: 'status', by: 'Meera Iyer', status: 'success' })
  expect(reason).toMatchObject({ by: 'Meera Iyer', reason: 'no-caretaker', note: 'Two are ill' })
  expect(broken?.at).toBe('2026-06-10T12:30:00.000Z')
  const sentByHand = { template: 'callMissed', language: 'te', to: 'family', state: 'sent', by: 'Meera Iyer' }
  expect(handed).toMatchObject(sentByHand)
  expect(called).toMatchObject({ outcome: 'no-answer', direction: 'out', note: 'She asks for mornings' })
  expect(made).toMatchObject({ dueAt: '2026-06-11T06:30:00.000Z', again: false })
  for (const next of [null, caretaker, null]) await world.assign(world.admin, booking, next)
  await world.setStatus(world.admin, booking, 'cancelled')
  const ended = { what: 'promise_ended', promise: 'rematch', by: null, reason: 'cancelled' }
  const again = { what: 'promise_made', promise: 'rematch', again: true }
  expect(await readAll(booking)).toEqual(
    expect.arrayContaining([ended, again].map((entry) => expect.objectContaining(entry))),
  )
})

test('the history is read in pages, by kind and from either end', async () => {
  const booking = await world.book(world.family)
  await callAbout(booking, 'no-answer')
  await world.assign(world.admin, booking, caretaker)
  const whole = await readAll(booking)
  const page = await read(booking, { range: [2, 4] })
  expect(page.body).toEqual(whole.slice(2, 5))
  expect(page.headers.get('Content-Range')).toBe(`history 2-4/${whole.length}`)
  expect((await read(booking, { sort: ['at', 'ASC'], range: [0, 49] })).body).toEqual(whole.toReversed())
  for (const kind of historyKinds)
    expect(await readAll(booking, kind), kind).toEqual(whole.filter((entry) => entry.kind === kind))
  await world.assign(world.admin, booking, null)
})

test('the history omits descriptions, phone numbers and health details', async () => {
  const booking = await world.bookPackage('elderly-care', 'standard', { medications: 'canary-of-health' })
  const patientDetails = { medications: 'another-canary' }
  await world.call(world.admin, 'PUT', `/admin/bookings/${booking._id}`, { patientDetails })
  const { text, body } = await read(booking)
  expect(whatOf(body)).toContain('PATIENT_DETAILS_UPDATED')
  expect(text).not.toMatch(/canary|98765|Booking TH|description|@example/)
})

test('an unknown kind, order or booking is refused', async () => {
  const booking = await world.book(world.family)
  const refusals = [
    await read(booking, { filter: { kind: 'gossip' } }),
    await read(booking, { filter: { booking: booking._id } }),
    await read(booking, { sort: ['by', 'ASC'] }),
    await read({ _id: newId() }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 404])
})

test('a call about a visit is in the history of its booking', async () => {
  world.setClock('2026-06-10')
  const booking = await planSessions()
  await callAbout(booking, 'reached')
  world.setClock('2026-06-11', '09:40')
  const [visit] = await world.visitsOf(booking._id)
  await world.call(world.admin, 'POST', `/admin/visits/${visit?.id}/missed`, { reason: 'Her bus broke down' })
  expect((await callAbout(booking, 'busy')).status).toBe(201)
  const calls = await readAll(booking, 'call')
  expect(calls).toMatchObject([{ outcome: 'busy' }, { outcome: 'reached' }])
  await world.setStatus(world.admin, booking, 'cancelled')
})

test('a sent mail stores only that it was sent', async () => {
  const booking = await world.book(world.family)
  await world.deps.mailer.settle()
  const rows = await selectRows(world, 'outbox_mails', '*', { booking_id: booking._id }, 'template')
  expect(rows.map(({ status, template }) => [status, template])).toEqual([
    ['sent', 'received'],
    ['sent', 'receivedForTeam'],
  ])
  for (const { recipient, subject, text_body, html_body } of rows)
    expect([recipient, subject, text_body, html_body]).toEqual(['', '', '', ''])
})

test('a failed mail stays in the history, and its text for a month', async () => {
  const booking = await world.book(world.family)
  const mails = () => selectRows(world, 'outbox_mails', '*', { booking_id: booking._id })
  const failed = { status: 'failed', text_body: 'canary', next_attempt_at: world.clock.now.toISOString() } as const
  const giveUp = (recipient: string) =>
    updateRows(world, 'outbox_mails', { booking_id: booking._id, template: 'received' }, { ...failed, recipient })
  await world.deps.mailer.settle()
  await giveUp('family@example.in')
  await sweepAccounts(world.deps)
  expect((await mails()).map(({ text_body }) => text_body)).toContain('canary')
  await wait(31 * 24 * hour)
  await sweepAccounts(world.deps)
  expect(JSON.stringify(await mails())).not.toMatch(/canary|family@/)
  const admin = await world.addPerson('admin')
  const { body } = await read(booking, { filter: { kind: 'mail' } }, admin)
  expect(body.map((entry) => (entry.what === 'mail' ? [entry.template, entry.state] : []))).toEqual([
    ['receivedForTeam', 'sent'],
    ['received', 'failed'],
  ])
})
