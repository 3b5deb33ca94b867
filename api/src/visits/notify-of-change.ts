import { isOneOf, type Tx } from '@thodu/db'
import type { Deps } from '../http/environment.ts'
import { queueUpdateMail } from '../mail/queue-mail.ts'
import { type VisitInMail, visitMails } from '../mail/visit-mails.ts'
import type { StoredVisit } from './visits.queries.ts'

type Family = { code: string; user_id: string; customer_name: string }
type Named = { id: string; name: string }

const inMail = (visit: StoredVisit, family: Family, caretaker: Named | undefined): VisitInMail => ({
  code: family.code,
  customerName: family.customer_name,
  startsMin: visit.starts_min,
  endsMin: visit.ends_min,
  caretaker: caretaker?.name ?? null,
})

async function readPeople(tx: Tx, before: StoredVisit, after: StoredVisit) {
  const ids = [before.caretaker_id, after.caretaker_id].filter((id) => id !== null)
  const rows = await tx.selectFrom('accounts').select(['id', 'name']).where(isOneOf('id', ids)).execute()
  const family = await tx
    .selectFrom('bookings')
    .select(['code', 'user_id', 'customer_name'])
    .where('id', '=', before.booking_id)
    .executeTakeFirstOrThrow()
  const personOf = (id: string | null) => rows.find((row) => row.id === id)
  return { family, from: personOf(before.caretaker_id), to: personOf(after.caretaker_id) }
}

/**
 * Notifies the family and the caretakers of a changed time or caretaker, according to their preferences (rule DAY-14).
 * @param mailAt earliest time of sending
 */
export async function notifyOfChangedVisit(
  tx: Tx,
  { config }: Deps,
  before: StoredVisit,
  after: StoredVisit,
  at: Date,
  mailAt: Date = at,
) {
  const { family, from, to } = await readPeople(tx, before, after)
  const { office } = config
  const isMoved = before.starts_min !== after.starts_min || before.ends_min !== after.ends_min
  const isOther = before.caretaker_id !== after.caretaker_id
  const [was, is] = [inMail(before, family, from), inMail(after, family, to)]
  if (isMoved) await queueUpdateMail(tx, family.user_id, visitMails.moved(is, before.starts_min, office), at, mailAt)
  else if (isOther && to)
    await queueUpdateMail(
      tx,
      family.user_id,
      visitMails.otherPerson({ ...is, caretaker: to.name }, from?.name ?? null, office),
      at,
      mailAt,
    )
  if (isOther && from) await queueUpdateMail(tx, from.id, visitMails.gone(from.name, was, office), at, mailAt)
  if (isOther && to) await queueUpdateMail(tx, to.id, visitMails.comes(to.name, is, office), at, mailAt)
  if (!isOther && isMoved && to)
    await queueUpdateMail(tx, to.id, visitMails.changed(to.name, is, before.starts_min, office), at, mailAt)
}

/**
 * Notifies the family that no caretaker came. If there is a substitute, also notifies the substitute and the absent
 * caretaker.
 */
export async function notifyOfMissedVisits(
  tx: Tx,
  { config }: Deps,
  { missed, next }: { missed: StoredVisit; next?: StoredVisit },
  at: Date,
): Promise<void> {
  const { family, from, to } = await readPeople(tx, missed, next ?? missed)
  const { office } = config
  const was = inMail(missed, family, from)
  const comes = next ? inMail(next, family, to) : null
  await queueUpdateMail(tx, family.user_id, visitMails.nobodyCame(was, comes, office), at)
  if (next && comes && to) await queueUpdateMail(tx, to.id, visitMails.comes(to.name, comes, office), at)
  if (next && from) await queueUpdateMail(tx, from.id, visitMails.gone(from.name, was, office), at)
}

/**
 * Notifies the family and the caretaker of a skipped visit.
 * @param back start of the replacement visit, in minutes since 1970; null if there is none
 */
export async function notifyOfSkippedVisit(
  tx: Tx,
  { config }: Deps,
  visit: StoredVisit,
  back: number | null,
  at: Date,
) {
  const { family, from } = await readPeople(tx, visit, visit)
  const { office } = config
  const was = inMail(visit, family, from)
  await queueUpdateMail(tx, family.user_id, visitMails.skipped(was, back, office), at)
  if (from) await queueUpdateMail(tx, from.id, visitMails.gone(from.name, was, office), at)
}
