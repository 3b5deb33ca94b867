import { createHmac, type KeyObject } from 'node:crypto'
import type { Database } from '@thodu/db'
import type { Logger } from 'pino'
import { dayMs } from '../../contract/time.ts'

/** `subject` is sealed, `at` in ms since the epoch. */
export type Hit = { limit: string; subject: string; at: number }

const rowOf = ({ limit, subject, at }: Hit) => ({
  limit_name: limit,
  subject_hash: subject,
  at: new Date(at).toISOString(),
})
/** Every durable limit has a shorter window; in ms. */
const keptFor = dayMs

/** The stored row does not reveal the subject. */
export const sealName = (secret: KeyObject, name: string): string =>
  createHmac('sha256', secret).update(`limit:${name}`).digest('base64url').slice(0, 24)

type Options = { database: Database; secret: KeyObject; logger: Logger; now: () => Date }

/**
 * Stores uses of durable limits in batches, so that a restart does not forget guesses. A full disk must not stop sign-ins:
 * after a failed write they count in memory only.
 */
export function createLimitKeeper({ database, secret, logger, now }: Options) {
  let added: Hit[] = []
  let removed: Hit[] = []
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (added.length + removed.length > 0) {
      const [rows, gone] = [added.map(rowOf), removed.map(rowOf)]
      ;[added, removed] = [[], []]
      await database
        .write(async (tx) => {
          if (rows.length > 0)
            await tx
              .insertInto('limit_hits')
              .values(rows)
              .onConflict((conflict) => conflict.doNothing())
              .execute()
          for (const row of gone)
            await tx
              .deleteFrom('limit_hits')
              .where('limit_name', '=', row.limit_name)
              .where('subject_hash', '=', row.subject_hash)
              .where('at', '=', row.at)
              .execute()
        })
        .catch((error: unknown) => logger.warn({ err: error }, 'rate limits are counted in memory only'))
    }
    writing = undefined
  }
  const write = (): void => {
    writing ??= Promise.resolve().then(writeAll)
  }

  return {
    seal: (name: string): string => sealName(secret, name),
    add(hit: Hit): void {
      added.push(hit)
      write()
    },
    remove(hit: Hit): void {
      removed.push(hit)
      write()
    },
    settle: async (): Promise<void> => writing,
    /** Returns stored uses, oldest first. */
    async load(): Promise<Hit[]> {
      const rows = await database.read
        .selectFrom('limit_hits')
        .selectAll()
        .where('at', '>', new Date(now().getTime() - keptFor).toISOString())
        .orderBy('at')
        .execute()
      return rows.map((row) => ({ limit: row.limit_name, subject: row.subject_hash, at: Date.parse(row.at) }))
    },
  }
}
export type LimitKeeper = ReturnType<typeof createLimitKeeper>
