import type { Database, Reader } from '@thodu/db'
import { ApiError } from '../http/errors/api-error.ts'

/** Bytes per account, including running uploads (rule FILE-4). */
export const quotaBytes = 100 * 1024 * 1024

type Account = { stored: number; onTheirWay: number; uploads: number }

export type Reservation = {
  /** Counts arriving bytes. @throws ApiError 413 when the account has no room for them */
  take: (bytes: number) => void
  /** Releases the reservation; the database now includes `stored` bytes. */
  close: (stored: number) => void
}

export async function sumStored(db: Reader, ownerId: string): Promise<number> {
  const { used } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), eb.lit(0)).as('used'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(used)
}

/** Also counts running uploads, so that parallel ones cannot exceed the quota. */
export function createUploadQuota({ read }: Pick<Database, 'read'>) {
  const accounts = new Map<string, Account>()
  return {
    async open(ownerId: string): Promise<Reservation> {
      const stored = await sumStored(read, ownerId)
      const account = accounts.get(ownerId) ?? { stored, onTheirWay: 0, uploads: 0 }
      account.stored = stored
      account.uploads += 1
      accounts.set(ownerId, account)
      let taken = 0
      return {
        take(bytes) {
          if (account.stored + account.onTheirWay + bytes > quotaBytes) throw new ApiError(413, 'document.quota')
          taken += bytes
          account.onTheirWay += bytes
        },
        close(added) {
          account.onTheirWay -= taken
          account.stored += added
          account.uploads -= 1
          if (account.uploads === 0) accounts.delete(ownerId)
        },
      }
    },
  }
}
