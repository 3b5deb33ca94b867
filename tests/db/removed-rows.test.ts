import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'

const opened = useDatabase()

test('the content of a deleted row is overwritten in the file', async () => {
  const { write, upkeep } = opened()
  const canary = 'canary-of-a-removed-row'
  const names = Array.from({ length: 40 }, (_, number) => `fact-${number}`)
  await write(async (tx) => {
    for (const name of names)
      await tx
        .insertInto('system_facts')
        .values({ name, value: `${canary}-${name}`, updated_at: 'now' })
        .execute()
  })
  const fileHolds = () => {
    upkeep.raw.pragma('wal_checkpoint(TRUNCATE)')
    return readFileSync(upkeep.file).includes(canary)
  }
  expect(fileHolds()).toBe(true)
  await write((tx) => tx.deleteFrom('system_facts').where('name', 'in', names).execute())
  expect(fileHolds()).toBe(false)
})
