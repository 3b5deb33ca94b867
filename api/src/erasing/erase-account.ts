import type { AccountRow, Tx } from '@thodu/db'
import { removeKept } from '../documents/keep/kept-files.ts'
import type { Deps } from '../http/environment.ts'
import { removeOutboxFiles } from '../mail/sweep-outbox.ts'
import { type Erased, eraseRows } from '../personal-data/erase-rows.ts'
import { verbs } from './verbs.ts'

/** What lies outside the database and goes after the commit (`removeErasedFiles`). */
export type ErasedFiles = {
  uploads: readonly string[]
  email: string
  bookings: readonly string[]
  numbers: readonly string[]
}

/**
 * Takes everything that is personal out of the rows of an account, as the list says (rule PRIV-D2): contact, patients'
 * details, search text, requests, messages, codes, sessions, waiting mails. What stays of a booking is code, service,
 * package, price, dates, status and rating; audit rows stay too, and its address is free again. In the caller's
 * transaction; who may be erased, and what is written down about it, is the caller's.
 * @param numbers the numbers that only this account gave (telephone/forget-calls.ts), read before anything is emptied
 */
export async function eraseAccount(
  tx: Tx,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  numbers: readonly string[],
  at: Date,
): Promise<{ erased: Erased; files: ErasedFiles }> {
  const person = { id, email, numbers }
  const documents = await tx.selectFrom('documents').select('stored_name').where('owner_id', '=', person.id).execute()
  const bookings = await tx.selectFrom('bookings').select('code').where('user_id', '=', person.id).execute()
  const erased = await eraseRows(tx, person, verbs, at)
  const files = {
    uploads: documents.map(({ stored_name }) => stored_name),
    email: person.email,
    bookings: bookings.map(({ code }) => code),
    numbers,
  }
  return { erased, files }
}

/** Mails of an account in the outbox folder, while its rows still lead to them. @returns how many */
export async function removeMailsAhead(
  { config, database }: Pick<Deps, 'database'> & { config: Pick<Deps['config'], 'outboxDir'> },
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<number> {
  const bookings = await database.read.selectFrom('bookings').select('code').where('user_id', '=', id).execute()
  return removeOutboxFiles(config, { email, bookings: bookings.map(({ code }) => code) })
}

/**
 * Removes uploads, and mails in the outbox folder. After the rows: a crash leaves orphans for the next start's sweep, never a
 * row without its file. @returns how many mails
 */
export async function removeErasedFiles(
  deps: Pick<Deps, 'uploads' | 'logger'> & { config: Pick<Deps['config'], 'outboxDir'> },
  { uploads, ...traces }: ErasedFiles,
): Promise<number> {
  for (const file of uploads) await removeKept(deps, file)
  return removeOutboxFiles(deps.config, traces)
}
