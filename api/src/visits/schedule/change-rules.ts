import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import type { ChangedRoster, pauseRosterSchema, rosterRulesSchema } from '../../contract/roster/roster.schema.ts'
import { texts } from '../../contract/texts.ts'
import { addDays, dayOfMoment, isRealDay, momentOf } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongField } from '../../http/errors/api-error.ts'
import { auditChecks, type Unchecked } from '../../suggestions/missing-checks.ts'
import { auditRoster } from './audit-roster.ts'
import { findSendable } from './caretakers.queries.ts'
import { findWarnings } from './find-warnings.ts'
import { generateVisits } from './generate-visits.ts'
import type { WantedRule } from './merge-rules.ts'
import { endPause, planPause, skipPaused } from './plan-pause.ts'
import { readPlanned } from './read-plan-basis.ts'
import { findRoster, type PlannedBooking, type StoredRoster } from './roster.queries.ts'
import { toRoster } from './roster-wire.ts'
import { checkRules, planRules, writeRules } from './write-rules.ts'

/** Increases the revision and updates visits. */
async function follow(
  tx: Tx,
  caller: Caller,
  booking: PlannedBooking,
  at: Date,
  unchecked: readonly Unchecked[] = [],
): Promise<{ answer: ChangedRoster; roster: StoredRoster }> {
  await tx
    .updateTable('rosters')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: at.toISOString() }))
    .where('booking_id', '=', booking.id)
    .execute()
  const changed = await findRoster(tx, booking.id)
  if (!changed) throw conflict('roster.missing')
  const plan = await generateVisits(tx, { booking, roster: changed }, { from: dayOfMoment(momentOf(at)), now: at })
  const roster = { ...changed, generated_until: plan.until }
  const ruled = roster.plan.rules.map(({ caretakerId }) => caretakerId).filter((id) => id !== null)
  const people = new Map([...(await findSendable(tx, ruled)), ...plan.people])
  const { refused, visits, replaced: without } = plan
  const about = { bookingId: booking.id, people, refused, without, unchecked, language: caller.language }
  const answer = {
    roster: toRoster(roster, people),
    changed: plan.added.length + plan.changed.length + plan.removed.length,
    open: visits.filter(({ caretakerId }) => caretakerId === null).length,
    warnings: await findWarnings(tx, visits, about),
  }
  return { answer, roster }
}

/**
 * Sets caretakers by weekday from a day on; earlier days remain (rule VISIT-13).
 * @throws ApiError 400 for an unknown caretaker or an invalid day; 404; 409 when care is over or no roster exists
 */
export const setRosterRules = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof rosterRulesSchema> },
): Promise<ChangedRoster> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const { booking, roster } = await readPlanned(tx, id)
    if (given.rules.some(({ from }) => !isRealDay(from))) throw wrongField('from', texts.details.invalidDate)
    const rules = given.rules.map(
      ({ code, weekday, caretaker, from }): WantedRule => ({ code, weekday, caretakerId: caretaker, from }),
    )
    const unchecked = await checkRules(tx, deps, booking, rules)
    await writeRules(tx, id, planRules(roster, rules, dayOfMoment(momentOf(at))))
    const done = await follow(tx, caller, booking, at, unchecked)
    const description = 'caretakers by weekday changed'
    const changes = auditChecks(unchecked)
    await auditRoster(tx, caller, booking, { description, roster: done.roster, changes, at })
    return done.answer
  })

/**
 * Ends a pause yesterday, or removes it before its start, and plans visits ahead again (rule VISIT-9). A repeated call
 * changes nothing.
 * @throws ApiError 404; 409 when care is over or no roster exists
 */
export const resumeRoster = (deps: Deps, caller: Caller, { id }: { id: string }): Promise<ChangedRoster> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const { booking, roster } = await readPlanned(tx, id)
    const before = roster.plan.pause
    const yesterday = addDays(dayOfMoment(momentOf(at)), -1)
    if (before === null || (before.until !== null && before.until <= yesterday))
      return (await follow(tx, caller, booking, at)).answer
    const isBegun = before.from <= yesterday
    await tx
      .updateTable('rosters')
      .set(isBegun ? { pause_until: yesterday } : { pause_from: null, pause_until: null })
      .where('booking_id', '=', id)
      .execute()
    await endPause(tx, id, before, { from: before.from, until: yesterday }, at)
    const done = await follow(tx, caller, booking, at)
    await auditRoster(tx, caller, booking, { description: 'pause ended', roster: done.roster, at })
    return done.answer
  })

/**
 * Pauses visits, such as during a hospital stay: they are skipped free of charge, and a counted package is extended
 * (rule VISIT-9).
 * @throws ApiError 400 for days in the past; 404; 409 when care is over or no roster exists
 */
export const pauseRoster = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof pauseRosterSchema> },
): Promise<ChangedRoster> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const { booking, roster } = await readPlanned(tx, id)
    const today = dayOfMoment(momentOf(at))
    const pause = planPause(roster.plan, { from: given.from, until: given.until ?? null }, today)
    await tx
      .updateTable('rosters')
      .set({ pause_from: pause.from, pause_until: pause.until, ends_on: pause.endsOn })
      .where('booking_id', '=', id)
      .execute()
    await endPause(tx, id, roster.plan.pause, pause, at)
    const skipped = await skipPaused(tx, id, pause, { reason: given.reason, at })
    const done = await follow(tx, caller, booking, at)
    const description = `no visits from ${pause.from} to ${pause.until ?? 'further notice'}, ${skipped} skipped`
    const changes = [{ field: 'reason', from: null, to: given.reason }]
    await auditRoster(tx, caller, booking, { description, roster: done.roster, changes, at })
    return { ...done.answer, changed: done.answer.changed + skipped }
  })
