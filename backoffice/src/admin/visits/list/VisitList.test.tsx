import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { communicationSchema, whatsAppSchema } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { VisitList } from './VisitList.tsx'

const read = 'GET /admin/visits'
const { booking } = sample(visitSchema)
const visits = ['Lakshmi', 'Kamala', 'Saroja'].map((patientName, place) =>
  sample(visitSchema, {
    _id: `v${place}`,
    status: 'planned',
    caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '9876543202' },
    startsAt: `2026-06-11T0${place + 2}:00:00.000Z`,
    booking: { ...booking, _id: `b${place}`, bookingId: `K7M2P${place}`, patientName },
  }),
)
const tomorrow = { day: 'tomorrow', told: false, status: 'planned', open: false }

test('the admin works through tomorrow’s list by keyboard, and informed families leave it', async () => {
  wire.answer('GET /admin/caretakers', [])
  wire.answer(read, visits)
  wire.answer(
    'GET /admin/bookings/{id}/hand-off',
    sample(whatsAppSchema, {
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

test('an unassigned visit of tomorrow is assigned, not announced', async () => {
  wire.answer('GET /admin/caretakers', [])
  const open = sample(visitSchema, { ...visits[1], caretaker: null })
  wire.answer(read, [...visits.slice(0, 1), open])
  wire.answer('GET /admin/visits/{id}', open)
  wire.answer('GET /admin/visits/{id}/suggestions', refuse('request.conflict', 409))
  const at = `/visits?filter=${encodeURIComponent(JSON.stringify({ day: 'tomorrow' }))}`
  const screen = await showOffice(<VisitList />, { at, resource: 'visits' })
  await expect.element(screen.getByRole('button', { name: 'WhatsApp: K7M2P0, Family' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'WhatsApp: K7M2P1, Family' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Assign: K7M2P1' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible()
})

test('other views have no messages, and tomorrow is one tap away', async () => {
  wire.answer('GET /admin/caretakers', [])
  wire.answer(read, visits)
  const screen = await showOffice(<VisitList />, { at: '/visits', resource: 'visits' })
  await expect.element(screen.getByText('Lakshmi')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Tomorrow, family not informed' }).click()
  await expect.element(screen.getByRole('button', { name: 'WhatsApp: K7M2P0, Family' })).toBeVisible()
})
