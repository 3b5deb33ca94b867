import { expect, test } from 'vitest'
import type { Deps } from '../../../../api/src/http/environment.ts'
import { startSweeping } from '../../../../api/src/system/sweep.ts'
import { createTestApi } from '../../../support/api.ts'
import { useWorld } from '../../../support/use-world.ts'

const api = useWorld(() => createTestApi({}, { now: () => new Date('2030-01-01T06:30:00.000Z') }))

test('only one process erases at a time, and another continues afterwards (rule PRIV-K4)', async () => {
  const id = await api.addAccount('user', { name: 'Asha Rao', email: 'asha@example.in' })
  const { database } = api.deps
  const at = '2026-01-01T06:30:00.000Z'
  await database.write((tx) =>
    tx.updateTable('accounts').set({ restricted_at: at, updated_at: at }).where('id', '=', id).execute(),
  )
  const isGone = async () =>
    (await database.read.selectFrom('accounts').select('removed_at').where('id', '=', id).executeTakeFirstOrThrow())
      .removed_at !== null
  const lease = { name: 'sweep-keeping', holder: 'another process', until: '2030-01-01T06:31:00.000Z' }
  await database.write((tx) => tx.insertInto('leases').values(lease).execute())
  let swept = 0
  // Pretends that the database is shared, whatever the engine.
  const deps: Deps = {
    ...api.deps,
    database: {
      ...database,
      isShared: true,
      write: (job) => {
        swept += 1
        return database.write(job)
      },
    },
  }
  startSweeping(deps)()
  // Each sweep writes its lease and returns it, so the last sweep has ended when no row changes any more.
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = swept > 0 && swept === before
        before = swept
        return isQuiet
      },
      { interval: 500, timeout: 20_000 },
    )
    .toBe(true)
  expect(await isGone()).toBe(false)
  await database.write((tx) => tx.deleteFrom('leases').where('name', '=', lease.name).execute())
  startSweeping(deps)()
  await expect.poll(isGone, { timeout: 20_000 }).toBe(true)
})
