import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { MoveOptions } from '@thodu/api/contract/visits/visits.schema'
import { type AuditRow, newId, type Reader, readJson, type VisitRow } from '@thodu/db'
import { startTimer } from '../../../api/src/system/tick.ts'
import { selectRows } from '../../support/rows.ts'
import type { Person } from '../../support/world.ts'
import type { VisitWorld } from '../visits/visit-world.ts'

const minute = 60_000

type Life = {
  booking: Booking
  caretaker: Person
  relief: Person
  callAbout: (outcome: string) => Promise<unknown>
}

/** Random numbers that repeat for the same seed, so that a failure can be reproduced. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
}

/** Actions that can happen to a booking. Many are refused, and refusals are recorded too. */
function createDeeds(
  world: VisitWorld,
  { booking, caretaker, relief, callAbout }: Life,
  random: (below: number) => number,
) {
  const { admin, family } = world
  const now = () => Math.floor(world.clock.now.getTime() / minute)
  const post = (person: Person, path: string, body: unknown = {}) => world.call<unknown>(person, 'POST', path, body)
  const put = (path: string, body: unknown) => world.call<unknown>(admin, 'PUT', path, body)
  const visitWhere = async (fits: (visit: VisitRow) => boolean) => (await world.visitsOf(booking._id)).find(fits)
  const ahead = (hours: number) => (visit: VisitRow) =>
    visit.status === 'planned' && visit.starts_min > now() + hours * 60
  const promises = () => selectRows(world, 'promises', '*', { subject_id: booking._id })
  const step = () => ({ reason: 'She rang', clientEventId: newId() })
  const pass = (minutes: number) => world.pass(minutes * minute)
  /** Moves the clock ten minutes into the next visit, so that actions during a visit can succeed. */
  async function nextVisit() {
    const visit = await visitWhere(ahead(0))
    if (visit) world.clock.now = new Date((visit.starts_min + 20) * minute)
    return visit
  }
  return [
    () => callAbout(['no-answer', 'busy', 'reached'][random(3)] ?? 'busy'),
    () => post(admin, '/admin/communications', { bookingId: booking._id, template: 'callMissed', to: 'family' }),
    async () => {
      const open = (await promises()).find((promise) => promise.met_at === null && promise.broken_noted_at === null)
      const until = new Date(world.clock.now.getTime() + 90 * minute).toISOString()
      return put(`/admin/promises/${open?.id}`, { hold: { until, reason: 'They asked for the evening' } })
    },
    async () => {
      const broken = (await promises()).find((promise) => promise.broken_noted_at !== null)
      return put(`/admin/promises/${broken?.id}`, { reason: 'our-delay' })
    },
    async () => {
      const check = (await promises()).find((promise) => promise.kind === 'verification')
      return put(`/admin/promises/${check?.id}`, { verified: true, reason: 'Papers seen' })
    },
    () => world.advance(caretaker, booking, ['confirmed', 'active'][random(2)] ?? 'active'),
    async () => {
      const id = (await nextVisit())?.id
      await post(admin, `/admin/visits/${id}/start`, step())
      pass(3)
      await post(admin, `/admin/visits/${id}/undo-start`, { reason: 'By mistake' })
    },
    async () => {
      const visit = await nextVisit()
      return post(caretaker, `/caretaker/visits/${visit?.id}/start`, { clientEventId: newId() })
    },
    async () => {
      const started = await visitWhere(({ status }) => status === 'started')
      return post(admin, `/admin/visits/${started?.id}/end`, step())
    },
    async () => post(admin, `/admin/visits/${(await visitWhere(ahead(1)))?.id}/skip`, { reason: 'In hospital' }),
    async () => post(admin, `/admin/visits/${(await nextVisit())?.id}/missed`, { reason: 'Her bus broke down' }),
    async () => post(admin, `/admin/visits/${(await nextVisit())?.id}/replace`, { caretaker: relief.id }),
    async () => post(family, `/visits/${(await nextVisit())?.id}/not-here`),
    async () => {
      const visit = await visitWhere(ahead(1))
      const startsAt = new Date(((visit?.starts_min ?? 0) + 15 * (1 + random(3))) * minute).toISOString()
      return put(`/admin/visits/${visit?.id}`, { startsAt, revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(1))
      return put(`/admin/visits/${visit?.id}`, { caretaker: relief.id, revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(25))
      return post(family, `/visits/${visit?.id}/skip`, { revision: visit?.revision })
    },
    async () => {
      const visit = await visitWhere(ahead(49))
      const day = visit?.service_day
      const { body } = await world.call<MoveOptions>(family, 'GET', `/visits/${visit?.id}/options?day=${day}`)
      const startsAt = body.options?.at(random(body.options.length || 1))?.startsAt
      return post(family, `/visits/${visit?.id}/move`, { startsAt, revision: visit?.revision })
    },
    () => post(caretaker, `/caretaker/bookings/${booking._id}/notes`, { note: 'Walked ten steps' }),
    () => put(`/admin/bookings/${booking._id}`, { patientDetails: { city: `Ward ${random(50)}` } }),
    () => world.assign(admin, booking, random(2) === 0 ? null : caretaker),
  ]
}

/** Runs all actions for several days in an order that the seed decides, moving the clock between them. */
export async function liveOn(world: VisitWorld, life: Life, seed: number): Promise<void> {
  const random = createRandom(seed)
  const deeds = createDeeds(world, life, random)
  for (let count = 0; count < 80; count += 1) {
    await deeds[random(deeds.length)]?.()
    await world.deps.mailer.settle()
    world.clock.now = new Date(world.clock.now.getTime() + (1 + random(40)) * minute)
    await startTimer(world.deps)
  }
  for (const { id, status } of await world.visitsOf(life.booking._id)) {
    if (status !== 'started') continue
    const step = { reason: 'She rang', clientEventId: newId() }
    await world.call<unknown>(world.admin, 'POST', `/admin/visits/${id}/end`, step)
  }
}

async function readRows(db: Reader, bookingId: string) {
  const visits = await db.selectFrom('visits').selectAll().where('booking_id', '=', bookingId).execute()
  const visitIds = visits.map(({ id }) => id)
  const items = await db.selectFrom('call_items').selectAll().execute()
  const about = new Set([bookingId, ...visitIds])
  const promises = await db.selectFrom('promises').selectAll().where('subject_id', '=', bookingId).execute()
  const holds = await db.selectFrom('promise_holds').selectAll().execute()
  return {
    visits,
    events: (await db.selectFrom('visit_events').selectAll().execute()).filter((row) =>
      visitIds.includes(row.visit_id),
    ),
    calls: new Set(items.filter(({ subject_id }) => about.has(subject_id)).map(({ call_id }) => call_id)),
    messages: await db.selectFrom('communications').selectAll().where('booking_id', '=', bookingId).execute(),
    promises,
    holds: holds.filter(({ promise_id }) => promises.some(({ id }) => id === promise_id)),
    mails: await db.selectFrom('outbox_mails').selectAll().where('booking_id', '=', bookingId).execute(),
    log: await db.selectFrom('audit_log').selectAll().where('resource_id', '=', bookingId).execute(),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

/** History kinds that other tables already provide for an audit row; empty when only the audit log has them. */
function kindsElsewhere(row: AuditRow, { visits, messages, promises, holds }: Rows): string[] {
  if (row.status !== 'success') return []
  const fields = readJson<AuditChange[]>(row.changes).map(({ field }) => field)
  const isSame = (at: string | null, by: string | null) => at === row.created_at && by === row.actor_id
  if (fields.includes('visit') || fields.includes('absentReportedAt')) return ['visit']
  const replaced = visits.some((visit) => visit.origin_kind === 'replacement' && visit.created_at === row.created_at)
  if (fields.includes('visitCaretaker') && replaced) return ['visit']
  if (row.action !== 'STATUS_UPDATE') return []
  if (fields.length === 0) return messages.some((sent) => isSame(sent.created_at, sent.by_id)) ? ['message'] : []
  if (fields[0] === 'dueAt') return holds.some((held) => isSame(held.created_at, held.by_id)) ? ['promise'] : []
  if (fields[0] === 'reason' || fields[0] === 'metAt')
    return promises.some((promise) => isSame(promise.reason_at, promise.reason_by)) ? ['promise'] : []
  return []
}

/** The expected history of a booking, each event once, computed from the raw rows. */
export async function recount(db: Reader, bookingId: string) {
  const rows = await readRows(db, bookingId)
  const { visits, promises } = rows
  const planned = visits.filter((visit) => visit.origin_visit_id === null)
  const isMovedAway = (id: string, moves: number) =>
    visits.some((next) => next.origin_visit_id === id && next.origin_kind === 'moved' && next.moves > moves)
  const closed = visits.filter(
    (visit) => (visit.status === 'missed' || visit.status === 'skipped') && !isMovedAway(visit.id, visit.moves),
  )
  type Found = readonly { id: string }[]
  const idsOf = (source: string, found: Found) => found.map(({ id }) => `${source}:${id}`)
  const visitsWhere = (source: string, fits: (visit: VisitRow) => boolean) => idsOf(source, visits.filter(fits))
  const promisesWhere = (source: string, column: 'met_at' | 'broken_noted_at' | 'reason_at') =>
    idsOf(
      `promise_${source}`,
      promises.filter((promise) => promise[column] !== null),
    )
  const cancelled = visits.filter(({ status }) => status === 'cancelled').map((visit) => visit.updated_at)
  const ended = promises.filter((promise) => promise.void_at !== null || promise.closed_at !== null)
  const ids = [
    ...idsOf(
      'audit',
      rows.log.filter((row) => kindsElsewhere(row, rows).length === 0),
    ),
    ...idsOf('visit_event', rows.events),
    ...visitsWhere('visit_absent', (visit) => visit.absent_reported_at !== null),
    ...idsOf('visit_closed', closed),
    ...visitsWhere('visit_follows', (visit) => visit.origin_visit_id !== null),
    ...[...new Set(planned.map((visit) => visit.created_at))].map((at) => `visits_planned:${at}`),
    ...[...new Set(cancelled)].map((at) => `visits_cancelled:${at}`),
    ...[...rows.calls].map((id) => `call:${id}`),
    ...idsOf('message', rows.messages),
    ...idsOf('promise_made', promises),
    ...promisesWhere('met', 'met_at'),
    ...promisesWhere('broken', 'broken_noted_at'),
    ...idsOf('promise_ended', ended),
    ...promisesWhere('reason', 'reason_at'),
    ...idsOf('promise_held', rows.holds),
    ...idsOf('mail', rows.mails),
  ]
  const toldElsewhere = rows.log.flatMap((row) => {
    const kinds = kindsElsewhere(row, rows)
    return kinds.length === 0 ? [] : [{ at: row.created_at, by: row.user_name, kinds }]
  })
  return { ids: ids.toSorted(), planned: planned.length, toldElsewhere }
}
