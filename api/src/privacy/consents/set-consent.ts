import { readJson, type Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { PatientDetails } from '../../contract/care/patient-detail-names.ts'
import type { Language } from '../../contract/people/languages.ts'
import { noticeVersion, type OnBehalf, type Purpose } from '../../contract/privacy/notice.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { findFamilyAccount, findNewestCare } from './consents.queries.ts'
import { giveConsent, guessBehalf, withdrawConsent } from './give-consent.ts'

/** Opens the erasure request in the same transaction, once per withdrawal of `care`. */
export type CareWithdrawn = (tx: Tx, withdrawal: { accountId: string; caller: Caller; at: Date }) => Promise<void>

export type Change = {
  accountId: string
  purpose: Purpose
  given: boolean
  way: 'site' | 'office' | 'paper'
  version?: string | undefined
  language?: Language | undefined
  onBehalf?: OnBehalf | undefined
}
type Account = Awaited<ReturnType<typeof findFamilyAccount>>

async function findBehalf(tx: Tx, account: Account): Promise<OnBehalf> {
  const care = await findNewestCare(tx, account.id)
  if (!care) return 'self'
  const { patientName = '' } = readJson<PatientDetails>(care.patient_details)
  return guessBehalf({ serviceType: care.service_type, patient: patientName, customer: account.name })
}

/** Updates the preference that senders check (rule PRIV-C5). @returns whether it changed */
async function setPreference(tx: Tx, account: Account, { purpose, given }: Change, at: Date): Promise<boolean> {
  const column = purpose === 'messages' ? 'sms_alerts' : purpose === 'news' ? 'marketing' : undefined
  const wanted = given ? 1 : 0
  if (column === undefined || account[column] === wanted) return false
  await tx
    .updateTable('accounts')
    .set({ [column]: wanted, updated_at: at.toISOString() })
    .where('id', '=', account.id)
    .execute()
  return true
}

async function endDayLinks(tx: Tx, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('day_links')
    .set({ revoked_at: at.toISOString() })
    .where('revoked_at', 'is', null)
    .where('booking_id', 'in', (row) => row.selectFrom('bookings').select('id').where('user_id', '=', accountId))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function change(tx: Tx, caller: Caller, account: Account, asked: Change, at: Date): Promise<boolean> {
  const { purpose, given, way } = asked
  const hasChanged = await setPreference(tx, account, asked, at)
  if (!given) {
    const wasTakenBack = await withdrawConsent(tx, account.id, purpose, at)
    const wasEnded = purpose === 'day-link' && (await endDayLinks(tx, account.id, at))
    return wasTakenBack || wasEnded || hasChanged
  }
  const language = asked.language ?? caller.language ?? account.language ?? 'en'
  const onBehalf = asked.onBehalf ?? (purpose === 'care' ? await findBehalf(tx, account) : 'self')
  const one = { accountId: account.id, purpose, language, onBehalf, way, byId: caller.actor.id }
  return (await giveConsent(tx, one, at)) || hasChanged
}

/**
 * Gives or withdraws one consent; a repeated call changes nothing (rules PRIV-C4, PRIV-C5).
 * @throws ApiError 404 if it is not a customer's account; 409 `privacy.notice_changed` if the screen showed another notice
 */
export const setConsent = (deps: Deps, caller: Caller, asked: Change, careWithdrawn: CareWithdrawn): Promise<void> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const account = await findFamilyAccount(tx, asked.accountId)
    if (asked.given && asked.version !== noticeVersion) throw conflict('privacy.notice_changed')
    if (!(await change(tx, caller, account, asked, at))) return
    if (asked.purpose === 'care' && !asked.given) await careWithdrawn(tx, { accountId: account.id, caller, at })
    await writeAudit(tx, {
      performer: caller.performer,
      action: asked.way === 'site' ? 'SYSTEM_SETTINGS_CHANGED' : 'USER_MANAGEMENT',
      resourceType: 'user',
      resourceId: account.id,
      description: `${asked.given ? `Agreed to the privacy notice ${noticeVersion}` : 'Consent withdrawn'}: ${asked.purpose}, ${asked.way}`,
      at,
    })
  })
