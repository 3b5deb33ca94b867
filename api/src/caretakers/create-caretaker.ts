import { isUniqueViolation } from '@thodu/db'
import type { z } from 'zod'
import { findAccount, insertAccount } from '../accounts/accounts.queries.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Caretaker, createCaretakerSchema } from '../contract/caretakers/caretakers.schema.ts'
import { findMissingChecks } from '../contract/suggestions/missing-checks.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { storedChecksOf } from '../suggestions/find-candidates.ts'
import { writeProfile } from './profile/update-profile.ts'

/**
 * Creates a caretaker's account and profile in one transaction (rules OFF-12, MATCH-1).
 * @throws ApiError 409 when the email address has an account; 400 for a check in the future
 */
export async function createCaretaker(
  deps: Deps,
  { performer, client }: Caller,
  { name, email, phone, password, serviceTypes, profile }: z.output<typeof createCaretakerSchema>,
): Promise<Caretaker> {
  if (await findAccount(deps.database.read, { email })) throw conflict('auth.email_taken')
  const passwordHash = await deps.passwords.hash(password, client)
  const chosen = [...new Set(serviceTypes)].sort()
  const at = deps.now()
  const { requiredChecks } = deps.config
  const { policeCheckOn = null, idCheckOn = null, referencesOn = null } = profile ?? {}
  const onFile = storedChecksOf({ police_check_on: policeCheckOn, id_check_on: idCheckOn, references_on: referencesOn })
  const account = await deps.database
    .write(async (tx) => {
      const made = await insertAccount(
        tx,
        { email, name, phone, role: 'caretaker', passwordHash, passwordChosenBy: 'office', verified: false },
        at,
      )
      await tx
        .insertInto('caretaker_service_types')
        .values(chosen.map((service_type) => ({ account_id: made.id, service_type })))
        .execute()
      await writeAudit(tx, {
        performer,
        action: 'USER_MANAGEMENT',
        resourceType: 'caretaker',
        resourceId: made.id,
        description: `Created the caretaker ${name} (${email}) for ${chosen.join(', ')}`,
        at,
      })
      if (profile) await writeProfile(tx, { performer }, made, profile, at)
      return made
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'email') ? conflict('auth.email_taken') : error
    })
  return {
    _id: account.id,
    name,
    email,
    phone: account.phone,
    serviceTypes: chosen,
    active: true,
    available: true,
    openBookings: 0,
    capacity: profile?.capacity ?? 1,
    checks: { required: [...requiredChecks], missing: findMissingChecks(requiredChecks, onFile) },
    currentBooking: null,
    completedBookings: 0,
    averageRating: null,
    createdAt: account.created_at,
  }
}
