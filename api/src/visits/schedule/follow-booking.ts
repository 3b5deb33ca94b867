import { isOneOf, type Tx } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import { addDays, dayOfMoment, laterDay, momentOf } from '../../contract/time.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { findBusy, findSendable, isFree } from './caretakers.queries.ts'
import { generateVisits } from './generate-visits.ts'
import { findRoster, type PlannedBooking } from './roster.queries.ts'
import { chooseCaretaker, type RosterPlan } from './roster-days.ts'
import { updateVisits } from './update-visit.ts'

type Booked = PlannedBooking

/**
 * Updates planned visits with their booking (rule VISIT-19). Part of `changeBooking`, so every command does this. A
 * booking without visits is unchanged (rule VISIT-3).
 * @throws ApiError 409 `visit.under_way` when care ends during a visit
 */
export async function followBooking(tx: Tx, before: Booked, after: Booked, at: Date): Promise<void> {
  const isOver = isBinding(before.status) && !isBinding(after.status)
  const isBack = !isBinding(before.status) && isBinding(after.status)
  const isOther = before.assigned_caregiver_id !== after.assigned_caregiver_id
  if (!(isOver || isBack || isOther)) return
  const first = await tx
    .selectFrom('visits')
    .select('id')
    .where('booking_id', '=', after.id)
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  if (isOver) await endVisits(tx, after.id, at)
  if (isBack) await reviveVisits(tx, after.id, at)
  if (isBinding(after.status) && (isOther || isBack)) await passVisits(tx, before.assigned_caregiver_id, after, at)
  if (isBack) await extend(tx, after, at)
}

async function endVisits(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const started = await tx
    .selectFrom('visits')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'started')
    .limit(1)
    .executeTakeFirst()
  if (started) throw conflict('visit.under_way')
  await updateVisits(
    tx,
    (visits) => visits.where('booking_id', '=', bookingId).where('status', '=', 'planned'),
    { status: 'cancelled' },
    at,
  )
}

/** When care continues, its visits ahead are planned again, at first without a caretaker. */
const reviveVisits = (tx: Tx, bookingId: string, at: Date): Promise<number> =>
  updateVisits(
    tx,
    (visits) =>
      visits.where('booking_id', '=', bookingId).where('status', '=', 'cancelled').where('ends_min', '>', momentOf(at)),
    { status: 'planned', caretaker_id: null },
    at,
  )

const withoutRoster: Pick<RosterPlan, 'rules' | 'mode'> = { rules: [], mode: 'visits' }

/**
 * Reassigns planned visits of the previous caretaker, and unassigned ones, to the new caretaker or the one of the
 * roster rule, if free. Otherwise they are unassigned.
 */
async function passVisits(tx: Tx, from: string | null, booking: Booked, at: Date): Promise<void> {
  const to = booking.assigned_caregiver_id
  if (from !== null && from !== to) await endRulesOf(tx, booking.id, from, at)
  const plan = (await findRoster(tx, booking.id))?.plan ?? withoutRoster
  const planned = await tx
    .selectFrom('visits')
    .select(['id', 'caretaker_id', 'service_day', 'code', 'starts_min', 'ends_min'])
    .where('booking_id', '=', booking.id)
    .where('status', '=', 'planned')
    .where('ends_min', '>', momentOf(at))
    .where((eb) =>
      from === null
        ? eb('caretaker_id', 'is', null)
        : eb.or([eb('caretaker_id', 'is', null), eb('caretaker_id', '=', from)]),
    )
    .orderBy('starts_min')
    .execute()
  const wanted = new Map<string, string[]>()
  const people = await findSendable(
    tx,
    [to, ...plan.rules.map(({ caretakerId }) => caretakerId)].filter((id) => id !== null),
  )
  const first = planned[0]
  const last = Math.max(...planned.map(({ ends_min }) => ends_min))
  if (!first) return
  const leaving = new Set(planned.filter(({ caretaker_id }) => caretaker_id !== null).map(({ id }) => id))
  const busy = await findBusy(tx, people.keys(), { from: first.starts_min, until: last, without: leaving })
  for (const visit of planned) {
    const span = { startsMin: visit.starts_min, endsMin: visit.ends_min }
    const chosen = chooseCaretaker(plan, to, visit.code, visit.service_day)
    const isAble = chosen !== null && people.get(chosen)?.isSendable === true && isFree(busy.get(chosen), span)
    if (isAble) busy.get(chosen)?.push(span)
    const key = isAble ? chosen : ''
    wanted.set(key, [...(wanted.get(key) ?? []), visit.id])
  }
  const set = (ids: readonly string[], caretakerId: string | null) =>
    updateVisits(
      tx,
      (visits) => visits.where(isOneOf('id', ids)).where('caretaker_id', 'is distinct from', caretakerId),
      { caretaker_id: caretakerId },
      at,
    )
  await set([...leaving], null)
  for (const [id, ids] of wanted) if (id !== '') await set(ids, id)
}

/** A caretaker who leaves the booking also leaves its roster rules, from today on. */
async function endRulesOf(tx: Tx, bookingId: string, caretakerId: string, at: Date): Promise<void> {
  const today = dayOfMoment(momentOf(at))
  const own = { booking_id: bookingId, caretaker_id: caretakerId }
  await tx
    .deleteFrom('roster_rules')
    .where('booking_id', '=', own.booking_id)
    .where('caretaker_id', '=', own.caretaker_id)
    .where('from_day', '>=', today)
    .execute()
  await tx
    .updateTable('roster_rules')
    .set({ to_day: addDays(today, -1) })
    .where('booking_id', '=', own.booking_id)
    .where('caretaker_id', '=', own.caretaker_id)
    .where((eb) => eb.or([eb('to_day', 'is', null), eb('to_day', '>=', today)]))
    .execute()
}

/** Plans the days ahead, but not those that passed while care was over. */
async function extend(tx: Tx, booking: Booked, at: Date): Promise<void> {
  const roster = await findRoster(tx, booking.id)
  if (!roster) return
  const today = dayOfMoment(momentOf(at))
  await generateVisits(tx, { booking, roster }, { from: laterDay(today, roster.starts_on), now: at })
}
