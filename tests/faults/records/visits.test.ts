import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayOfMoment, momentOf } from '@thodu/api/contract/time'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { adminEnv, signUp } from '../../support/people.ts'
import { startServer } from '../../support/servers/server.ts'
import { checkInvariants } from '../support/check-invariants.ts'
import { expectSound, isFull, printFigures, rounds } from '../support/figures.ts'
import { createLedger } from '../support/ledger.ts'
import { sendBooking } from '../support/load.ts'
import { killWhen } from '../support/run-script.ts'

/** Days without planning, so that a start has many visits to create. */
const behind = isFull ? 120 : 40
const bookings = isFull ? 40 : 8

type Row = { booking_id: string; service_day: string; code: string }

test('visits that are being planned when the process is killed are planned once', async () => {
  const roundCount = rounds(20, 2)
  const first = await startServer({ env: adminEnv })
  const { dataDir } = first
  const family = await signUp(first)
  const ledger = createLedger()
  for (let index = 0; index < bookings; index += 1) await sendBooking({ url: first.url, token: family.token }, ledger)
  await first.stop()
  const today = dayOfMoment(momentOf(new Date()))
  const lastMade = addDays(today, -behind)
  const raw = new BetterSqlite3(join(dataDir, 'thodu.db'), { timeout: 5_000 })
  const at = new Date().toISOString()
  for (const id of ledger.bookings.values()) {
    raw
      .prepare(`insert into rosters (booking_id, starts_on, days_mask, mode, generated_until, created_at, updated_at)
        values (?, ?, 127, 'visits', ?, ?, ?)`)
      .run(id, lastMade, lastMade, at, at)
    raw.prepare(`insert into roster_shifts values (?, 'D', 480, 360), (?, 'N', 1200, 600)`).run(id, id)
  }
  const days = Array.from({ length: behind + 13 }, (_, place) => addDays(lastMade, place + 1))
  const wanted = [...ledger.bookings.values()]
    .flatMap((id) => days.flatMap((day) => [`${id} ${day} D`, `${id} ${day} N`]))
    .toSorted()
  const list = () =>
    (raw.prepare('select booking_id, service_day, code from visits').all() as Row[])
      .map(({ booking_id, service_day, code }) => `${booking_id} ${service_day} ${code}`)
      .toSorted()
  const counted = raw.prepare('select count(*) as rows from visits')
  const count = () => (counted.get() as { rows: number }).rows
  let inTheMiddle = 0
  for (let round = 0; round < roundCount; round += 1) {
    raw.exec('delete from visits')
    raw.prepare('update rosters set generated_until = ?').run(lastMade)
    const enough = Math.random() * wanted.length * 0.8
    await killWhen(dataDir, () => count() > enough)
    if (count() < wanted.length) inTheMiddle += 1
    const server = await startServer({ env: adminEnv, dataDir })
    for (let waited = 0; waited < 200 && list().length < wanted.length; waited += 1) await sleep(100)
    await server.stop()
    expect(list()).toEqual(wanted)
    expectSound(await checkInvariants(dataDir, ledger))
  }
  raw.close()
  printFigures('Visits made under SIGKILL', { rounds: roundCount, visits: wanted.length, inTheMiddle })
  // A test whose kills come too late proves nothing.
  expect(inTheMiddle).toBeGreaterThan(0)
  await first.remove()
})
