import type { KeyObject } from 'node:crypto'
import { type Database, readJson, type Tx, writeJson } from '@thodu/db'
import type { LimitCounter } from './limit-counter.ts'
import { sealName } from './limit-keeper.ts'
import { type Looked, listNetworks } from './limits.ts'

type Row = { limit: string; key: string; perSeconds: number }
type Decision<Result> = { result: Result; counter: LimitCounter }

async function readHits(tx: Tx, rows: readonly Row[]): Promise<Map<Row, number[]>> {
  const found = new Map<Row, number[]>()
  for (const row of rows) {
    const stored = await tx
      .selectFrom('rate_hits')
      .select('hits')
      .where('limit_name', '=', row.limit)
      .where('subject_hash', '=', row.key)
      .executeTakeFirst()
    found.set(row, stored ? readJson<number[]>(stored.hits) : [])
  }
  return found
}

async function saveHits(tx: Tx, { limit, key, perSeconds }: Row, times: readonly number[]): Promise<void> {
  const last = times.at(-1)
  if (last === undefined) {
    await tx.deleteFrom('rate_hits').where('limit_name', '=', limit).where('subject_hash', '=', key).execute()
    return
  }
  const kept = { hits: writeJson(times), until: new Date(last + perSeconds * 1_000).toISOString() }
  await tx
    .insertInto('rate_hits')
    .values({ limit_name: limit, subject_hash: key, ...kept })
    .onConflict((conflict) => conflict.columns(['limit_name', 'subject_hash']).doUpdateSet(kept))
    .execute()
}

/**
 * Stores uses as rows. Each turn is one transaction, so that simultaneous tries at two processes both count; a refusal counts
 * nothing.
 */
export function createSharedHits({ database, secret }: { database: Database; secret: KeyObject }) {
  const seal = (name: string): string => sealName(secret, name)
  return {
    seal,
    within<Result>(
      looked: Looked,
      decide: (fill: (counter: LimitCounter) => void) => Decision<Result>,
    ): Promise<Result> {
      const rows = looked.flatMap(([limit, subject]) =>
        listNetworks(subject).map(({ name }) => ({
          limit: limit.name,
          key: seal(name),
          perSeconds: limit.perSeconds,
        })),
      )
      return database.write(async (tx) => {
        const before = await readHits(tx, rows)
        const { result, counter } = decide((empty) => {
          for (const [{ limit, key }, times] of before) empty.restore(limit, key, times)
        })
        for (const [row, times] of before) {
          const after = counter.timesOf(row.limit, row.key)
          // Each use has its own time, so any change changes the last one.
          if (after.at(-1) !== times.at(-1)) await saveHits(tx, row, after)
        }
        return result
      })
    },
  }
}
export type SharedHits = ReturnType<typeof createSharedHits>
