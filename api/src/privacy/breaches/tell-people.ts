import type { BreachRow, Tx } from '@thodu/db'
import { writeAudit } from '../../audit/write-audit.ts'
import type { People, Whom } from '../../contract/privacy/breaches/breaches.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { breachMails } from '../../mail/privacy/breach-mails.ts'
import { queueDeskMail } from '../../mail/queue-mail.ts'
import { findBreachRow } from './breaches.queries.ts'
import { countPeople, hasNoAddress, notYetTold } from './find-people.ts'
import { findOpenBreach } from './update-breach.ts'

/** People told in one transaction: others write between two of them. */
const batch = 100

type Batch = { people: number; mails: number; calls: number }

/** @throws ApiError 409 `breach.incomplete` while people would not hear what happened, what it means and what they can do */
function refuseIncomplete({ nature, consequences, safety_steps: steps }: BreachRow): void {
  if (nature === '' || consequences === null || steps === null) throw conflict('breach.incomplete')
}

/**
 * Tells the next hundred: the row that somebody was told and the mail are one transaction, and the key lets each row in once. Who has no address
 * gets a row that waits for a call.
 */
async function tellBatch(tx: Tx, deps: Deps, { actor, performer }: Caller, id: string, whom: Whom): Promise<Batch> {
  const at = deps.now()
  const breach = await findOpenBreach(tx, id)
  refuseIncomplete(breach)
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
    await queueDeskMail(tx, { email, language }, breachMails.toPerson(breach, name), at)
  const calls = people.length - mailed.length
  await writeAudit(tx, {
    performer,
    action: 'ADMIN_ACTION',
    resourceType: 'system',
    resourceId: id,
    description: `Data breach ${breach.code}: ${mailed.length} people told by mail, ${calls} to be called`,
    changes: [{ field: 'peopleTold', from: null, to: mailed.length }],
    at,
  })
  return { people: people.length, mails: mailed.length, calls }
}

/**
 * Tells whom a breach touches, each once, whoever presses how often: a kill in the middle leaves the rest for the next press (rule
 * PRIV-B3).
 * @throws ApiError 404; 409 `breach.incomplete`, `breach.closed`
 */
export async function tellPeople(deps: Deps, caller: Caller, id: string, whom: Whom): Promise<People> {
  refuseIncomplete(await findBreachRow(deps.database.read, id))
  const sum = { mails: 0, calls: 0 }
  for (;;) {
    const one = await deps.database.write((tx) => tellBatch(tx, deps, caller, id, whom))
    sum.mails += one.mails
    sum.calls += one.calls
    if (one.people < batch) break
  }
  const { people } = await countPeople(deps.database.read, id, whom)
  return { people, told: people - sum.mails - sum.calls, ...sum }
}

/** Somebody without an address was told by telephone; once (rule PRIV-B4). @throws ApiError 404 */
export const tellByTelephone = (
  deps: Deps,
  { actor, performer }: Caller,
  { id, account }: { id: string; account: string },
): Promise<void> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const { code } = await findBreachRow(tx, id)
    const person = await tx
      .selectFrom('breach_persons')
      .select('told_at')
      .where('breach_id', '=', id)
      .where('account_id', '=', account)
      .where('way', '=', 'call')
      .executeTakeFirst()
    if (!person) throw notFound()
    if (person.told_at !== null) return
    await tx
      .updateTable('breach_persons')
      .set({ told_by: actor.id, told_at: at.toISOString() })
      .where('breach_id', '=', id)
      .where('account_id', '=', account)
      .execute()
    await writeAudit(tx, {
      performer,
      action: 'ADMIN_ACTION',
      resourceType: 'user',
      resourceId: account,
      description: `Data breach ${code}: told by telephone`,
      at,
    })
  })
