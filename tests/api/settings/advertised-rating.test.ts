import { computePageSettings } from '@thodu/api/contract/settings/page-settings'
import { expect, test } from 'vitest'
import { openSettings } from '../../../api/src/settings/effective-settings.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const family = usePerson(world, 'user')

async function readAdvertised(): Promise<number | null> {
  const { database, config, logger } = world.deps
  const { values, logo, hasRatings } = await openSettings({ database, defaults: config.settingsDefaults, logger })
  return computePageSettings(values, logo, hasRatings).brand.advertisedRating
}

test('pages advertise no rating once a family has rated care (rule CAT-10)', async () => {
  await insertBooking(world, { owner: family, status: 'completed' })
  expect(await readAdvertised()).toBe(4.9)
  await insertBooking(world, { owner: family, status: 'completed', rating: 2, reviewed_at: new Date().toISOString() })
  expect(await readAdvertised()).toBeNull()
})
