import { type AccountRow, spellName, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { findAccount } from '../accounts/accounts.queries.ts'
import { refuseBoundCaretaker } from '../accounts/refusals.ts'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { updateCaretakerSchema } from '../contract/caretakers/caretakers.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { endSessions } from '../sessions/sessions.ts'
import { openVisitsOf } from '../visits/schedule/open-visits.ts'

type Input = z.output<typeof updateCaretakerSchema>

async function replaceServiceTypes(tx: Tx, id: string, chosen: readonly string[]): Promise<void> {
  await tx.deleteFrom('caretaker_service_types').where('account_id', '=', id).execute()
  await tx
    .insertInto('caretaker_service_types')
    .values(chosen.map((service_type) => ({ account_id: id, service_type })))
    .execute()
}

const readServiceTypes = async (tx: Tx, id: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('caretaker_service_types')
    .select('service_type')
    .where('account_id', '=', id)
    .orderBy('service_type')
    .execute()
  return rows.map(({ service_type }) => service_type)
}

/** An inactive caretaker keeps the first day of inactivity. */
function merge(before: AccountRow, given: Input, at: string) {
  const keptInactive = given.active === undefined ? before.inactive_at : (before.inactive_at ?? at)
  return {
    name: given.name ?? before.name,
    search_name: spellName(given.name ?? before.name),
    phone: given.phone ?? before.phone,
    office_note: given.note === undefined ? before.office_note : given.note || null,
    inactive_at: given.active === true ? null : keptInactive,
  }
}

const describe = (account: AccountRow, types: string[]) => ({
  name: account.name,
  phone: account.phone,
  active: account.inactive_at === null,
  serviceTypes: types,
  note: account.office_note,
})

/**
 * Edits a caretaker, or makes one inactive or active (rule OFF-21). An inactive caretaker is signed out, cannot sign in
 * and gets no assignments; the history stays.
 * @throws ApiError 404; 409 while the caretaker has an open booking
 */
export const updateCaretaker = (
  deps: Deps,
  { performer }: Caller,
  { id, ...given }: { id: string } & Input,
): Promise<void> =>
  deps.database.write(async (tx) => {
    const before = await findAccount(tx, { id })
    if (before?.role !== 'caretaker') throw notFound()
    const at = deps.now()
    if (given.active === false && before.inactive_at === null) await refuseBoundCaretaker(tx, before)
    const typesBefore = await readServiceTypes(tx, id)
    const types = given.serviceTypes === undefined ? typesBefore : [...new Set(given.serviceTypes)].sort()
    const after = await tx
      .updateTable('accounts')
      .set({ ...merge(before, given, at.toISOString()), updated_at: at.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (given.serviceTypes !== undefined) await replaceServiceTypes(tx, id, types)
    if (after.inactive_at !== null) await endSessions(tx, { accountId: id }, at)
    if (after.inactive_at !== null && before.inactive_at === null) await openVisitsOf(tx, performer, after, at)
    const changes = listChanges(describe(before, typesBefore), describe(after, types))
    if (changes.length === 0) return
    await writeAudit(tx, {
      performer,
      action: 'USER_MANAGEMENT',
      resourceType: 'caretaker',
      resourceId: id,
      description: `Changed the caretaker ${after.name} (${after.email}): ${changes.map(({ field }) => field).join(', ')}`,
      changes,
      at,
    })
  })
