import { type Database, isOneOf, type MessageRow, type Reader } from '@thodu/db'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type InquiryType, inquiryTypes } from '../contract/requests/inquiry-types.ts'
import { type ContactMessage, messageStatuses } from '../contract/requests/queues.schema.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { containsText, readPage } from '../http/lists/list-page.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { findOwners, type Owner } from './find-owners.ts'
import { showOfficeValues } from './queues.ts'

export const messageSortFields = ['createdAt', 'name', 'status', '_id'] as const
export const messageFilter = z.strictObject({
  q: searchText.optional(),
  status: z.enum(messageStatuses).optional(),
  inquiryType: z.enum(inquiryTypes).optional(),
  /** Only messages held back as probable spam; no other list shows them (rule REQ-8). */
  probablySpam: z.literal(true).optional(),
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
const columns = {
  createdAt: ['created_at'],
  name: ['name_order'],
  status: ['status', 'created_at'],
  _id: ['id'],
} as const
const searched = ['name', 'search_name', 'email', 'subject'] as const
type MessageList = ListRequest<(typeof messageSortFields)[number], z.output<typeof messageFilter>>

const toMessage = (
  row: MessageRow,
  { userId, owners }: { userId: string | null; owners: Map<string | null, Owner> },
): ContactMessage => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  inquiryType: row.inquiry_type as InquiryType,
  status: row.status,
  userId,
  isTyped: true,
  ...showOfficeValues(row),
  owner: owners.get(row.owner_id) ?? null,
  createdAt: row.created_at,
})

const selectAccounts = (db: Reader, { emails }: { emails: string[] }) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(isOneOf('email', emails))
    .where('removed_at', 'is', null)
    .execute()

/** Maps rows to messages, each with the account that has its address. */
export async function toMessages(read: Reader, rows: readonly MessageRow[]): Promise<ContactMessage[]> {
  const accounts = await selectAccounts(read, { emails: rows.map(({ email }) => email) })
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]))
  const owners = await findOwners(
    read,
    rows.map((row) => row.owner_id),
  )
  return rows.map((row) => toMessage(row, { userId: idOf.get(row.email) ?? null, owners }))
}

/** Probably spam, and not reopened by the office since. */
const isKeptBack = sql<SqlBool>`(probably_spam = 1 and status = 'closed')`
const isNotKeptBack = sql<SqlBool>`(probably_spam = 0 or status <> 'closed')`

/** Lists a page of the messages with the total of the filter (rules OFF-16, WORD-8, WORD-9). */
export async function listMessages({ read }: Database, { filter, ...list }: MessageList) {
  let matching = read.selectFrom(openRows.messages)
  matching = matching.where(filter.probablySpam ? isKeptBack : isNotKeptBack)
  if (filter.status !== undefined) matching = matching.where('status', '=', filter.status)
  if (filter.inquiryType !== undefined) matching = matching.where('inquiry_type', '=', filter.inquiryType)
  if (filter.id !== undefined) matching = matching.where('id', 'in', filter.id)
  if (filter.q) matching = matching.where(containsText(searched, filter.q, ['phone']))
  const { rows, total } = await readPage(matching, (query) => query.selectAll(), list, { columns, id: 'id' })
  return { rows: await toMessages(read, rows), total }
}

export async function findMessage({ read }: Database, id: string): Promise<ContactMessage | undefined> {
  const rows = await read.selectFrom('messages').selectAll().where('id', '=', id).execute()
  return (await toMessages(read, rows))[0]
}
