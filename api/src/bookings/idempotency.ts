import { createHash } from 'node:crypto'
import type { Tx } from '@thodu/db'
import { conflict } from '../http/errors/api-error.ts'
import { type BookingScope, findBooking } from './bookings.queries.ts'

export type KeyedRequest = { accountId: string; key: string; requestHash: string }

const sortKeys = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const hashRequest = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, sortKeys)).digest('hex')

/** Finds the booking that this key created (rule BOOK-5). @throws ApiError 409 when the key came with another body */
export async function findKeyedBooking(tx: Tx, { accountId, key, requestHash }: KeyedRequest, scope: BookingScope) {
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['booking_id', 'request_hash'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!known) return undefined
  if (known.request_hash !== requestHash) throw conflict('booking.key_reused')
  return findBooking(tx, known.booking_id, scope)
}

/** The primary key refuses a second booking for the key. */
export async function rememberKey(tx: Tx, request: KeyedRequest, bookingId: string, at: Date): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      account_id: request.accountId,
      idempotency_key: request.key,
      request_hash: request.requestHash,
      booking_id: bookingId,
      created_at: at.toISOString(),
    })
    .execute()
}
