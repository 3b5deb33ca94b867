import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeAccount } from '@thodu/api'
import { newId } from '@thodu/db'
import { beforeAll, expect, test } from 'vitest'
import { eraseAccount, removeMailsAhead } from '../../../api/src/privacy/erasure/erase-account.ts'
import { columnsOf, personalData, personalTables } from '../../../api/src/privacy/inventory/personal-data.ts'
import { createTestApi } from '../../support/api.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { findInFiles, findInTables } from '../../support/privacy/find-canaries.ts'
import { plantPeople } from '../../support/privacy/plant.ts'
import { insertRows, updateRows } from '../../support/rows.ts'
import { useWorld } from '../../support/use-world.ts'

const api = useWorld(createTestApi)
let people: Awaited<ReturnType<typeof plantPeople>>
beforeAll(async () => {
  people = await plantPeople(api)
})

/** Logs and money records keep their texts for a period of their own. */
const isKept = (place: string): boolean => {
  const table = personalTables.find(([name]) => name === place.split('.')[0])?.[1]
  return (
    /^audit_search/.test(place) ||
    (table?.claims.some(
      ({ erase }) => typeof erase === 'object' && 'keeps' in erase && ['log', 'books'].includes(erase.keeps),
    ) ??
      false)
  )
}
const keptOf = (places: string[]): string[] => places.filter(isKept)

test('every column but flags and counters is classified as personal or not, on this engine (rule PRIV-D1)', async () => {
  const door = await api.sideDoor()
  const tables = (await door.tables()).filter((name) => !name.startsWith('kysely_'))
  expect(tables.filter((name) => !(name in personalData))).toEqual([])
  const unknown: string[] = []
  const twice: string[] = []
  for (const [name, table] of Object.entries(personalData)) {
    expect(tables, name).toContain(name)
    const columns = await door.columns(name)
    if (table.notPersonal === 'everything') continue
    const known = [...('columns' in table ? columnsOf(table).map(([column]) => column) : []), ...table.notPersonal]
    const unlisted = [...known, ...(await door.counters(name))]
    unknown.push(...columns.filter((column) => !unlisted.includes(column)).map((column) => `${name}.${column}`))
    unknown.push(
      ...known.filter((column) => !columns.includes(column)).map((column) => `${name}.${column} is no column`),
    )
    twice.push(...known.filter((column, place) => known.indexOf(column) !== place).map((column) => `${name}.${column}`))
  }
  expect({ unknown, twice }).toEqual({ unknown: [], twice: [] })
})

test('the test plants a canary in every column with personal data', async () => {
  const door = await api.sideDoor()
  const planted = new Set(
    [...people.leaving.canaries, ...people.leavingCaretaker.canaries].map((one) => `${one.table}.${one.column}`),
  )
  const held = personalTables.flatMap(([name, table]) =>
    columnsOf(table).flatMap(([column, { as }]) => (as === 'words' || as === 'secret' ? [`${name}.${column}`] : [])),
  )
  const inTables = new Set([
    ...(await findInTables(door, people.leaving)),
    ...(await findInTables(door, people.leavingCaretaker)),
  ])
  expect(held.filter((place) => !planted.has(place) && !/^audit_/.test(place))).toEqual([])
  expect(held.filter((place) => !inTables.has(place))).toEqual([])
})

test.each(['leaving', 'leavingCaretaker'] as const)(
  'removing an account (%s) leaves nothing outside of logs and money records',
  async (who) => {
    const door = await api.sideDoor()
    const person = people[who]
    const stay = who === 'leaving' ? people.staying : people.stayingCaretaker
    const before = await findInTables(door, person)
    const ofOther = await findInTables(door, stay)
    expect(before.length).toBeGreaterThan(30)
    expect(findInFiles(api, person).length).toBe(3)
    const filesOfOther = findInFiles(api, stay)
    await removeAccount(api.deps, person.email)
    expect(await findInTables(door, person)).toEqual(keptOf(before))
    expect(findInFiles(api, person)).toEqual([])
    expect(await findInTables(door, stay)).toEqual(ofOther)
    expect(findInFiles(api, stay)).toEqual(filesOfOther)
  },
)

test('removing an account counts deleted rows by table and deletes no mail of another family', async () => {
  const addOne = async () => {
    const email = api.nextEmail('counted')
    const id = await api.addAccount('user', { name: 'Asha Rao', email })
    await api.openSessionFor(id)
    await api.openSessionFor(id)
    const booking = await insertBooking(api, { owner: { user: { _id: id, name: 'Asha Rao', email } } })
    const mail = join(api.config.outboxDir, `${booking.code}.eml`)
    mkdirSync(api.config.outboxDir, { recursive: true })
    writeFileSync(mail, `From: a@example.in\r\nTo: team@example.in\r\n\r\nBooking ${booking.code}\r\n`)
    return { id, email, mail, code: booking.code }
  }
  const [goes, stays] = [await addOne(), await addOne()]
  expect(await removeMailsAhead(api.deps, goes)).toBe(1)
  expect([existsSync(goes.mail), existsSync(stays.mail)]).toEqual([false, true])
  const { erased, files } = await api.deps.database.write((tx) => eraseAccount(tx, goes, [], api.deps.now()))
  expect(files).toEqual({ uploads: [], email: goes.email, bookings: [goes.code], numbers: [] })
  expect([erased.get('sessions'), erased.get('bookings'), erased.get('documents')]).toEqual([2, 1, 0])
})

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
