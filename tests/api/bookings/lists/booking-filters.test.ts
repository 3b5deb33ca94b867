import { type BookingRow, newId } from '@thodu/db'
import { describe, expect, test } from 'vitest'
import type { BookingFilter } from '../../../../api/src/bookings/booking-filter.ts'
import { listBookings } from '../../../../api/src/bookings/list-bookings.ts'
import { type GivenBooking, insertBooking } from '../../../support/insert-booking.ts'
import { insertRows, updateRows } from '../../../support/rows.ts'
import { patient } from '../../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld, type Person } from '../../../support/world.ts'

const at = '2026-06-10T06:30:00.000Z'
const world = useWorld(createWorld)
const admin = usePerson(world, 'admin')

/** Lists all bookings that match a filter and checks their number against the total. @returns their ids */
async function list(filter: BookingFilter, { owner, isUpwards = false }: { owner?: string; isUpwards?: boolean } = {}) {
  const sort = { field: 'createdAt', direction: isUpwards ? 'asc' : 'desc' } as const
  const { rows, total } = await listBookings(world.deps.database.read, { filter, sort, offset: 0, limit: 100 }, owner)
  expect([filter, total]).toEqual([filter, rows.length])
  return rows.map(({ id }) => id)
}
type More = Omit<GivenBooking, 'owner'>
const add = (owner: Person, more: More = {}): Promise<BookingRow> => insertBooking(world, { owner, ...more })
const addFamily = (name = 'Asha Rao') => world.addPerson('user', name)

describe('the bookings filter of an admin', () => {
  test('finds open change requests until they are answered', async () => {
    const family = await addFamily()
    const [asked, answered, other] = [await add(family), await add(family), await add(family)]
    const change = { kind: 'cancel', created_at: at, updated_at: at } as const
    await insertRows(world, 'change_requests', [
      { ...change, id: newId(), booking_id: asked.id, state: 'open', closed_at: null },
      { ...change, id: newId(), booking_id: answered.id, state: 'done', closed_at: at },
    ])
    expect(await list({ changeAsked: true })).toEqual([asked.id])
    expect(await list({})).toEqual(expect.arrayContaining([asked.id, answered.id, other.id]))
  })

  const agree = (family: Person, purpose: 'care' | 'news') => {
    const read = { purpose, notice_version: '2020-01', language: 'en', text_sha256: 'x', on_behalf: 'self' } as const
    const by = { account_id: family.id, by_id: family.id, way: 'site', given_at: at } as const
    return insertRows(world, 'consents', { id: newId(), ...read, ...by })
  }
  type Sent = { template: 'notice' | 'bookingReceived'; state: 'opened' | 'sent' | 'delivered' | 'failed' }
  const send = (booking: BookingRow, sent: Sent) => {
    const to = { sent_to: 'family', channel: 'whatsapp', language: 'en' } as const
    const row = { id: newId(), booking_id: booking.id, by_id: admin.id, created_at: at, ...to, ...sent }
    return insertRows(world, 'communications', row)
  }

  test('finds families with an open booking that neither answered nor received the privacy notice', async () => {
    const families = await Promise.all(Array.from({ length: 9 }, () => addFamily()))
    const bookings: BookingRow[] = []
    for (const family of families) bookings.push(await add(family))
    const [silent, news, agreed, told, reached, opened, failed, other, over] = families
    if (!silent || !news || !agreed || !told || !reached || !opened || !failed || !other || !over)
      throw new Error('few')
    await agree(news, 'news')
    await agree(agreed, 'care')
    // A notice for one booking of the family counts for all of them.
    await send(await add(told, { status: 'completed' }), { template: 'notice', state: 'sent' })
    const of = (family: Person) => bookings[families.indexOf(family)] as BookingRow
    await send(of(reached), { template: 'notice', state: 'delivered' })
    await send(of(opened), { template: 'notice', state: 'opened' })
    await send(of(failed), { template: 'notice', state: 'failed' })
    await send(of(other), { template: 'bookingReceived', state: 'sent' })
    await updateRows(world, 'bookings', { id: of(over).id }, { status: 'cancelled' })
    const all = new Set(bookings.map(({ id }) => id))
    const owed = (await list({ noticeOwed: true })).filter((id) => all.has(id))
    const expected = [silent, news, opened, failed, other].map((family) => of(family).id)
    expect(owed.toSorted()).toEqual(expected.toSorted())
  })
})

describe('a search for a complete number or address', () => {
  const numbers = { family: '9876512340', relative: '9876512341' }
  const withPhone = (phone: string, email: string) => ({
    user_info: JSON.stringify({ name: 'Asha Rao', email, phone, location: '' }),
    search_text: `asha rao ${phone} ${email}`,
  })

  test('finds the bookings of its customer and of its emergency contact, and no other text', async () => {
    const family = await addFamily()
    const { family: phone } = numbers
    const own = await add(family, withPhone(`+91 ${phone}`, 'rao@whole.example'))
    const relative = await add(family, {
      ...withPhone(numbers.relative, 'other@whole.example'),
      patient_details: JSON.stringify({ ...patient, emergencyPhone: phone }),
    })
    const texts = { search_text: `a note of ${phone}, asha.rao@whole.example` }
    const inText = await add(family, { ...withPhone('9876512342', 'asha.rao@whole.example'), ...texts })
    expect(await list({ q: phone })).toEqual([relative.id, own.id])
    expect(await list({ q: 'Rao@whole.example' })).toEqual([own.id])
    expect(await list({ q: `Booking #${own.code}` })).toEqual([own.id])
    // A part of a number matches digits first, then the text as typed.
    expect((await list({ q: '98765-1234' })).toSorted()).toEqual([own.id, relative.id, inText.id].toSorted())
    const noted = await add(family, { search_text: 'call 9876512399, night@whole.example' })
    expect([await list({ q: '9876512399' }), await list({ q: 'night@whole.example' })]).toEqual([
      [noted.id],
      [noted.id],
    ])
    const house = await add(family, { search_text: 'house 7-1-204' })
    expect(await list({ q: '7-1-204' })).toEqual([house.id])
    expect(await list({ q: '7-1-205' })).toEqual([])
  })
})
