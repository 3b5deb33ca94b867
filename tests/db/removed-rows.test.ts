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

test('long texts of a deleted row are overwritten too, when whole pages become free', async () => {
  const { write, upkeep } = opened()
  const words = (name: string) => `${'the patient takes this medicine every morning, '.repeat(400)}canary-of-${name}`
  const names = Array.from({ length: 30 }, (_, number) => `long-${number}`)
  await write((tx) =>
    tx
      .insertInto('system_facts')
      .values(names.map((name) => ({ name, value: words(name), updated_at: 'now' })))
      .execute(),
  )
  const findInFile = () => {
    upkeep.raw.pragma('wal_checkpoint(TRUNCATE)')
    const file = readFileSync(upkeep.file)
    return names.filter((name) => file.includes(`canary-of-${name}`))
  }
  expect(findInFile()).toEqual(names)
  await write((tx) => tx.deleteFrom('system_facts').where('name', 'in', names).execute())
  expect(findInFile()).toEqual([])
})
