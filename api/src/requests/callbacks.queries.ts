import { type CallbackRow, type Database, isOneOf, type Reader } from '@thodu/db'
import { z } from 'zod'
import { serviceTypeSchema } from '../contract/bookings/choices.schema.ts'
import { findOffer, type Offers } from '../contract/care/offers.ts'
import { type ServiceType, serviceNames } from '../contract/care/service-types.ts'
import {
  type CallbackInQueue,
  type CallbackRequest,
  callbackStatuses,
  type OwnCallback,
} from '../contract/requests/queues.schema.ts'
import { searchText } from '../contract/wire/free-text.ts'
import type { Deps } from '../http/environment.ts'
import { matchesPerson, readPage } from '../http/lists/list-page.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { findOwners, type Owner } from './find-owners.ts'
import { showOfficeValues } from './queues.ts'

export const callbackSortFields = ['createdAt', 'updatedAt', 'name', 'status', '_id'] as const
const columns = {
  createdAt: ['callbacks.created_at'],
  updatedAt: ['callbacks.updated_at'],
  name: ['accounts.name_order'],
  status: ['callbacks.status', 'callbacks.created_at'],
  _id: ['callbacks.id'],
} as const
export const callbackFilter = z.strictObject({
  q: searchText.optional(),
  status: z.enum(callbackStatuses).optional(),
  serviceType: serviceTypeSchema.optional(),
  id: z.array(z.string().max(64)).min(1).max(1_000).optional(),
})
type Needs = Pick<Deps, 'database' | 'config'>
type CallbackList = ListRequest<(typeof callbackSortFields)[number], z.output<typeof callbackFilter>>

/** Uses today's names, also for packages that are no longer offered. */
export function toCallback(row: CallbackRow, offers: Offers): CallbackRequest {
  const serviceType = row.service_type as ServiceType
  return {
    _id: row.id,
    serviceType,
    serviceName: serviceNames[serviceType] ?? serviceType,
    selectedPackage: row.package_id,
    packageName: findOffer(offers, serviceType, row.package_id)?.name.en ?? row.package_id,
    callbackData: { preferredTime: row.preferred_time, additionalNotes: row.additional_notes },
    status: row.status,
    note: null,
    timestamp: row.client_timestamp,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const withCustomer = (read: Database['read'], callbacks: 'callbacks' = 'callbacks') =>
  read.selectFrom(callbacks).innerJoin('accounts', 'accounts.id', 'callbacks.user_id')
const customerColumns = [
  'accounts.name as user_name',
  'accounts.email as user_email',
  'accounts.phone as user_phone',
] as const
type QueueRow = CallbackRow & { user_name: string; user_email: string; user_phone: string }

/** Finds the end of each open callback promise, by callback id (rule PROM-2). */
async function findDueTimes(read: Reader, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const promised = await read
    .selectFrom('promises')
    .select(['subject_id', 'ends_at'])
    .where('subject_type', '=', 'callback')
    .where(isOneOf('subject_id', ids))
    .where((eb) => eb.and([eb('met_at', 'is', null), eb('void_at', 'is', null), eb('closed_at', 'is', null)]))
    .execute()
  return new Map(promised.map((row) => [row.subject_id, row.ends_at]))
}

/** Maps callbacks to the family's view, with the end of their promise. */
export async function toOwnCallbacks(
  read: Reader,
  offers: Offers,
  rows: readonly CallbackRow[],
): Promise<OwnCallback[]> {
  const due = await findDueTimes(
    read,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...toCallback(row, offers), dueAt: due.get(row.id) ?? null }))
}

/** The office's view, with customer, owner and due time. */
async function toQueued(read: Reader, offers: Offers, rows: readonly QueueRow[]): Promise<CallbackInQueue[]> {
  const owners: Map<string | null, Owner> = await findOwners(
    read,
    rows.map((row) => row.owner_id),
  )
  const due = await findDueTimes(
    read,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    ...toCallback(row, offers),
    user: { _id: row.user_id, name: row.user_name, email: row.user_email, phone: row.user_phone },
    ...showOfficeValues(row),
    owner: owners.get(row.owner_id) ?? null,
    dueAt: due.get(row.id) ?? null,
  }))
}

export async function findQueuedCallback(
  { database: { read }, config }: Needs,
  id: string,
): Promise<CallbackInQueue | undefined> {
  const row = await withCustomer(read)
    .selectAll('callbacks')
    .select(customerColumns)
    .where('callbacks.id', '=', id)
    .executeTakeFirst()
  return row && (await toQueued(read, config.offers, [row]))[0]
}

/** Lists a page of the requests with the total of the filter (rule OFF-15). */
export async function listCallbacks({ database: { read }, config }: Needs, { filter, ...list }: CallbackList) {
  let matching = withCustomer(read, openRows.callbacks)
  if (filter.status !== undefined) matching = matching.where('callbacks.status', '=', filter.status)
  if (filter.serviceType !== undefined) matching = matching.where('callbacks.service_type', '=', filter.serviceType)
  if (filter.id !== undefined) matching = matching.where('callbacks.id', 'in', filter.id)
  if (filter.q) matching = matching.where(matchesPerson(filter.q))
  const { rows, total } = await readPage(
    matching,
    (query) => query.selectAll('callbacks').select(customerColumns),
    list,
    { columns, id: 'callbacks.id' },
  )
  return { rows: await toQueued(read, config.offers, rows), total }
}
