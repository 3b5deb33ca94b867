import type { Tx } from '@thodu/db'
import type { Config } from '../config/config.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { type VisitInMail, visitMails } from '../mail/visit-mails.ts'

type Where = Pick<Config, 'office' | 'officeLanguage'>

async function readVisit(tx: Tx, id: string): Promise<VisitInMail> {
  const row = await tx
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .leftJoin('accounts', 'accounts.id', 'visits.caretaker_id')
    .select(['bookings.code', 'customer_name', 'starts_min', 'ends_min', 'accounts.name'])
    .where('visits.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    code: row.code,
    customerName: row.customer_name,
    startsMin: row.starts_min,
    endsMin: row.ends_min,
    caretaker: row.name,
  }
}

/** Notifies the team that a family moved a visit to a time when its caretaker is busy. */
export async function notifyTeamOfUnassignedVisit(tx: Tx, where: Where, visitId: string, at: Date): Promise<void> {
  await queueTeamMail(tx, where, visitMails.openForTeam(await readVisit(tx, visitId), where.office), at)
}

export async function notifyTeamOfAbsence(tx: Tx, where: Where, visitId: string, at: Date): Promise<void> {
  await queueTeamMail(tx, where, visitMails.absentForTeam(await readVisit(tx, visitId), where.office), at)
}

export async function notifyTeamOfIncident(
  tx: Tx,
  where: Where,
  visitId: string,
  { at, mailAt }: { at: Date; mailAt: Date },
): Promise<void> {
  await queueTeamMail(tx, where, visitMails.troubleForTeam(await readVisit(tx, visitId), where.office), at, mailAt)
}

/** Notifies the team of all visits without a start in one mail. */
export async function notifyTeamOfMissingCaretakers(
  tx: Tx,
  where: Where,
  visitIds: readonly string[],
  at: Date,
): Promise<void> {
  const visits: VisitInMail[] = []
  for (const id of visitIds) visits.push(await readVisit(tx, id))
  const [first, ...others] = visits
  if (!first) return
  const letter =
    others.length === 0
      ? visitMails.missingForTeam(first, where.office)
      : visitMails.manyMissingForTeam(visits, where.office)
  await queueTeamMail(tx, where, letter, at)
}
