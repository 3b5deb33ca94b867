import type { Client } from 'pg'
import { callRows, promiseRow, type SeedRow, type SeedWorld } from '../seed-promises.ts'

const slice = 5_000

/** Puts that many promises, and as many calls, into a database whose triggers rest: the same rows as in a file. */
export async function growPromises(client: Client, { each, now }: { each: number; now: Date }): Promise<void> {
  const ids = async (sql: string): Promise<string[]> =>
    (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id)
  const world: SeedWorld = {
    bookings: await ids('select id from bookings order by seq desc'),
    office: await ids('select id from accounts order by id limit 5'),
    now,
  }
  const insert = (table: string, rows: readonly SeedRow[]) =>
    client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ])
  for (let from = 0; from < each; from += slice) {
    const places = Array.from({ length: Math.min(slice, each - from) }, (_, index) => from + index)
    const made = places.map((place) => callRows(place, world))
    await insert(
      'promises',
      places.map((place) => promiseRow(place, world)),
    )
    await insert(
      'calls',
      made.map(({ call }) => call),
    )
    await insert(
      'call_items',
      made.map(({ item }) => item),
    )
  }
}
