import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { beforeEach, expect, test, vi } from 'vitest'
import { foreignAnswer, noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking, aVisit } from '../../../harness/rows.ts'
import { wire } from '../../../harness/show.tsx'
import { cacheUser, clearSession, clearSignedOut } from '../../app/wire/session.ts'
import { applyQueuedToVisit } from './apply-queued.ts'
import { enqueue, readOutbox, refuseAction } from './outbox.ts'
import { sendNow } from './send-now.ts'
import { sendOutbox, startSending } from './send-outbox.ts'

const start = 'POST /caretaker/visits/{id}/start'
const end = 'POST /caretaker/visits/{id}/end'
const note = 'POST /caretaker/bookings/{id}/notes'
const trouble = 'POST /caretaker/visits/{id}/trouble'
const visits = 'GET /caretaker/visits'
const kavitha = { _id: 'c', name: 'Kavitha', email: 'kavitha@example.in', role: 'caretaker' } as const
const sita = { ...kavitha, _id: 'd', name: 'Sita', email: 'sita@example.in' }
const signIn = (person: typeof kavitha | typeof sita) => {
  localStorage.setItem(TOKEN_KEY, 'a token')
  cacheUser(person)
}
const states = () => readOutbox().map(({ kind, state, why }) => [kind, state, ...(why === undefined ? [] : [why])])
const visit = aVisit()
const started = { ...visit, status: 'started', startedAt: new Date().toISOString() } as const
const done = { ...started, status: 'done', endedAt: new Date().toISOString() } as const
const startPress = { kind: 'start', subject: visit._id, body: {} } as const
const endPress = { kind: 'end', subject: visit._id, body: { note: 'Ate well.' } } as const
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

function age(hours: number): void {
  const list = readOutbox().map((press) => ({ ...press, pressedAt: hoursAgo(hours) }))
  localStorage.setItem('thodu.outbox.c', JSON.stringify(list))
}
beforeEach(() => signIn(kavitha))

test('queued actions are sent in order per visit with the time of the press', async () => {
  enqueue(startPress)
  enqueue({ kind: 'note', subject: 'b', body: { note: 'Fever.' } })
  enqueue(endPress)
  age(3)
  const waiting = readOutbox()
  const order: string[] = []
  wire.answer(start, () => (order.push('start'), started))
  wire.answer(note, () => (order.push('note'), aBooking()))
  wire.answer(end, () => (order.push('end'), done))
  await sendOutbox()
  expect(order).toEqual(['start', 'note', 'end'])
  expect(readOutbox()).toEqual([])
  expect([start, note, end].map((call) => wire.asked(call as typeof start)[0]?.body)).toEqual([
    { clientEventId: waiting[0]?.id, occurredAt: waiting[0]?.pressedAt, sentAt: expect.any(String) },
    { clientEventId: waiting[1]?.id, occurredAt: waiting[1]?.pressedAt, sentAt: expect.any(String), note: 'Fever.' },
    { clientEventId: waiting[2]?.id, occurredAt: waiting[2]?.pressedAt, sentAt: expect.any(String), note: 'Ate well.' },
  ])
})

test('the same action twice is one, with the newest text', async () => {
  enqueue(endPress)
  enqueue({ ...endPress, body: { note: 'Ate very well.' } })
  expect(readOutbox()).toHaveLength(1)
  expect(readOutbox()[0]?.body).toEqual({ note: 'Ate very well.' })
  for (const text of ['One', 'One']) enqueue({ kind: 'note', subject: 'b', body: { note: text } })
  expect(readOutbox()).toHaveLength(3)
})

test.each([
  ['no line', noConnection],
  ['a server that is busy', refuse('server.busy', 503)],
  ['a server that fails', refuse('server.failed', 500)],
  ['too many', refuse('request.too_many', 429)],
  ['the login page of a network, 403', foreignAnswer(403)],
  ['the login page of a network, 404', foreignAnswer(404)],
  ['the login page of a network, 405', foreignAnswer(405)],
  ['too slow', refuse('request.timeout', 408)],
  ['a session that has died', refuse('auth.not_authenticated', 401)],
  ['a second step that is due', refuse('auth.factor_missing', 403)],
])('an action waits after: %s', async (_, answer) => {
  enqueue(startPress)
  wire.answer(start, answer)
  await sendOutbox()
  expect(states()).toEqual([['start', 'waiting']])
})

test('an action is dropped when its result is already stored, else shown as refused', async () => {
  enqueue(startPress)
  wire.answer(start, refuse('visit.already_started', 409))
  wire.answer(visits, [started])
  await sendOutbox()
  expect(readOutbox()).toEqual([])
  enqueue(startPress)
  wire.answer(visits, [{ ...visit, status: 'cancelled' }])
  await sendOutbox()
  expect(states()).toEqual([['start', 'refused', 'This visit has been started already.']])
})

test('a refusal stops the later actions of its visit only', async () => {
  enqueue(startPress)
  enqueue(endPress)
  enqueue({ kind: 'note', subject: 'b', body: { note: 'Fever.' } })
  wire.answer(start, refuse('request.not_found', 404))
  wire.answer(note, aBooking())
  await sendOutbox()
  await sendOutbox()
  expect(states().map(([kind, state]) => [kind, state])).toEqual([
    ['start', 'refused'],
    ['end', 'waiting'],
  ])
  expect(wire.asked(start)).toHaveLength(1)
})

test('an incident is sent first, also after a refused start', async () => {
  enqueue(startPress)
  enqueue({ kind: 'trouble', subject: visit._id, body: { kind: 'fall', text: 'In the bath' } })
  const order: string[] = []
  wire.answer(start, () => (order.push('start'), refuse('request.not_found', 404)))
  wire.answer(trouble, () => (order.push('trouble'), { kind: 'fall' as const, occurredAt: new Date().toISOString() }))
  await sendOutbox()
  expect(order).toEqual(['trouble', 'start'])
  enqueue({ kind: 'trouble', subject: visit._id, body: { kind: 'unwell' } })
  await sendOutbox()
  expect(wire.asked(trouble)).toHaveLength(2)
  expect(states().map(([kind, state]) => [kind, state])).toEqual([['start', 'refused']])
})

test('an action that is too old is refused with that reason', async () => {
  enqueue(startPress)
  age(50)
  wire.answer(start, refuse('request.invalid', 400, { errors: { occurredAt: 'Please enter a time.' } }))
  await sendOutbox()
  expect(states()).toEqual([['start', 'refused', 'too-old']])
})

test('a refusal right after the press is shown and not queued', async () => {
  wire.answer(start, refuse('visit.too_early', 409))
  wire.answer(visits, [visit])
  await expect(sendNow(startPress)).rejects.toMatchObject({ status: 409 })
  expect(readOutbox()).toEqual([])
})

test('texts are deleted after three days, actions after seven', () => {
  enqueue(endPress)
  enqueue({ kind: 'note', subject: 'b', body: { note: 'Fever.' } })
  age(73)
  expect(readOutbox().map(({ kind, body }) => [kind, body])).toEqual([['end', {}]])
  age(7 * 24 + 1)
  expect(readOutbox()).toEqual([])
})

test('outdated texts are deleted from the storage by any later user', async () => {
  enqueue({ kind: 'note', subject: 'b', body: { note: 'Fever.' } })
  age(73)
  signIn(sita)
  startSending()()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Fever.')
})

test('queued actions survive an expired session of the same account, and are deleted by a sign-out', async () => {
  enqueue(startPress)
  clearSession()
  expect(readOutbox()).toEqual([])
  signIn(sita)
  await sendOutbox()
  expect(readOutbox()).toEqual([])
  expect(wire.asked(start)).toEqual([])
  clearSignedOut()
  signIn(kavitha)
  expect(states()).toEqual([['start', 'waiting']])
  clearSignedOut()
  signIn(kavitha)
  expect(readOutbox()).toEqual([])
})

test('a full storage does not lose the action', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  wire.answer(start, started)
  await sendNow(startPress)
  full.mockRestore()
  expect(wire.asked(start)).toHaveLength(1)
  expect(readOutbox()).toEqual([])
})

test('a visit is shown as its queued actions leave it', () => {
  const start = enqueue(startPress)
  const end = enqueue(endPress)
  expect(applyQueuedToVisit(visit, [start, end])).toMatchObject({
    status: 'done',
    startedAt: start.pressedAt,
    endedAt: end.pressedAt,
  })
  expect(applyQueuedToVisit({ ...visit, _id: 'another' }, [start, end]).status).toBe('planned')
  refuseAction(start.id, '')
})
