import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { findAccount } from '../../accounts/accounts.queries.ts'
import { listChanges, writeAudit } from '../../audit/write-audit.ts'
import { bindingStatuses } from '../../contract/care/booking-status.ts'
import { toMinuteHours } from '../../contract/suggestions/caretaker-profile.ts'
import type { CaretakerProfile, updateCaretakerProfileSchema } from '../../contract/suggestions/profiles.schema.ts'
import { texts } from '../../contract/texts.ts'
import { dayInCity } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { badRequest, conflict, notFound } from '../../http/errors/api-error.ts'
import { meetVerificationsOf } from '../../promises/keep-verification.ts'
import { findProfile, knownLanguages } from './find-profile.ts'

type Input = z.output<typeof updateCaretakerProfileSchema>

function merge(before: CaretakerProfile, given: Input): CaretakerProfile {
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const merged: CaretakerProfile = { ...before, ...told }
  const hours = merged.hours.toSorted((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1))
  return { ...merged, hours, languages: knownLanguages(merged.languages) }
}

/** @throws ApiError 400 for a check or a first year of work in the future */
function refuseAhead(given: Input, today: string): void {
  const errors: [field: string, error: string][] = (['policeCheckOn', 'idCheckOn', 'referencesOn'] as const)
    .filter((check) => (given[check] ?? '') > today)
    .map((check): [string, string] => [check, texts.caretakerProfile.checkAhead])
  if ((given.worksSince ?? 0) > Number(today.slice(0, 4))) errors.push(['worksSince', texts.caretakerProfile.wrongYear])
  if (errors.length > 0) throw badRequest('request.invalid', Object.fromEntries(errors))
}

/** @throws ApiError 409 when the caretaker has more open bookings than the new capacity */
async function refuseTooFew(tx: Tx, id: string, capacity: number): Promise<void> {
  const open = await tx
    .selectFrom('bookings')
    .select('seq')
    .where('assigned_caregiver_id', '=', id)
    .where('status', 'in', bindingStatuses)
    .execute()
  if (open.length > capacity) throw conflict('caretaker.capacity_in_use')
}

async function storeProfile(tx: Tx, id: string, profile: CaretakerProfile): Promise<void> {
  const columns = {
    gender: profile.gender,
    home_pincode: profile.homePincode,
    weekly_off: profile.weeklyOff,
    max_week_minutes: profile.maxWeekMinutes,
    night_ok: profile.nightOk ? 1 : 0,
    capacity: profile.capacity,
    police_check_on: profile.policeCheckOn,
    id_check_on: profile.idCheckOn,
    references_on: profile.referencesOn,
    training: profile.training || null,
    works_since: profile.worksSince,
  } as const
  await tx
    .insertInto('caretaker_profiles')
    .values({ account_id: id, ...columns })
    .onConflict((row) => row.column('account_id').doUpdateSet(columns))
    .execute()
  await tx.deleteFrom('caretaker_languages').where('account_id', '=', id).execute()
  await tx.deleteFrom('caretaker_hours').where('account_id', '=', id).execute()
  for (const language of profile.languages)
    await tx.insertInto('caretaker_languages').values({ account_id: id, language }).execute()
  for (const { weekday, fromMin, toMin } of profile.hours.map(toMinuteHours))
    await tx
      .insertInto('caretaker_hours')
      .values({ account_id: id, weekday, from_min: fromMin, to_min: toMin })
      .execute()
}

/**
 * Stores a caretaker's profile in the caller's transaction (rule MATCH-1).
 * @throws ApiError 400 for a check in the future; 409 when the capacity is below the open bookings
 */
export async function writeProfile(
  tx: Tx,
  { performer }: Pick<Caller, 'performer'>,
  { id, name }: { id: string; name: string },
  given: Input,
  at: Date,
): Promise<void> {
  refuseAhead(given, dayInCity(at))
  const before = await findProfile(tx, id)
  const after = merge(before, given)
  if (after.capacity < before.capacity) await refuseTooFew(tx, id, after.capacity)
  await storeProfile(tx, id, after)
  await meetVerificationsOf(tx, id, at)
  const changes = listChanges(before, after)
  if (changes.length === 0) return
  await writeAudit(tx, {
    performer,
    action: 'USER_MANAGEMENT',
    resourceType: 'caretaker',
    resourceId: id,
    description: `Changed the profile of ${name}: ${changes.map(({ field }) => field).join(', ')}`,
    changes,
    at,
  })
}

/** An admin edits a profile. @throws ApiError 404; 400 and 409 as `writeProfile` */
export const updateCaretakerProfile = (
  deps: Deps,
  caller: Caller,
  { id, ...given }: { id: string } & Input,
): Promise<void> =>
  deps.database.write(async (tx) => {
    const account = await findAccount(tx, { id })
    if (account?.role !== 'caretaker') throw notFound()
    await writeProfile(tx, caller, account, given, deps.now())
  })
