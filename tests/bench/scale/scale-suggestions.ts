import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@thodu/db'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from '../api/workbench.ts'
import { printTable } from '../load.ts'
import { readCpuMs, startProcess } from '../processes.ts'
import { startCaller } from './caller.ts'

const caretakers = 100
const visits = 5_000
const callsEach = 200
/** Rounds in turn, after some that are not counted, as in scale.ts. */
const rounds = 3
const notCounted = 20
/** p99 of the suggestions for a booking and for a visit (rule FAST-4), in ms. */
const p99Limit = 50

const dayMinutes = 1_440
const languages = ['te', 'hi', 'ur', 'en']
const pincodes = ['506001', '506002', '506003', '506005', '506009']

/**
 * Inserts profiles for a hundred caretakers, the others being inactive, and fifty visits for each: forty days back, ten
 * ahead.
 */
function addPeopleAndVisits(file: string): { bookings: string[]; visits: string[] } {
  const database = openSqlite(file)
  const { raw } = database.upkeep
  const idsOf = (query: string) => raw.prepare(query).pluck().all() as string[]
  const people = idsOf("select id from accounts where role = 'caretaker' order by id")
  const bookings = idsOf("select id from bookings where status = 'pending' order by seq desc limit 100")
  const chosen = people.slice(0, caretakers)
  const today = Math.floor(Date.now() / 60_000 / dayMinutes) * dayMinutes + 150
  raw.transaction(() => {
    raw.prepare("update accounts set inactive_at = 'x' where role = 'caretaker' and id > ?").run(chosen.at(-1))
    const profile = raw.prepare('insert into caretaker_profiles (account_id, gender, home_pincode) values (?, ?, ?)')
    const service = raw.prepare('insert into caretaker_service_types (account_id, service_type) values (?, ?)')
    const language = raw.prepare('insert into caretaker_languages (account_id, language) values (?, ?)')
    const hours = raw.prepare(
      'insert into caretaker_hours (account_id, weekday, from_min, to_min) values (?, ?, 480, 1200)',
    )
    const visit = raw.prepare(`insert into visits
      (id, booking_id, service_day, code, ordinal, starts_min, ends_min, caretaker_id, status, started_min, ended_min, created_at, updated_at)
      values (?, ?, ?, 'D', ?, ?, ?, ?, ?, ?, ?, '', '')`)
    for (const [place, id] of chosen.entries()) {
      profile.run(id, place % 3 === 0 ? 'male' : 'female', pincodes[place % pincodes.length])
      for (const type of ['elderly-care', 'post-operative', 'baby-care', 'other']) service.run(id, type)
      for (const one of languages.slice(0, 1 + (place % languages.length))) language.run(id, one)
      for (let weekday = 1; weekday < 7; weekday += 1) hours.run(id, weekday)
      for (let day = -40; day < visits / caretakers - 40; day += 1) {
        const starts = today + day * dayMinutes
        const isDone = day < 0
        const ends = starts + 480
        visit.run(
          `visit-${place}-${day}`,
          bookings[(place + day + 40) % bookings.length],
          new Date(starts * 60_000).toISOString().slice(0, 10),
          place,
          starts,
          ends,
          id,
          isDone ? 'done' : 'planned',
          ...(isDone ? [starts + (place % 20), ends] : [null, null]),
        )
      }
    }
  })()
  const ahead = idsOf("select id from visits where status = 'planned' order by id")
  raw.close()
  return { bookings, visits: ahead }
}

const quantile = (values: number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/** Prints the cost of suggestions with 100 caretakers and 5,000 visits. @returns whether the limit was reached */
export async function benchSuggestions(): Promise<boolean> {
  const dataDir = copyToDataDir(await seededFile(10_000, 100_000), 'suggestions')
  const deps = await openDeps(dataDir)
  const cast = await castPeople(deps, 100)
  await deps.database.close()
  const made = addPeopleAndVisits(join(dataDir, 'thodu.db'))
  const env = { PORT: '0', DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' }
  const server = await startProcess('api/src/main.ts', [], env)
  const caller = startCaller(server.url)
  const rows = Object.entries(made).map(([kind, ids]) => ({ kind, ids, taken: [] as number[], cpuMs: 0 }))
  for (let round = 0; round < rounds; round += 1)
    for (const row of rows) {
      const { kind, ids, taken } = row
      const ask = (count: number, from: number) =>
        caller.time(
          Array.from({ length: count }, (_, index) => ({
            name: kind,
            path: `/api/admin/${kind}/${ids[(from + index) % ids.length]}/suggestions`,
            token: cast.admin,
          })),
        )
      await ask(notCounted, 0)
      const before = readCpuMs(server.child.pid)
      taken.push(...(await ask(callsEach, notCounted)))
      row.cpuMs += readCpuMs(server.child.pid) - before
    }
  await caller.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  printTable(
    `Suggestions among ${caretakers} caretakers with ${visits.toLocaleString('en-US')} visits (ms, one caller, ${rounds} times ${callsEach} calls each)`,
    ['for', 'p50', 'p99', 'processor'],
    rows.map(({ kind, taken, cpuMs }) => [
      kind,
      quantile(taken, 0.5).toFixed(1),
      quantile(taken, 0.99).toFixed(1),
      (cpuMs / taken.length).toFixed(1),
    ]),
  )
  return rows.every(({ taken }) => quantile(taken, 0.99) < p99Limit)
}
