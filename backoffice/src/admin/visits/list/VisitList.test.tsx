import { communicationSchema, handOffSchema } from '@thodu/api/contract/hand-off/hand-off.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { VisitList } from './VisitList.tsx'

const read = 'GET /admin/visits'
const { booking } = sample(visitSchema)
const visits = ['Lakshmi', 'Kamala', 'Saroja'].map((patientName, place) =>
  sample(visitSchema, {
    _id: `v${place}`,
    status: 'planned',
    startsAt: `2026-06-11T0${place + 2}:00:00.000Z`,
    booking: { ...booking, _id: `b${place}`, bookingId: `K7M2P${place}`, patientName },
  }),
)
const tomorrow = { day: 'tomorrow', told: false, status: 'planned' }

test('tomorrow’s list is worked off by keyboard: who was told leaves it, and the next message is at hand', async () => {
  wire.answer('GET /admin/caretakers', [])
  wire.answer(read, visits)
  wire.answer(
    'GET /admin/bookings/{id}/hand-off',
    sample(handOffSchema, {
      refusal: null,
      messages: [{ template: 'visitTomorrow', text: 'Hello.', url: '#draft', isFitting: true, isDespiteOff: true }],
    }),
  )
  wire.answer('POST /admin/communications', { _id: 'm1', url: '#draft' })
  wire.answer('PUT /admin/communications/{id}', sample(communicationSchema, { state: 'sent' }))
  const at = `/visits?filter=${encodeURIComponent(JSON.stringify(tomorrow))}&sort=startsAt&order=ASC&page=1`
  const screen = await showOffice(<VisitList />, { at, resource: 'visits' })
  const messageTo = (id: string) => screen.getByRole('button', { name: `WhatsApp: ${id}, Family` })
  await messageTo('K7M2P0').click()
  expect(JSON.parse(wire.asked(read).at(-1)?.query.filter ?? '{}')).toEqual(tomorrow)
  wire.answer(read, visits.slice(1))
  await screen.getByRole('link', { name: 'Open WhatsApp' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()
  await expect.element(messageTo('K7M2P0')).not.toBeInTheDocument()
  await expect.element(messageTo('K7M2P1')).toHaveFocus()
  expect(wire.asked('PUT /admin/communications/{id}').at(-1)?.body).toEqual({ state: 'sent' })
  await expectAccessible()
})

test('elsewhere the list has no messages, and tomorrow is one tap away', async () => {
  wire.answer('GET /admin/caretakers', [])
  wire.answer(read, visits)
  const screen = await showOffice(<VisitList />, { at: '/visits', resource: 'visits' })
  await expect.element(screen.getByText('Lakshmi')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Tomorrow, not told' }).click()
  await expect.element(screen.getByRole('button', { name: 'WhatsApp: K7M2P0, Family' })).toBeVisible()
})

test('a day that is emptied, and a switch that is off, filter nothing', async () => {
  wire.answer('GET /admin/caretakers', [])
  wire.answer(read, visits)
  const filter = encodeURIComponent(JSON.stringify({ from: '2026-06-11', open: true }))
  const screen = await showOffice(<VisitList />, { at: `/visits?filter=${filter}`, resource: 'visits' })
  const asked = () => JSON.parse(wire.asked(read).at(-1)?.query.filter ?? '{}')
  await expect.poll(asked).toEqual({ from: '2026-06-11', open: true })
  await screen.getByLabelText('From day').fill('')
  // What is emptied counts once the field is left.
  await screen.getByRole('searchbox').click()
  await expect.poll(asked).toEqual({ open: true })
  await screen.getByRole('switch').click()
  await expect.poll(asked).toEqual({})
})
