import type { ConsentRow, Reader } from '@thodu/db'
import type { Consents, ConsentsForOffice } from '../../contract/privacy/consents.schema.ts'
import { noticeDay, noticeVersion, purposes } from '../../contract/privacy/notice.ts'
import { notFound } from '../../http/errors/api-error.ts'

const most = 200

/** Finds a customer. @throws ApiError 404 */
export async function findFamilyAccount(db: Reader, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'language', 'sms_alerts', 'marketing'])
    .where('id', '=', accountId)
    .where('role', '=', 'user')
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw notFound()
  return account
}

const selectRows = (db: Reader, accountId: string): Promise<ConsentRow[]> =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Shows whether we care for a patient, and for whom. */
export const findNewestCare = (db: Reader, accountId: string) =>
  db
    .selectFrom('bookings')
    .select(['service_type', 'patient_details'])
    .where('user_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

const hasLiveLinks = async (db: Reader, accountId: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('day_links')
    .innerJoin('bookings', 'bookings.id', 'day_links.booking_id')
    .select('day_links.id')
    .where('bookings.user_id', '=', accountId)
    .where('day_links.revoked_at', 'is', null)
    .where('day_links.expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reads current consents and their history (rule PRIV-C4). @throws ApiError 404 if it is not a customer's account */
export async function readConsents(db: Reader, accountId: string, now: Date): Promise<Consents> {
  const account = await findFamilyAccount(db, accountId)
  const rows = await selectRows(db, accountId)
  const isActive = (purpose: string) => rows.some((row) => row.purpose === purpose && row.withdrawn_at === null)
  const isGiven = {
    care: isActive('care'),
    // Senders check these settings (rule PRIV-C5).
    messages: account.sms_alerts === 1,
    news: account.marketing === 1,
    'day-link': isActive('day-link') || (await hasLiveLinks(db, accountId, now)),
  }
  const hasAnswered = rows.some((row) => row.purpose === 'care' && row.notice_version === noticeVersion)
  return {
    version: noticeVersion,
    day: noticeDay,
    asks: !hasAnswered && (await findNewestCare(db, accountId)) !== undefined,
    boxes: purposes.map((purpose) => {
      const row = rows.find((one) => one.purpose === purpose && one.withdrawn_at === null)
      const newest = row ?? rows.find((one) => one.purpose === purpose)
      return {
        purpose,
        isGiven: isGiven[purpose],
        version: newest?.notice_version ?? null,
        givenAt: newest?.given_at ?? null,
        withdrawnAt: newest?.withdrawn_at ?? null,
      }
    }),
    history: rows.map((row) => ({
      _id: row.id,
      purpose: row.purpose,
      version: row.notice_version,
      language: row.language,
      onBehalf: row.on_behalf,
      way: row.way,
      givenAt: row.given_at,
      withdrawnAt: row.withdrawn_at,
    })),
  }
}

/** Adds when the notice was sent as a message, which is no consent. @throws ApiError 404 */
export async function readFamilyConsents(db: Reader, accountId: string, now: Date): Promise<ConsentsForOffice> {
  const told = await db
    .selectFrom('communications')
    .innerJoin('bookings', 'bookings.id', 'communications.booking_id')
    .select('communications.created_at')
    .where('bookings.user_id', '=', accountId)
    .where('communications.template', '=', 'notice')
    .where('communications.state', 'in', ['sent', 'delivered'])
    .orderBy('communications.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ...(await readConsents(db, accountId, now)), toldAt: told?.created_at ?? null }
}
