import { existsSync, readFileSync } from 'node:fs'
import { removeAccount } from '@thodu/api'
import { newId } from '@thodu/db'
import { expect, test } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)

/** A text that fills whole database pages, with the canary at its beginning and end. */
const longWords = (canary: string): string =>
  `${canary}-begin ${'the patient takes this medicine every morning, '.repeat(150)} ${canary}-end`

const filesHold = (canary: string): string[] =>
  ['', '-wal'].flatMap((suffix) => {
    const path = `${api.config.databaseFile}${suffix}`
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
    return ['begin', 'end'].filter((part) => bytes.includes(`${canary}-${part}`)).map((part) => `${suffix} ${part}`)
  })

test('long texts of a removed person are neither in the database file nor in its write-ahead log', async () => {
  const email = api.nextEmail('goes')
  const id = await api.addAccount('user', { name: 'Asha Rao', email })
  const booking = await insertBooking(api, {
    status: 'completed',
    owner: { user: { _id: id, name: 'Asha Rao', email } },
  })
  const at = api.deps.now().toISOString()
  const canaries = Array.from({ length: 24 }, (_, number) => `canary-${number}-of-asha`)
  for (const [number, canary] of canaries.entries()) {
    await insertRows(api, 'messages', {
      ...{ id: newId(), name: 'Asha Rao', email, phone: '', subject: 'A question', message: longWords(canary) },
      ...{ inquiry_type: 'general', status: 'new', note: null, owner_id: null, owned_at: null },
      ...{ created_at: at, updated_at: at },
    })
    // Half of the texts are in the file itself, and the rest in the write-ahead log only.
    if (number === canaries.length / 2) await api.deps.database.overwriteDeleted()
  }
  const details = 'canary-details-of-asha'
  await updateRows(
    api,
    'bookings',
    { id: booking.id },
    { patient_details: JSON.stringify({ medicines: longWords(details) }) },
  )
  const all = [...canaries, details]
  expect(all.filter((canary) => filesHold(canary).length === 0)).toEqual([])
  await removeAccount(api.deps, email)
  expect(all.flatMap(filesHold)).toEqual([])
})
