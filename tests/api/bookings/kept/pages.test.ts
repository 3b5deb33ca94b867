import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { type BookingRow, newId, type Reader } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../../../api/src/bookings/booking-wire.ts'
import { completeBookings, selectBookings } from '../../../../api/src/bookings/bookings.queries.ts'
import { preparedRunner, runnerOf } from '../../../../db/src/prepared-runner.ts'
import { insertBooking } from '../../../support/insert-booking.ts'
import { createWorld, type World } from '../../../support/world.ts'

const at = '2026-06-10T06:30:00.000Z'
let world: World
const rows: BookingRow[] = []
const notesOf = [2, 0, 1, 3, 0, 1]
const filesOf = [0, 1, 2, 0, 1, 1]

/** Six bookings of six families: every second has a caretaker, every third agreed terms, the fifth an adjustment, the second a request. */
beforeAll(async () => {
  world = await createWorld()
  for (const [index, notes] of notesOf.entries()) {
    const { id: _id, name, email } = await world.addPerson('user', `Family ${index}`)
    const caretaker = await world.addPerson('caretaker', `Caretaker ${index}`)
    const files = []
    for (let count = filesOf[index] ?? 0; count > 0; count--) {
      const owner = { id: _id, name, email, token: '' }
      files.push({ id: await world.addDocument(owner, 'medicalReports'), category: 'medicalReports' })
    }
    const hers = index % 2 === 0 ? { caretaker: { user: { ...caretaker, _id: caretaker.id } } } : {}
    const row = await insertBooking(world, { owner: { user: { _id, name, email } }, files, ...hers })
    rows.push(row)
    await world.deps.database.write(async (tx) => {
      for (let count = 0; count < notes; count++)
        await tx
          .insertInto('booking_notes')
          .values({
            id: newId(),
            booking_id: row.id,
            author_id: caretaker.id,
            author_name: caretaker.name,
            note: `Note ${count}`,
            created_at: at,
          })
          .execute()
      const what = { booking_id: row.id, reason: 'agreed', by_id: null, created_at: at }
      if (index % 3 === 0)
        await tx
          .insertInto('care_terms')
          .values({ ...what, version: 1, price: 3_000, parts: 1, counted: 0, early_end: 'share', single_price: null })
          .execute()
      const adjustment = { ...what, id: newId(), kind: 'credit', amount: 100, payment_id: null } as const
      if (index === 4)
        await tx
          .insertInto('money_adjustments')
          .values({ ...adjustment, day: '2026-06-10' })
          .execute()
      const request = { id: newId(), booking_id: row.id, kind: 'cancel', state: 'open' } as const
      if (index === 1)
        await tx
          .insertInto('change_requests')
          .values({ ...request, created_at: at, updated_at: at })
          .execute()
    })
  }
})
afterAll(() => world.close())

/** The database's reader, and how many rows each of its statements got, by the table it reads first. */
function countRows() {
  const { read } = world.deps.database
  const runner = runnerOf(read)
  const got: Record<string, number> = {}
  const counting = {
    dialect: runner.dialect,
    readRows: async (text: string, parameters: readonly unknown[]) => {
      const found = await runner.readRows(text, parameters)
      got[/from "(\w+)"/.exec(text)?.[1] ?? text] = found.length
      return found
    },
  }
  const get = (_: Reader, name: string | symbol) => {
    if (name === preparedRunner) return counting
    const value: unknown = Reflect.get(read, name)
    return typeof value === 'function' ? value.bind(read) : value
  }
  return { db: new Proxy(read, { get }), got }
}
const sum = (counts: number[], places: number[]) => places.reduce((all, place) => all + (counts[place] ?? 0), 0)
const pick = (places: number[]) => rows.filter((_, place) => places.includes(place))

const pages = [[0], [1], [2, 4], [1, 3, 5], [0, 1, 2, 3, 4, 5]]
const viewers: Viewer[] = ['user', 'caretaker', 'admin']
test.each(pages.flatMap((places) => viewers.map((viewer) => ({ places, viewer }))))(
  'a page of the bookings $places reads for a $viewer what hangs on them, and nothing of others',
  async ({ places, viewer }) => {
    const { db, got } = countRows()
    const shown = await completeBookings(db, pick(places), viewer)
    const cared = places.filter((place) => place % 2 === 0)
    const withMoney = places.filter((place) => place % 3 === 0 || place === 4)
    const asked = places.includes(1) ? [1] : []
    expect(got).toEqual({
      booking_notes: sum(notesOf, places),
      booking_files: sum(filesOf, places),
      ...(cared.length > 0 ? { accounts: cared.length } : {}),
      ...(viewer === 'caretaker' ? {} : { promises: 0 }),
      ...(viewer === 'user' ? { care_terms: withMoney.length, change_requests: asked.length } : {}),
    })
    const tell = (read: (booking: Booking) => unknown) => shown.map(read)
    expect(tell(({ _id }) => _id)).toEqual(pick(places).map(({ id }) => id))
    expect(tell(({ caretakerNotes }) => caretakerNotes.length)).toEqual(places.map((place) => notesOf[place]))
    expect(tell(({ uploadedFiles }) => uploadedFiles.medicalReports?.length ?? 0)).toEqual(
      places.map((place) => filesOf[place]),
    )
    expect(tell(({ assignedCaregiver }) => assignedCaregiver?.name ?? null)).toEqual(
      places.map((place) => (place % 2 === 0 ? `Caretaker ${place}` : null)),
    )
    const isFamily = viewer === 'user'
    expect(tell(({ hasMoney }) => hasMoney === true)).toEqual(
      places.map((place) => isFamily && withMoney.includes(place)),
    )
    expect(tell(({ changeRequest }) => changeRequest?.kind)).toEqual(
      places.map((place) => (isFamily && asked.includes(place) ? 'cancel' : undefined)),
    )
  },
)

test.each(viewers)('an empty page asks the database nothing for a %s', async (viewer) => {
  const { db, got } = countRows()
  expect(await completeBookings(db, [], viewer)).toEqual([])
  expect(got).toEqual({})
})

test.each(pages.map((places) => ({ places })))('the bookings $places are read, and no other', async ({ places }) => {
  const seqs = pick(places).map(({ seq }) => seq)
  const found = await selectBookings(world.deps.database.read, { seqs })
  expect(found.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(seqs)
})
