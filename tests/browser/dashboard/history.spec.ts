import { randomUUID } from 'node:crypto'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book, type Person } from '../../support/people.ts'

const setPhone = (family: Person, phone: string) => family.api.call('/user/profile', { method: 'PUT', body: { phone } })

async function callInVain(admin: Person, booking: Booking): Promise<void> {
  const sheet = await admin.api.call<CallCard[]>('/admin/call-sheet')
  const card = sheet.find(({ items }) => items.some(({ _id }) => _id === booking._id))
  await admin.api.call('/admin/calls', {
    method: 'POST',
    body: {
      key: card?.key,
      items: [{ type: 'booking', _id: booking._id }],
      outcome: 'no-answer',
      note: 'It rang for long',
      clientCallId: randomUUID(),
    },
  })
}

test('the history of a booking is newest first, filtered by the address, loads older entries and shows errors', async ({
  signedInAs,
  people,
}) => {
  test.setTimeout(120_000)
  const admin = await people.admin()
  const caretaker = await people.caretaker({ name: 'Sarala Devi' })
  const family = await people.customer({ name: 'Historic Family' })
  await setPhone(family, '9848055601')
  const booking = await book(family)
  await callInVain(admin, booking)
  const message = { bookingId: booking._id, template: 'callMissed', to: 'family', language: 'te' }
  await admin.api.call('/admin/communications', { method: 'POST', body: message })
  await assign(admin, booking, caretaker)

  const page = await signedInAs(admin)
  await page.goto(`/admin/bookings/${booking._id}?tab=history`)
  const history = page.getByRole('region', { name: 'History', exact: true })
  const lines = history.getByRole('listitem').and(history.locator('[data-kind]'))
  await expect(lines.first()).toBeVisible()
  const texts = await lines.allInnerTexts()
  const placeOf = (text: string) => texts.findIndex((line) => line.includes(text))
  const order = [
    'Caretaker assigned',
    'WhatsApp to Family: Missed call',
    'Promise kept: Call about the booking',
    'Call: No answer',
    'Promised by',
    'Booking created',
  ].map(placeOf)
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  await expect(lines.filter({ hasText: 'Call: No answer' })).toContainText('It rang for long')
  await expect(lines.filter({ hasText: 'Promise kept: Call' })).toContainText('automatic')
  await expect(lines.filter({ hasText: 'WhatsApp to Family' })).toContainText('opened · తెలుగు')
  await expectAccessible(page, 'booking with its history')

  const choice = history.getByRole('combobox', { name: 'Show' })
  await choice.focus()
  await choice.selectOption('call')
  await expect(page).toHaveURL(/[?&]history=call/)
  await expect(lines).toHaveCount(1)
  await page.reload()
  await expect(choice).toHaveValue('call')
  await expect(lines).toHaveCount(1)
  await choice.selectOption('visit')
  await expect(history.getByText('No entry of this kind.')).toBeVisible()

  for (let count = 0; count < 30; count += 1)
    await admin.api.call(`/admin/bookings/${booking._id}`, {
      method: 'PUT',
      body: { patientDetails: { city: `Ward ${count}` } },
    })
  await choice.selectOption('change')
  await expect(history.getByText('25 of 30')).toBeVisible()
  await history.getByRole('button', { name: 'Show older' }).press('Enter')
  await expect(history.getByText('30 of 30')).toBeVisible()
  await expect(lines).toHaveCount(30)
  await expect(history.getByRole('button', { name: 'Show older' })).toHaveCount(0)

  await page.route('**/history?**', (route) => route.fulfill({ status: 500, body: '{"message":"No"}' }))
  await choice.selectOption('mail')
  await expect(history.getByText('The history could not be loaded.')).toBeVisible()
  await page.unroute('**/history?**')
  await history.getByRole('button', { name: 'Try again' }).click()
  await expect(lines.filter({ hasText: 'Mail to the family: booking received' })).toBeVisible()
})
