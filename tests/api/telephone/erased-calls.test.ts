import { removeAccount } from '@thodu/api'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { expect, test } from 'vitest'
import { insertVisit } from '../../support/samples/insert-visit.ts'
import { bookingBody, patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin', 'Ravi')
const family = usePerson(world, 'user', 'Latha Rao')

const db = () => world.deps.database
const find = async (phone: string) =>
  (await world.call<CallCard>(admin, 'POST', '/admin/call-sheet/find', { phone })).body
/** Stores a call from or to a number with a note about everything on the card. */
async function speak(phone: string, outcome = 'reached') {
  const { key, items } = await find(phone)
  const about = items.map(({ type, _id }) => ({ type, _id }))
  const note = `spoke about ${phone}`
  const call = { key, items: about, outcome, note, clientCallId: `call-${phone}`, direction: 'in' }
  expect((await world.call(admin, 'POST', '/admin/calls', call)).status).toBe(201)
  return items.map(({ type }) => type)
}
const write = (email: string, phone: string) =>
  world.call(undefined, 'POST', '/contact', {
    name: 'Latha',
    email,
    phone,
    subject: 'Nights',
    message: 'Is a nurse free?',
    inquiryType: 'general',
  })

test('no call of a removed person keeps a number or a note, and calls of others stay unchanged (CALL-6)', async () => {
  const [own = '', given = '', called = '', emergency = '', written = '', missed = ''] = [1, 2, 3, 4, 5, 6].map(
    (digit) => `987650110${digit}`,
  )
  const setPhone = (phone: string) =>
    db().write((tx) => tx.updateTable('accounts').set({ phone }).where('id', '=', family.id).execute())
  // The number of the account at the time of the booking, and its present number.
  await setPhone(given)
  const book = async (callNumber: string) => {
    const patientDetails = { ...patient, emergencyPhone: `0${emergency}` }
    const asked = { ...bookingBody, formData: { callNumber }, patientDetails }
    return (await world.call(family, 'POST', '/booking', asked)).body
  }
  const booked = await book(called)
  const visited = await book(missed)
  await setPhone(`+91 ${own}`)
  const caretaker = await world.addPerson('caretaker', 'Sridevi')
  await insertVisit(world, { booking: visited, caretaker, startsAt: '2026-06-09T04:30:00.000Z', status: 'missed' })
  await write(family.email.toUpperCase(), written)
  await write('another.person@example.in', '9876501200')

  for (const number of [own, given, called, emergency]) await speak(number)
  expect(await speak(written)).toEqual(['message'])
  expect(await speak(missed, 'no-answer')).toContain('visit')
  await speak('9876501200')
  // Two numbers were corrected since, so only the subjects of the calls lead to them.
  await db().write(async (tx) => {
    await tx.updateTable('bookings').set({ form_data: '{}' }).where('id', '=', visited._id).execute()
    await tx.updateTable('messages').set({ phone: '' }).where('phone', '=', written).execute()
  })
  for (const number of [emergency, '9876501200']) await find(number)

  for (const { _id } of [booked, visited])
    await world.call(family, 'POST', `/booking/${_id}/cancel`, { reason: 'Not needed' })
  const { removed } = await removeAccount(world.deps, family.email)
  expect(removed.calls).toBe(6)
  const calls = await db().read.selectFrom('calls').select(['phone10', 'note', 'by_id', 'outcome']).execute()
  expect(calls).toHaveLength(7)
  expect(calls.filter(({ note }) => note !== null)).toEqual([
    { phone10: '9876501200', note: 'spoke about 9876501200', by_id: admin.id, outcome: 'reached' },
  ])
  expect(calls.filter(({ phone10 }) => phone10 === '')).toHaveLength(6)
  const claims = await db().read.selectFrom('call_claims').select('phone10').execute()
  expect(claims).toEqual([{ phone10: '9876501200' }])
  expect(await db().read.selectFrom('call_tries').selectAll().execute()).toEqual([])
})
