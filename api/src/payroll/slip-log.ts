import type { Reader } from '@thodu/db'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import type { Month } from '../contract/payroll/pay-rules.ts'
import type { OfficePayBook } from '../contract/payroll/payroll.schema.ts'
import type { Language } from '../contract/people/languages.ts'

export const slipChanges = (month: Month, language: Language): AuditChange[] => [
  { field: 'slip', from: null, to: month },
  { field: 'language', from: null, to: language },
]

/**
 * Finds when an admin last opened the slip of a month in WhatsApp. The audit log is its only record: the record of messages
 * belongs to bookings (rule PAY-10).
 */
export async function findOpenedSlip(
  db: Reader,
  caretaker: string,
  month: Month,
): Promise<OfficePayBook['slipOpened']> {
  const [opened] = slipChanges(month, 'en')
  const row = await db
    .selectFrom('audit_log')
    .select(['created_at as at', 'user_name as by'])
    .where('resource_id', '=', caretaker)
    .where('action', '=', 'ADMIN_ACTION')
    .where('status', '=', 'success')
    .where('changes', 'like', `[${JSON.stringify(opened)},%`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
