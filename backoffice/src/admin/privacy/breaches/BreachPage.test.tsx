import { breachSchema } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { BreachPage } from './BreachPage.tsx'

const nobody = { mailed: 0, called: 0, toCall: 0, firstAt: null, lastAt: null }
const breach = sample(breachSchema, {
  _id: 'x1',
  code: 'B2',
  awareAt: '2026-06-10T05:00:00.000Z',
  dueAt: '2099-06-13T05:00:00.000Z',
  closedAt: null,
  nature: 'A laptop was stolen.',
  extent: null,
  place: null,
  consequences: null,
  measures: null,
  safetySteps: null,
  cause: null,
  findings: null,
  remedies: null,
  startedAt: null,
  endedAt: null,
  boardToldAt: null,
  boardDetailedAt: null,
  extendedUntil: null,
  people: nobody,
})
const show = () => showOffice(<BreachPage />, { at: '/breaches/x1', path: '/breaches/:id' })
const put = 'PUT /admin/breaches/{id}'
const tell = 'POST /admin/breaches/{id}/tell'

test('only what was typed is sent; a refusal keeps the words, and so does a screen that goes and comes', async () => {
  wire.answer('GET /admin/breaches/{id}', breach)
  wire.answer(put, refuse('breach.closed', 409))
  const screen = await show()
  await expectAccessible()
  const means = screen.getByRole('textbox', { name: 'What it may mean for people' })
  await means.fill('Strangers may call.')
  await screen.getByRole('button', { name: 'Save' }).first().click()
  await expect.element(screen.getByText('This breach is closed; it stays as it is.')).toBeVisible()
  await expect.element(means).toHaveValue('Strangers may call.')
  expect(wire.asked(put)[0]?.body).toEqual({ consequences: 'Strangers may call.' })
  await screen.unmount()
  const again = await show()
  await expect
    .element(again.getByRole('textbox', { name: 'What it may mean for people' }))
    .toHaveValue('Strangers may call.')
})

test('the number is seen first, and another choice asks anew; then they are told', async () => {
  wire.answer('GET /admin/breaches/{id}', breach)
  wire.answer('POST /admin/breaches/{id}/people', { people: 12, told: 2, mails: 9, calls: 1 })
  wire.answer(tell, refuse('breach.incomplete', 409))
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: /^Tell \d/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show how many' }).click()
  await expect.element(screen.getByText(/12 people\. Told before or on the list: 2/)).toBeVisible()
  await screen.getByLabelText('Whom it touches').selectOptions('booking')
  await expect.element(screen.getByRole('button', { name: /^Tell \d/ })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Booking number' }).fill(' K7M2PX ')
  await screen.getByRole('button', { name: 'Show how many' }).click()
  await screen.getByRole('button', { name: 'Tell 10 people' }).click()
  await expect.element(screen.getByText(/^Say what happened, what it means/)).toBeVisible()
  expect(wire.asked(tell)[0]?.body).toEqual({ whom: { kind: 'booking', booking: 'K7M2PX' } })
  await expectAccessible()
})

test('who has no address has a number and is marked; the details say who was told', async () => {
  wire.answer('GET /admin/breaches/{id}', { ...breach, people: { ...nobody, mailed: 9, toCall: 1 } })
  wire.answer('GET /admin/breaches/{id}/calls', [{ _id: 'a1', name: 'Savitri Rao', phone: '9876500077', toldAt: null }])
  const noted = 'POST /admin/breaches/{id}/calls/{account}'
  wire.answer(noted, undefined)
  const screen = await show()
  await expect.element(screen.getByRole('link', { name: '+91 98765 00077' })).toBeVisible()
  await screen.getByRole('button', { name: 'Called: Savitri Rao' }).click()
  await expect.poll(() => wire.asked(noted).length).toBe(1)
  await screen.getByText('Details', { exact: true }).click()
  await expect.element(screen.getByText('Measures against a recurrence')).toBeVisible()
  await expect.element(screen.getByText(/Told so far: 9 by mail/).last()).toBeVisible()
})

test('what cannot be loaded says so, with a way to try again', async () => {
  wire.answer('GET /admin/breaches/{id}', refuse('server.failed', 500))
  const screen = await show()
  await expect.element(screen.getByText('This breach could not be loaded.')).toBeVisible()
})
