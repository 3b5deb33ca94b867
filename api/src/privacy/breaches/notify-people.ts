import type { BreachRow, Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Office } from '../../contract/office.ts'
import type { People, Whom } from '../../contract/privacy/breaches/breaches.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { breachMails } from '../../mail/privacy/breach-mails.ts'
import { queueMailToTeam } from '../../mail/queue-mail.ts'
import { findBreachRow } from './breaches.queries.ts'
import { countPeople, hasNoAddress, notYetTold } from './find-people.ts'
import { nextWriters } from './find-writers.ts'
import { findOpenBreach } from './update-breach.ts'

/** People per transaction, so that other writes can run in between. */
const batch = 100

type Batch = { people: number; mails: number; calls: number }

/** @throws ApiError 409 `breach.incomplete` unless the text says what happened, what it means and what people can do */
function refuseIncomplete({ nature, consequences, safety_steps: steps }: BreachRow): void {
  if (nature === '' || consequences === null || steps === null) throw conflict('breach.incomplete')
}

type Step = { id: string; whom: Whom; breach: BreachRow; at: Date; office: Office }

async function auditTold(
  tx: Tx,
  { performer }: Caller,
  { id, breach, at }: Step,
  { mails, calls }: Omit<Batch, 'people'>,
): Promise<void> {
  await writeAudit(tx, {
    performer,
    action: 'ADMIN_ACTION',
    resourceType: 'system',
    resourceId: id,
    description: `Data breach ${breach.code}: people notified by mail: ${mails}, to be called: ${calls}`,
    changes: [{ field: 'peopleTold', from: null, to: mails }],
    at,
  })
}

async function notifyAccounts(tx: Tx, { actor }: Caller, { id, whom, breach, at, office }: Step): Promise<Batch> {
  const people = await notYetTold(tx, id, whom)
    .select(['accounts.id', 'accounts.name', 'accounts.email', 'accounts.language', hasNoAddress.as('isCalled')])
    .orderBy('accounts.id')
    .limit(batch)
    .execute()
  if (people.length === 0) return { people: 0, mails: 0, calls: 0 }
  const told = { told_by: actor.id, told_at: at.toISOString() }
  const rows = people.map(({ id: account_id, isCalled }) =>
    isCalled
      ? { breach_id: id, account_id, way: 'call' as const, told_by: null, told_at: null }
      : { breach_id: id, account_id, way: 'mail' as const, ...told },
  )
  await tx.insertInto('breach_persons').values(rows).execute()
  const mailed = people.filter((person) => !person.isCalled)
  for (const { name, email, language } of mailed)
    await queueMailToTeam(tx, { email, language }, breachMails.toPerson(breach, name, office), at)
  return { people: people.length, mails: mailed.length, calls: people.length - mailed.length }
}

async function notifyWriters(tx: Tx, { actor }: Caller, { id, whom, breach, at, office }: Step): Promise<Batch> {
  const people = await nextWriters(tx, id, whom, batch)
  if (people.length === 0) return { people: 0, mails: 0, calls: 0 }
  const rows = people.map(({ id: subject_id, type: subject_type, email }) =>
    email === ''
      ? { breach_id: id, subject_type, subject_id, way: 'call' as const, told_by: null, told_at: null }
      : {
          breach_id: id,
          subject_type,
          subject_id,
          way: 'mail' as const,
          told_by: actor.id,
          told_at: at.toISOString(),
        },
  )
  await tx.insertInto('breach_writers').values(rows).execute()
  const mailed = people.filter(({ email }) => email !== '')
  for (const { name, email, language } of mailed)
    await queueMailToTeam(tx, { email, language }, breachMails.toPerson(breach, name, office), at)
  return { people: people.length, mails: mailed.length, calls: people.length - mailed.length }
}

/**
 * Notifies up to a hundred people. Row and mail are one transaction, and the key prevents a second row. Without an address the
 * row waits for a call.
 */
async function notifyBatch(tx: Tx, deps: Deps, caller: Caller, id: string, whom: Whom): Promise<Batch> {
  const breach = await findOpenBreach(tx, id)
  refuseIncomplete(breach)
  const step = { id, whom, breach, at: deps.now(), office: deps.config.office }
  const accounts = await notifyAccounts(tx, caller, step)
  // The writers follow in a later transaction.
  const told = accounts.people > 0 ? accounts : await notifyWriters(tx, caller, step)
  if (told.people > 0) await auditTold(tx, caller, step, told)
  return told
}

/**
 * Notifies each touched person once; after a kill, the next call continues (rule PRIV-B3).
 * @throws ApiError 404; 409 `breach.incomplete`, `breach.closed`
 */
export async function notifyPeople(deps: Deps, caller: Caller, id: string, whom: Whom): Promise<People> {
  const sum = { mails: 0, calls: 0 }
  for (;;) {
    const one = await deps.database.write((tx) => notifyBatch(tx, deps, caller, id, whom))
    sum.mails += one.mails
    sum.calls += one.calls
    if (one.people === 0) break
  }
  const counted = await countPeople(deps.database.read, id, whom)
  return { ...counted, told: counted.people - sum.mails - sum.calls, ...sum }
}

type ToCall = { told_at: string | null; isWriter: boolean }

async function findToCall(tx: Tx, id: string, person: string): Promise<ToCall> {
  const account = await tx
    .selectFrom('breach_persons')
    .select('told_at')
    .where('breach_id', '=', id)
    .where('account_id', '=', person)
    .where('way', '=', 'call')
    .executeTakeFirst()
  if (account) return { ...account, isWriter: false }
  const writer = await tx
    .selectFrom('breach_writers')
    .select('told_at')
    .where('breach_id', '=', id)
    .where('subject_id', '=', person)
    .where('way', '=', 'call')
    .executeTakeFirst()
  if (!writer) throw notFound()
  return { ...writer, isWriter: true }
}

/**
 * Records a notification by telephone, once (rule PRIV-B4).
 * @param person id of the account, or of a text by a person without one
 * @throws ApiError 404
 */
export const recordPhoneNotification = (
  deps: Deps,
  { actor, performer }: Caller,
  { id, person }: { id: string; person: string },
): Promise<void> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const { code } = await findBreachRow(tx, id)
    const { told_at: toldAt, isWriter } = await findToCall(tx, id, person)
    if (toldAt !== null) return
    const told = { told_by: actor.id, told_at: at.toISOString() }
    await (isWriter
      ? tx.updateTable('breach_writers').set(told).where('breach_id', '=', id).where('subject_id', '=', person)
      : tx.updateTable('breach_persons').set(told).where('breach_id', '=', id).where('account_id', '=', person)
    ).execute()
    await writeAudit(tx, {
      performer,
      action: 'ADMIN_ACTION',
      resourceType: isWriter ? 'system' : 'user',
      resourceId: person,
      description: `Data breach ${code}: person notified by phone`,
      at,
    })
  })
