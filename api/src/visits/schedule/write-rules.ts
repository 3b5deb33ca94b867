import { newId, type Reader, type Tx } from '@thodu/db'
import { texts } from '../../contract/texts.ts'
import type { Day } from '../../contract/time.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest, conflict, wrongField } from '../../http/errors/api-error.ts'
import type { Unchecked } from '../../suggestions/missing-checks.ts'
import { refuseUnsuited } from '../../suggestions/refuse-unsuited.ts'
import { findSendable } from './caretakers.queries.ts'
import { type KnownRule, type MergedRules, mergeRules, type WantedRule } from './merge-rules.ts'
import type { PlannedBooking, StoredRoster } from './roster.queries.ts'

/**
 * Checks rules before they are written.
 * @returns caretakers with missing checks, each once (rule MATCH-8)
 * @throws ApiError 400 for an unknown caretaker or a duplicate rule; 409 for a caretaker who is inactive or excluded
 * for this family
 */
export async function checkRules(
  db: Reader,
  { config }: Pick<Deps, 'config'>,
  booking: PlannedBooking,
  rules: readonly WantedRule[],
): Promise<Unchecked[]> {
  const slots = rules.map(({ code, weekday, from }) => `${code} ${weekday} ${from}`)
  if (new Set(slots).size < slots.length) throw wrongField('rules', texts.roster.ruleTwice)
  const ids = rules.map(({ caretakerId }) => caretakerId).filter((id) => id !== null)
  const people = await findSendable(db, ids)
  const unchecked: Unchecked[] = []
  for (const id of new Set(ids)) {
    const person = people.get(id)
    if (person?.role !== 'caretaker')
      throw badRequest('booking.unknown_caretaker', { rules: texts.assignment.unknownCaretaker })
    if (!person.isSendable) throw conflict('booking.caretaker_inactive')
    const missing = await refuseUnsuited(db, config, { booking, caretakerId: id })
    if (missing.length > 0) unchecked.push({ caretaker: { _id: id, name: person.name }, missing })
  }
  return unchecked
}

/** Merges rules without writing them. */
export function planRules(roster: StoredRoster, rules: readonly WantedRule[], start: Day): MergedRules {
  const known = roster.plan.rules.map((rule, place): KnownRule => ({ ...rule, id: roster.ruleIds[place] ?? '' }))
  return mergeRules(known, rules, start)
}

export const withRules = (roster: StoredRoster, { kept, added }: MergedRules): StoredRoster => ({
  ...roster,
  ruleIds: [...kept.map(({ id }) => id), ...added.map((_, place) => `new-${place + 1}`)],
  plan: { ...roster.plan, rules: [...kept, ...added.map((rule) => ({ ...rule, to: null }))] },
})

export async function writeRules(tx: Tx, bookingId: string, merged: MergedRules): Promise<void> {
  if (merged.removed.length > 0) await tx.deleteFrom('roster_rules').where('id', 'in', merged.removed).execute()
  for (const { id, to } of merged.ended)
    await tx.updateTable('roster_rules').set({ to_day: to }).where('id', '=', id).execute()
  if (merged.added.length > 0)
    await tx
      .insertInto('roster_rules')
      .values(
        merged.added.map(({ code, weekday, caretakerId, from }) => ({
          id: newId(),
          booking_id: bookingId,
          code,
          weekday,
          caretaker_id: caretakerId,
          from_day: from,
          to_day: null,
        })),
      )
      .execute()
}
