import { beforeEach, describe, expect, test } from 'vitest'
import { endPromises, meetPromises, unmeetPromise } from '../../../api/src/promises/keep-promises.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { insertRows } from '../../support/rows.ts'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Person } from '../../support/world.ts'
import { createCallWorld } from './call-world.ts'

const world = useWorld(createCallWorld)
let phones = 9_876_510_000
const newPhone = () => {
  phones += 1
  return String(phones)
}
beforeEach(() => world.setTime('2026-06-10T10:00'))

const day = 1_440
const toUser = ({ id: _id, name, email }: Person) => ({ user: { _id, name, email } })
const isListed = async (id: string) => (await world.cardOf(id)) !== undefined
const addFamily = () => world.addFamily(newPhone())
async function addBooking(more: Partial<Parameters<typeof insertBooking>[1]> = {}) {
  const family = await addFamily()
  const booking = await insertBooking(world, { owner: toUser(family), ...more })
  return { family, booking }
}
async function addMissedVisit(more: Partial<Parameters<typeof insertVisit>[1]> = {}) {
  const { family, booking } = await addBooking({ user_info: JSON.stringify({ phone: newPhone() }) })
  const caretaker = await world.addPerson('caretaker')
  const startsAt = world.clock.now.toISOString()
  const visit = await insertVisit(world, {
    booking: { _id: booking.id },
    caretaker,
    startsAt,
    status: 'missed',
    ...more,
  })
  return { family, booking, visit }
}

describe('a missed visit is on the call sheet (rule CALL-1)', () => {
  test('from its start, marked as late, for three days', async () => {
    const { visit, booking } = await addMissedVisit()
    const startsAt = world.clock.now.toISOString()
    world.wait(1)
    const card = await world.cardOf(visit.id)
    expect([card?.when, card?.items]).toMatchObject([
      'late',
      [{ type: 'visit', bookingId: booking.id, label: booking.code, serviceType: 'elderly-care', dueAt: startsAt }],
    ])
    world.wait(3 * day - 2)
    expect(await isListed(visit.id)).toBe(true)
    world.wait(1)
    expect(await isListed(visit.id)).toBe(false)
  })

  test('until an admin reached the family; "no answer" only postpones it', async () => {
    const { visit } = await addMissedVisit()
    const { visit: other } = await addMissedVisit()
    const { visit: planned } = await addMissedVisit({ status: 'planned' })
    await world.log(await world.cardOf(visit.id), 'no-answer')
    expect(await world.cardOf(visit.id)).toMatchObject({ when: 'later', attempts: 1, lastOutcome: 'no-answer' })
    world.wait(30)
    expect(await world.cardOf(visit.id)).toMatchObject({ when: 'late' })
    await world.log(await world.cardOf(visit.id), 'reached')
    expect([await isListed(visit.id), await isListed(other.id), await isListed(planned.id)]).toEqual([
      false,
      true,
      false,
    ])
    await world.log(await world.cardOf(other.id), 'wrong-number')
    expect(await isListed(other.id)).toBe(false)
  })
})

describe('a booking is on the call sheet (rule CALL-1)', () => {
  test('while its promise of a call is open', async () => {
    const [kept, ended, over, open] = [
      await world.book(await addFamily()),
      await world.book(await addFamily()),
      await world.book(await addFamily()),
      await world.book(await addFamily()),
    ]
    const all = [kept, ended, over, open]
    const listed = () => Promise.all(all.map(({ _id }) => isListed(_id)))
    expect(await listed()).toEqual([true, true, true, true])
    const toSubject = ({ _id: id }: { _id: string }) => ({ type: 'booking', id }) as const
    const { database } = world.deps
    await database.write((tx) => meetPromises(tx, toSubject(kept), ['call'], world.clock.now))
    await database.write((tx) => endPromises(tx, toSubject(ended), 'cancelled', world.clock.now))
    world.wait(3 * 60)
    await database.write((tx) => endPromises(tx, toSubject(over), 'cancelled', world.clock.now))
    expect(await listed()).toEqual([false, false, false, true])
    const [card] = await world.sheet()
    expect([card?.when, (await world.cardOf(open._id))?.items[0]?.dueAt]).toEqual([
      'late',
      new Date(Date.parse(open.createdAt) + 2 * 3_600_000).toISOString(),
    ])
    // Only the promise of a call counts; other kept promises remove nothing from the sheet.
    await database.write((tx) => meetPromises(tx, toSubject(open), ['match', 'verification'], world.clock.now))
    expect(await isListed(open._id)).toBe(true)
    await database.write((tx) => unmeetPromise(tx, toSubject(kept), { kind: 'call' }, world.clock.now))
    expect(await isListed(kept._id)).toBe(true)
  })

  test('with the requested number, else that of the account, else that of the patient’s home (rule JRN-18)', async () => {
    const [wished, own, home] = [newPhone(), newPhone(), newPhone()]
    const user_info = JSON.stringify({ phone: own })
    const patient_details = JSON.stringify({ emergencyPhone: home })
    const phones: (string | null | undefined)[] = []
    for (const more of [
      { user_info, patient_details, form_data: JSON.stringify({ callNumber: wished }) },
      { user_info, patient_details, form_data: JSON.stringify({ callNumber: '' }) },
      { user_info: '{}', patient_details },
      { user_info: '{}', patient_details: '{}' },
    ]) {
      const { booking } = await addBooking(more)
      await insertRows(world, 'call_tries', {
        subject_type: 'booking',
        subject_id: booking.id,
        attempts: 1,
        days: 1,
        last_day: '2026-06-10',
        next_try_at: world.clock.now.toISOString(),
        given_up: 0,
      })
      phones.push((await world.cardOf(booking.id))?.phone)
    }
    expect(phones).toEqual([`+91${wished}`, `+91${own}`, `+91${home}`, null])
  })
})

test('callbacks and messages are on the call sheet with their texts and their tries (rule CALL-1)', async () => {
  const callback = await world.ask(await addFamily())
  const phone = newPhone()
  await world.write(phone)
  expect((await world.cardOf(callback))?.items).toMatchObject([
    {
      type: 'callback',
      bookingId: null,
      label: '',
      serviceType: 'elderly-care',
      notes: 'Please call Amma',
      isTyped: false,
    },
  ])
  const card = await world.cardAt(phone)
  expect(card?.items).toMatchObject([
    {
      type: 'message',
      bookingId: null,
      label: 'Nights',
      serviceType: '',
      serviceName: '',
      notes: 'Is a nurse free?',
    },
  ])
  await world.log(card, 'busy')
  await world.log(await world.cardOf(callback), 'no-answer')
  expect([await world.cardAt(phone), await world.cardOf(callback)]).toMatchObject([
    { attempts: 1, lastOutcome: 'busy', nextTryAt: '2026-06-10T04:45:00.000Z' },
    { attempts: 1, lastOutcome: 'no-answer', nextTryAt: '2026-06-10T05:00:00.000Z' },
  ])
})
