import type { CallbackInQueue } from '@thodu/api/contract/requests/queues.schema'
import type { CallCard, CallRecord } from '@thodu/api/contract/telephone/telephone.schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { unmeetPromise } from '../../../api/src/promises/keep-promises.ts'
import { insertBooking } from '../../support/insert-booking.ts'
import { selectRows, updateRows } from '../../support/rows.ts'
import { bookingBody } from '../../support/samples/patient.ts'
import { useWorld } from '../../support/use-world.ts'
import type { Refusal } from '../../support/world.ts'
import { createCallWorld } from './call-world.ts'

const world = useWorld(createCallWorld)
let phones = 9_876_520_000
const newPhone = () => {
  phones += 1
  return String(phones)
}
beforeEach(() => world.setTime('2026-06-10T10:00'))

const addFamily = (name?: string) => world.addFamily(newPhone(), name)
const statusOf = async (callback: string) =>
  (await world.call<CallbackInQueue>(world.ravi, 'GET', `/admin/callbacks/${callback}`)).body.status

describe('a stored call (rule CALL-4)', () => {
  test('is in the history of its bookings and in its record with its entries', async () => {
    const family = await addFamily()
    const phone = String(phones)
    const [booking, callback] = [await world.book(family), await world.ask(family)]
    const { code } = await world.readRow(booking._id)
    const details = JSON.stringify({ phone })
    await updateRows(world, 'bookings', { id: booking._id }, { user_info: details })
    const card = await world.cardOf(callback)
    const { body } = await world.log(card, 'reached', { direction: 'in', nextTryAt: '2026-06-11T05:00:00.000Z' })
    expect(body).toMatchObject({
      nextTryAt: null,
      by: { name: 'Ravi' },
      direction: 'in',
      outcome: 'reached',
      note: null,
    })
    expect(body.items).toHaveLength(2)
    expect((await world.readAudit(family.id)).at(-1)?.description).toBe(
      `Call received: reached, about 2 items: booking ${code}`,
    )
    const unknown = await world.find(newPhone())
    const made = await world.log(unknown, 'no-answer', { note: 'Rang twice' })
    expect(made.body).toMatchObject({ items: [], note: 'Rang twice' })
    expect((await world.readAudit(made.body._id)).map(({ description }) => description)).toEqual([
      'Call made: no-answer, about 0 items',
    ])
  })

  test.each([
    ['reached', 'called', 'answered'],
    ['not-interested', 'closed', 'answered'],
    ['wrong-number', 'closed', 'new'],
  ] as const)('with the outcome %s sets a callback to %s and a message to %s', async (outcome, callback, message) => {
    const id = await world.ask(await addFamily())
    const phone = String(phones)
    await world.write(phone)
    await world.log(await world.cardOf(id), outcome)
    const messages = await selectRows(world, 'messages', ['status'], { phone })
    expect([await statusOf(id), messages]).toEqual([callback, [{ status: message }]])
    expect(await world.cardAt(phone)).toBeUndefined()
  })

  test('settles entries of its own family only', async () => {
    const [own, others] = [await world.ask(await addFamily()), await world.ask(await addFamily())]
    const refused = await world.log<Refusal>(await world.cardOf(own), 'reached', {
      items: [{ type: 'callback', _id: others }],
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'call.item_gone'])
    const wrongKind = await world.log<Refusal>(await world.cardOf(own), 'reached', {
      items: [{ type: 'visit', _id: own }],
    })
    expect(wrongKind.body.code).toBe('call.item_gone')
    expect([await statusOf(own), await statusOf(others)]).toEqual(['open', 'open'])
  })

  test.each([
    ['now', '2026-06-10T10:00:00', false],
    ['a minute ahead', '2026-06-10T10:01:00', true],
    ['as the hours begin', '2026-06-11T09:00:00', true],
    ['a minute before they do', '2026-06-11T08:59:00', false],
    ['as they end', '2026-06-11T20:00:00', true],
    ['a minute after', '2026-06-11T20:01:00', false],
    ['in sixty days', '2026-08-09T10:00:00', true],
    ['later than that', '2026-08-09T10:00:01', false],
  ])('to call again %s', async (_, local, isTaken) => {
    const callback = await world.ask(await addFamily())
    const nextTryAt = new Date(`${local}+05:30`).toISOString()
    const { body } = await world.log<Partial<CallRecord & Refusal>>(await world.cardOf(callback), 'call-again', {
      nextTryAt,
    })
    expect([body.nextTryAt, body.code]).toEqual(isTaken ? [nextTryAt, undefined] : [undefined, 'call.time_wrong'])
  })
})

test('a card shows the admin who opened it last (rule CALL-3)', async () => {
  const id = await world.ask(await addFamily())
  await world.call(world.ravi, 'POST', '/admin/inbox/open', { kind: 'callback', _id: id, items: [] })
  world.wait(1)
  await world.find(String(phones), await world.addPerson('admin', 'Meera'))
  expect((await world.cardOf(id))?.openedBy?.name).toBe('Meera')
})

describe('the family on a card (rule CALL-2)', () => {
  test('is each account with the number, and name, address and language come from a known account', async () => {
    const phone = newPhone()
    await world.write(phone, { name: 'A Stranger' })
    const [latha, sita] = [await world.addFamily(phone, 'Latha Rao'), await world.addFamily(`0${phone}`, 'Sita Goud')]
    await world.setAccount(sita, { language: 'te' })
    for (const family of [latha, sita]) await world.ask(family)
    expect(await world.cardAt(phone)).toMatchObject({
      name: 'Latha Rao',
      email: latha.email,
      language: 'te',
      items: [{ type: 'callback' }, { type: 'callback' }, { type: 'message', isTyped: true }],
      families: [
        { _id: latha.id, name: 'Latha Rao' },
        { _id: sita.id, name: 'Sita Goud' },
      ],
    })
    expect((await world.find(phone)).families.map(({ name }) => name)).toEqual(['Latha Rao', 'Sita Goud'])
  })

  test('is a customer and never staff, removed, or restricted (rule CALL-10)', async () => {
    const phone = newPhone()
    const caretaker = await world.addPerson('caretaker', 'Aruna')
    await world.setAccount(caretaker, { phone })
    const [forgotten, zara, bela] = [
      await world.addFamily(phone, 'Anil'),
      await world.addFamily(phone, 'Zara'),
      await world.addFamily(newPhone(), 'Bela'),
    ]
    await world.setAccount(forgotten, { restricted_at: world.clock.now.toISOString() })
    const { id: _id, name, email } = bela
    await insertBooking(world, { owner: { user: { _id, name, email } }, user_info: JSON.stringify({ phone }) })
    const found = await world.find(phone)
    expect(found.families).toEqual([
      { _id: bela.id, name: 'Bela' },
      { _id: zara.id, name: 'Zara' },
    ])
    expect(found).toMatchObject({ name: 'Bela', when: 'due', items: [], attempts: 0, nextTryAt: null })
  })
})

describe('data that a stranger typed', () => {
  test('does not add an email address to a family without one (CALL-2)', async () => {
    const body = { ...bookingBody, customer: { name: 'Sita Goud', phone: '9876500401' } }
    const booking = await world.call(world.ravi, 'POST', '/admin/bookings', body)
    expect(booking.status).toBe(201)
    const subject = { type: 'booking', id: booking.body._id } as const
    await world.deps.database.write((tx) => unmeetPromise(tx, subject, { kind: 'call' }, world.clock.now))
    const alone = await world.cardOf(booking.body._id)
    expect(alone).toMatchObject({ name: 'Sita Goud', email: '' })

    await world.write('9876500401', { name: 'A Stranger', email: 'stranger@example.in' })
    const joined = await world.cardOf(booking.body._id)
    expect(joined).toMatchObject({ name: 'Sita Goud', email: '' })
    expect(joined?.items.map(({ type, isTyped }) => [type, isTyped])).toEqual([
      ['booking', false],
      ['message', true],
    ])
    expect(JSON.stringify(joined)).not.toContain('unknown-address')
  })

  test('shows the name of the stranger with the message only (CALL-2)', async () => {
    await world.addFamily('+919876500403')
    await world.book(await world.addPerson('user', 'Vani Rao'), { emergencyPhone: '9876500404' })
    for (const phone of ['9876500403', '9876500404']) {
      await world.write(phone, { name: 'A Stranger', email: 'stranger@example.in' })
      const { body: sheet } = await world.call<CallCard[]>(world.ravi, 'GET', '/admin/call-sheet')
      const listed = sheet.find((one) => one.phone === `+91${phone}`)
      const { body: found } = await world.call<CallCard>(world.ravi, 'POST', '/admin/call-sheet/find', { phone })
      expect(found.name).toMatch(/Rao$/)
      for (const card of [listed, found]) {
        expect(card?.items).toMatchObject([
          { isTyped: true, typedBy: { name: 'A Stranger', email: 'stranger@example.in' } },
        ])
        expect(JSON.stringify({ ...card, items: [] })).not.toMatch(/stranger/i)
      }
    }
  })

  test('with one of several numbers of a patient’s home does not show the stranger as the family (CALL-2)', async () => {
    await world.book(await world.addPerson('user', 'Uma Rao'), { emergencyPhone: '98765 00405 / 98765 00406' })
    for (const phone of ['9876500405', '9876500406']) {
      await world.write(`${phone} or 044 2345 6789`, { name: 'A Stranger', email: 'stranger@example.in' })
      const { body: sheet } = await world.call<CallCard[]>(world.ravi, 'GET', '/admin/call-sheet')
      const card = sheet.find((one) => one.phone === `+91${phone}`)
      expect(card?.items).toMatchObject([{ isTyped: true, typedBy: { name: 'A Stranger' } }])
      expect(JSON.stringify({ ...card, items: [] })).not.toMatch(/stranger/i)
    }
  })
})
