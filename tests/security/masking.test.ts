import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { newId } from '@thodu/db'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { writeAudit } from '../../api/src/audit/write-audit.ts'
import { systemPerformer } from '../../api/src/http/actor.ts'
import { createVisitWorld, today } from '../api/visits/visit-world.ts'
import { useWorld } from '../support/use-world.ts'

const world = useWorld(createVisitWorld)
beforeEach(() => world.setClock(today))

const words = 'Her card is 2341 2341 2346, she says'
const masked = 'Her card is XXXX XXXX 2346, she says'
const ahead = { startsAt: '2026-06-13T06:30:00.000Z', endsAt: '2026-06-14T06:30:00.000Z' }

const office = (method: string, path: string, body: unknown) => world.call<unknown>(world.admin, method, path, body)
const addCaretaker = () => world.addPerson('caretaker', 'Lakshmi Devi')
const book = () => world.bookPackage('elderly-care', 'standard')
const post = (path: string, body: unknown) => office('POST', path, body)

async function promiseOf(subject: string, kind: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ subject, kind }))
  const { body } = await world.call<PromiseRecord[]>(world.admin, 'GET', `/admin/promises?filter=${filter}`)
  return body[0]?._id ?? ''
}
const changePromise = async (kind: string, body: unknown) =>
  office('PUT', `/admin/promises/${await promiseOf((await book())._id, kind)}`, body)

async function planConfirmed() {
  const planned = await world.planOne()
  await world.advance(planned.caretaker, planned.booking, 'confirmed')
  world.setClock('2026-06-11', '08:00')
  return planned
}

async function askForCall(additionalNotes: string) {
  const callbackData = { preferredTime: 'morning', additionalNotes }
  const body = { serviceType: 'elderly-care', selectedPackage: 'standard', callbackData }
  return world.call<{ _id: string }>(world.family, 'POST', '/callback', body)
}
const contact = { name: 'Ravi', email: 'ravi@example.in', phone: '', inquiryType: 'general' }
const writeIn = (more: object) => world.call(undefined, 'POST', '/contact', { ...contact, ...more })
async function newestMessage(): Promise<string> {
  await writeIn({ subject: 'Nights', message: 'Is a nurse free?' })
  const { body } = await world.call<{ _id: string }[]>(world.admin, 'GET', '/admin/messages?range=[0,0]')
  return body[0]?._id ?? ''
}

type Site = [column: string, what: string, write: () => Promise<{ status: number; text: string }>]
/** All typed and stored texts, each with its column. */
const sites: Site[] = [
  [
    'time_off.reason',
    'the reason for a caretaker’s time off',
    async () =>
      world.call(await addCaretaker(), 'POST', '/caretaker/time-off', { ...ahead, kind: 'sick', reason: words }),
  ],
  [
    'time_off.reason',
    'the reason for time off that the office enters',
    async () => {
      const { id: caretaker } = await addCaretaker()
      return post('/admin/time-off', { caretaker, ...ahead, kind: 'sick', reason: words })
    },
  ],
  [
    'visits.reason',
    'the reason of the office for skipping a visit',
    async () => post(`/admin/visits/${(await world.planOne()).visit.id}/skip`, { reason: words }),
  ],
  [
    'visits.reason',
    'the reason for a missed visit',
    async () => post(`/admin/visits/${(await world.planOne()).visit.id}/missed`, { reason: words }),
  ],
  [
    'visits.reason',
    'the reason of a family for skipping a visit',
    async () => {
      const { visit } = await world.planOne(5)
      const body = { revision: visit.revision, reason: words }
      return world.call<unknown>(world.family, 'POST', `/visits/${visit.id}/skip`, body)
    },
  ],
  [
    'visits.reason',
    'the reason for a pause',
    async () => {
      const { booking } = await world.planDaily()
      const pause = { from: '2026-06-12', until: '2026-06-13', reason: words }
      return post(`/admin/bookings/${booking._id}/roster/pause`, pause)
    },
  ],
  [
    'visit_events.reason',
    'why the office starts a visit',
    async () => {
      const { visit } = await planConfirmed()
      return post(`/admin/visits/${visit.id}/start`, { reason: words, clientEventId: newId() })
    },
  ],
  [
    'visit_events.reason',
    'why a start is taken back',
    async () => {
      const { visit } = await planConfirmed()
      await post(`/admin/visits/${visit.id}/start`, { reason: 'She rang', clientEventId: newId() })
      return post(`/admin/visits/${visit.id}/undo-start`, { reason: words })
    },
  ],
  [
    'promise_holds.reason',
    'why a promise is held',
    () => changePromise('call', { hold: { until: '2026-06-10T08:00:00.000Z', reason: words } }),
  ],
  ['promises.reason_note', 'what was verified', () => changePromise('verification', { verified: true, reason: words })],
  [
    'communications.reason',
    'why a message goes out',
    async () => {
      const { booking } = await world.planDaily()
      return post('/admin/communications', {
        bookingId: booking._id,
        template: 'replacement',
        to: 'family',
        reason: words,
      })
    },
  ],
  [
    'booking_corrections.reason',
    'why a booking is set right',
    async () => {
      const booking = await book()
      await office('PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
      return post(`/admin/bookings/${booking._id}/step-back`, { reason: words })
    },
  ],
  [
    'booking_assignments.reason',
    'why it is set right without its caretaker',
    async () => {
      const [booking, caretaker] = [await book(), await addCaretaker()]
      await world.assign(world.admin, booking, caretaker)
      await office('PUT', `/admin/bookings/${booking._id}/status`, { status: 'cancelled' })
      await world.assign(world.admin, await book(), caretaker)
      return post(`/admin/bookings/${booking._id}/step-back`, { reason: words })
    },
  ],
  [
    'booking_assignments.reason',
    'the reason for a reassignment',
    async () => {
      const { booking } = await world.planDaily()
      const { id: caretaker } = await addCaretaker()
      return post(`/admin/bookings/${booking._id}/handover`, { caretaker, reason: words })
    },
  ],
  [
    'bookings.cancel_reason',
    'the reason of the office for cancelling',
    async () => office('PUT', `/admin/bookings/${(await book())._id}/status`, { status: 'cancelled', reason: words }),
  ],
  [
    'bookings.patient_details',
    'a detail of a patient',
    async () => {
      await world.bookPackage('elderly-care', 'standard', { additionalNotes: words })
      return { status: 201, text: '' }
    },
  ],
  [
    'caretaker_blocks.reason',
    'the reason for blocking a caretaker',
    async () => {
      const { id: caretaker } = await addCaretaker()
      return post(`/admin/families/${world.family.id}/blocks`, { caretaker, reason: words })
    },
  ],
  [
    'accounts.office_note',
    'what the office notes about a caretaker',
    async () => office('PUT', `/admin/caretakers/${(await addCaretaker()).id}`, { note: words }),
  ],
  ['callbacks.additional_notes', 'what a call is asked for', () => askForCall(words)],
  [
    'callbacks.note',
    'what came of a callback',
    async () => office('PUT', `/admin/callbacks/${(await askForCall('')).body._id}`, { status: 'called', note: words }),
  ],
  ['messages.subject', 'what a message is about', () => writeIn({ subject: words, message: 'Is a nurse free?' })],
  ['messages.message', 'what a message says', () => writeIn({ subject: 'Nights', message: words })],
  [
    'messages.note',
    'what was answered',
    async () => office('PUT', `/admin/messages/${await newestMessage()}`, { status: 'answered', note: words }),
  ],
]

/** How many rows of a column have the masked text, and whether any has the number. */
async function look(place: string): Promise<{ hidden: number; shown: boolean }> {
  const [table = '', column = ''] = place.split('.')
  const query = sql<{ value: string | null }>`select ${sql.ref(column)} as value from ${sql.table(table)}`
  const { rows } = await query.execute(world.deps.database.read)
  const values = rows.map(({ value }) => value ?? '')
  return {
    hidden: values.filter((value) => value.includes(masked)).length,
    shown: values.some((value) => value.includes('2341 2341')),
  }
}

test.each(sites)('%s: an Aadhaar number in %s is masked before it is stored (rule AUD-11)', async (place, _, write) => {
  const before = await look(place)
  const answer = await write()
  expect(answer.status, answer.text).toBeLessThan(300)
  const after = await look(place)
  expect(after.shown).toBe(false)
  expect(after.hidden).toBeGreaterThan(before.hidden)
})

test('the audit log contains no Aadhaar number in its descriptions and changes', async () => {
  const about = { performer: systemPerformer, action: 'ADMIN_ACTION', resourceType: 'system' } as const
  const changes = [{ field: 'status', from: words, to: null }]
  await world.deps.database.write((tx) =>
    writeAudit(tx, { ...about, description: words, changes, at: world.deps.now() }),
  )
  expect(await look('audit_log.description')).toEqual({ hidden: 1, shown: false })
  expect(await look('audit_log.changes')).toEqual({ hidden: 1, shown: false })
  expect((await look('audit_log.search_text')).shown).toBe(false)
})
