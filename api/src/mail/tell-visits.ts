import type { Tx } from '@thodu/db'
import type { Config } from '../config/config.ts'
import { queueTeamMail, queueUpdateMail } from './queue-mail.ts'
import { type VisitInMail, visitMails } from './visit-mails.ts'

type Where = Pick<Config, 'publicUrl' | 'officeLanguage'>
type Told = VisitInMail & { userId: string; caretakerId: string | null }

/** A visit as mails tell of it, read within the change that they tell of. */
async function readVisit(tx: Tx, id: string): Promise<Told> {
  const row = await tx
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .leftJoin('accounts', 'accounts.id', 'visits.caretaker_id')
    .select(['bookings.code', 'user_id', 'customer_name', 'starts_min', 'ends_min', 'caretaker_id', 'accounts.name'])
    .where('visits.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    code: row.code,
    customerName: row.customer_name,
    startsMin: row.starts_min,
    endsMin: row.ends_min,
    caretaker: row.name,
    userId: row.user_id,
    caretakerId: row.caretaker_id,
  }
}

async function nameOf(tx: Tx, accountId: string): Promise<string> {
  const account = await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst()
  return account?.name ?? ''
}

async function tellWhoComes(tx: Tx, { publicUrl }: Where, visit: Told, at: Date): Promise<void> {
  if (visit.caretakerId === null) return
  await queueUpdateMail(tx, visit.caretakerId, visitMails.comes(visit.caretaker ?? '', visit, publicUrl), at)
}
async function tellWhoStays(tx: Tx, { publicUrl }: Where, visit: Told, caretakerId: string, at: Date): Promise<void> {
  await queueUpdateMail(tx, caretakerId, visitMails.gone(await nameOf(tx, caretakerId), visit, publicUrl), at)
}

/** How a visit stood before it was changed. */
type Before = { startsMin: number; caretakerId: string | null }

/**
 * A visit begins at another time: the family and its caretaker hear of it, and where another one comes or nobody is chosen, who
 * did come and who comes, each by preference (rule DAY-14). The visit has its new time already, in its own row or one that
 * stands for it.
 */
export async function tellVisitMoved(
  tx: Tx,
  where: Where,
  { visitId, before }: { visitId: string; before: Before },
  at: Date,
): Promise<void> {
  const visit = await readVisit(tx, visitId)
  await queueUpdateMail(tx, visit.userId, visitMails.moved(visit, before.startsMin, where.publicUrl), at)
  if (visit.caretakerId !== null && visit.caretakerId === before.caretakerId) {
    const letter = visitMails.changed(visit.caretaker ?? '', visit, before.startsMin, where.publicUrl)
    await queueUpdateMail(tx, visit.caretakerId, letter, at)
    return
  }
  await tellWhoComes(tx, where, visit, at)
  if (before.caretakerId === null) return
  const was = { ...visit, startsMin: before.startsMin, endsMin: before.startsMin + visit.endsMin - visit.startsMin }
  await tellWhoStays(tx, where, was, before.caretakerId, at)
}

/** Somebody else comes, at the same time: family, who comes now and who came before (rule DAY-14). */
export async function tellOtherPerson(
  tx: Tx,
  where: Where,
  { visitId, before }: { visitId: string; before: string | null },
  at: Date,
): Promise<void> {
  const visit = await readVisit(tx, visitId)
  if (visit.caretakerId === before) return
  if (visit.caretaker !== null) {
    const name = before === null ? null : await nameOf(tx, before)
    const letter = visitMails.otherPerson({ ...visit, caretaker: visit.caretaker }, name, where.publicUrl)
    await queueUpdateMail(tx, visit.userId, letter, at)
  }
  await tellWhoComes(tx, where, visit, at)
  if (before !== null) await tellWhoStays(tx, where, visit, before, at)
}

/** Nobody came, and who comes now, if anybody: family, and who comes now (rule DAY-14). */
export async function tellNobodyCame(
  tx: Tx,
  where: Where,
  { visitId, replacementId }: { visitId: string; replacementId: string | null },
  at: Date,
): Promise<void> {
  const visit = await readVisit(tx, visitId)
  const next = replacementId === null ? null : await readVisit(tx, replacementId)
  await queueUpdateMail(tx, visit.userId, visitMails.nobodyCame(visit, next, where.publicUrl), at)
  if (next) await tellWhoComes(tx, where, next, at)
}

/** A visit is left out; `backId` is the one that the family gets instead. Family, and who would have come. */
export async function tellVisitSkipped(
  tx: Tx,
  where: Where,
  { visitId, backId }: { visitId: string; backId: string | null },
  at: Date,
): Promise<void> {
  const visit = await readVisit(tx, visitId)
  const back = backId === null ? null : await readVisit(tx, backId)
  const letter = visitMails.skipped(visit, back?.startsMin ?? null, where.publicUrl)
  await queueUpdateMail(tx, visit.userId, letter, at)
  if (visit.caretakerId !== null) await tellWhoStays(tx, where, visit, visit.caretakerId, at)
  if (back) await tellWhoComes(tx, where, back, at)
}

/** To the team: a family moved a visit to where its caretaker is not free. */
export async function tellTeamOfOpen(tx: Tx, where: Where, visitId: string, at: Date): Promise<void> {
  await queueTeamMail(tx, where, visitMails.openForTeam(await readVisit(tx, visitId), where.publicUrl), at)
}

/** To the team, at once: a family says that nobody came. */
export async function tellTeamOfAbsence(tx: Tx, where: Where, visitId: string, at: Date): Promise<void> {
  await queueTeamMail(tx, where, visitMails.absentForTeam(await readVisit(tx, visitId), where.publicUrl), at)
}

/** To the team: visits that nobody began; one mail, however many. */
export async function tellTeamOfMissing(tx: Tx, where: Where, visitIds: readonly string[], at: Date): Promise<void> {
  const visits: Told[] = []
  for (const id of visitIds) visits.push(await readVisit(tx, id))
  const [first, ...others] = visits
  if (!first) return
  const letter =
    others.length === 0
      ? visitMails.missingForTeam(first, where.publicUrl)
      : visitMails.manyMissingForTeam(visits, where.publicUrl)
  await queueTeamMail(tx, where, letter, at)
}
