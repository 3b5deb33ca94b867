import { expect, test } from 'vitest'
import { readInstallation } from '../../../api/src/installation/read-installation.ts'
import { useDatabase } from '../../support/database.ts'

const database = useDatabase()

test('an installation has one name, made once and kept with its data', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  await database().write((tx) =>
    tx
      .insertInto('system_facts')
      .values({ name: 'another', value: '"another"', updated_at: now.toISOString() })
      .execute(),
  )
  const name = await readInstallation(database(), now)
  expect(name).toMatch(/^[\da-f-]{36}$/)
  expect(await readInstallation(database(), new Date('2027-01-01T00:00:00Z'))).toBe(name)
  const [one, other] = await Promise.all([readInstallation(database(), now), readInstallation(database(), now)])
  expect([one, other]).toEqual([name, name])
})

test('two processes that start at once agree on it', async () => {
  const now = new Date('2026-11-21T06:30:00Z')
  const [one, other] = await Promise.all([readInstallation(database(), now), readInstallation(database(), now)])
  expect(one).toBe(other)
})
