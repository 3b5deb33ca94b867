import type { Database, PrivacyRequestRow, Reader } from '@thodu/db'
import { z } from 'zod'
import { shownEmail } from '../../accounts/unknown-address.ts'
import type { AuditAction } from '../../contract/audit/audit-actions.ts'
import { privacyKinds, privacyStatuses } from '../../contract/privacy/request-kinds.ts'
import type { FollowedPrivacyRequest, Nominee, PrivacyRequest } from '../../contract/privacy/requests.schema.ts'
import { searchText } from '../../contract/wire/free-text.ts'
import { containsText, readPage } from '../../http/lists/list-page.ts'
import type { ListRequest } from '../../http/lists/simple-rest.ts'

export const privacySortFields = ['nextDueAt', 'createdAt', 'status', '_id'] as const
export const privacyFilter = z.strictObject({
  q: searchText.optional(),
  kind: z.enum(privacyKinds).optional(),
  status: z.enum(privacyStatuses).optional(),
  /** True selects open requests, false decided ones. */
  open: z.boolean().optional(),
  family: z.string().max(64).optional(),
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
type List = ListRequest<(typeof privacySortFields)[number], z.output<typeof privacyFilter>>
const columns = {
  nextDueAt: ['next_due_at'],
  createdAt: ['created_at'],
  status: ['status', 'next_due_at'],
  _id: ['id'],
} as const
const searched = ['code', 'name', 'contact', 'patient_name'] as const

/** Formats a request for its asker. */
export const toFollowed = (row: PrivacyRequestRow): FollowedPrivacyRequest => ({
  _id: row.id,
  code: row.code,
  kind: row.kind,
  text: row.text,
  patientName: row.patient_name,
  status: row.status,
  dueAt: row.due_at,
  acknowledgedAt: row.acknowledged_at,
  decidedAt: row.decided_at,
  answer: row.answer,
  createdAt: row.created_at,
})

type Person = { _id: string; name: string; email: string; phone: string }

/** Finds families and deciding admins by id. */
async function findPeople(read: Reader, ids: readonly (string | null)[]): Promise<Map<string | null, Person>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await read
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, email, ...person }) => [id, { _id: id, ...person, email: shownEmail(email) }]))
}

async function findNominees(read: Reader, ids: readonly (string | null)[]): Promise<Map<string | null, Nominee>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await read.selectFrom('nominees').selectAll().where('account_id', 'in', known).execute()
  return new Map(rows.map(({ account_id, named_at, ...nominee }) => [account_id, { ...nominee, namedAt: named_at }]))
}

async function findCorrections(read: Reader, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map<string | null, PrivacyRequest['correctedBy']>()
  const rows = await read
    .selectFrom('audit_log')
    .select(['id', 'action', 'resource_id', 'description', 'created_at'])
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, action, resource_id, description, created_at }): [string | null, PrivacyRequest['correctedBy']] => [
      id,
      { _id: id, action: action as AuditAction, resourceId: resource_id ?? '', description, at: created_at },
    ]),
  )
}

const familyOf = ({ account_id, family_id }: PrivacyRequestRow): string | null => account_id ?? family_id

/** Formats requests for the office. */
async function toRequests(read: Reader, rows: readonly PrivacyRequestRow[], now: Date): Promise<PrivacyRequest[]> {
  const families = rows.map(familyOf)
  const people = await findPeople(read, [...families, ...rows.flatMap(({ by_id, entered_by }) => [by_id, entered_by])])
  const nominees = await findNominees(read, families)
  const corrections = await findCorrections(
    read,
    rows.map(({ corrected_by }) => corrected_by),
  )
  return rows.map((row) => {
    const enteredBy = people.get(row.entered_by)
    const by = people.get(row.by_id)
    return {
      ...toFollowed(row),
      name: row.name,
      contact: row.contact,
      dueAckAt: row.due_ack_at,
      nextDueAt: row.next_due_at,
      family: people.get(familyOf(row)) ?? null,
      byPatient: row.by_patient === 1,
      keepFromFamily: row.keep_from_family === 1,
      familyToldAt: row.family_told_at,
      proof: row.proof,
      provenAt: row.proven_at,
      by: by ? { _id: by._id, name: by.name } : null,
      entered:
        enteredBy && row.entered_way
          ? { by: { _id: enteredBy._id, name: enteredBy.name }, way: row.entered_way }
          : null,
      isLate: row.decided_at === null && row.next_due_at < now.toISOString(),
      correctedBy: corrections.get(row.corrected_by) ?? null,
      nominee: nominees.get(row.account_id) ?? null,
    }
  })
}

/** Lists a page of privacy requests with the total. */
export async function listRequests({ read }: Database, { filter, ...list }: List, now: Date) {
  let matching = read.selectFrom('privacy_requests')
  if (filter.kind !== undefined) matching = matching.where('kind', '=', filter.kind)
  if (filter.status !== undefined) matching = matching.where('status', '=', filter.status)
  if (filter.open !== undefined) matching = matching.where('decided_at', filter.open ? 'is' : 'is not', null)
  if (filter.family !== undefined)
    matching = matching.where((row) =>
      row.or([row('account_id', '=', filter.family ?? ''), row('family_id', '=', filter.family ?? '')]),
    )
  if (filter.id !== undefined) matching = matching.where('id', 'in', filter.id)
  if (filter.q) matching = matching.where(containsText(searched, filter.q, ['contact']))
  const { rows, total } = await readPage(matching, (query) => query.selectAll(), list, { columns, id: 'id' })
  return { rows: await toRequests(read, rows, now), total }
}

export async function findRequest({ read }: Database, id: string, now: Date): Promise<PrivacyRequest | undefined> {
  const rows = await read.selectFrom('privacy_requests').selectAll().where('id', '=', id).execute()
  return (await toRequests(read, rows, now))[0]
}

const mostOwn = 200

/** Lists requests with proven identity, newest first, without a patient's own (rule PRIV-R6). */
export async function listOwnRequests(read: Reader, accountId: string): Promise<FollowedPrivacyRequest[]> {
  const rows = await read
    .selectFrom('privacy_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('proof', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOwn)
    .execute()
  return rows.map(toFollowed)
}

const mostLate = 100

/** Lists requests past their deadline, most overdue first. */
export const listLateRequests = (db: Reader, at: string) =>
  db
    .selectFrom('privacy_requests')
    .select(['id', 'name', 'contact', 'account_id', 'family_id', 'next_due_at'])
    .where('decided_at', 'is', null)
    .where('next_due_at', '<', at)
    .orderBy('next_due_at')
    .orderBy('id')
    .limit(mostLate)
    .execute()
