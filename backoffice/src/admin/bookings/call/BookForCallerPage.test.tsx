import { texts } from '@thodu/api/contract/texts'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { BookForCallerPage } from './BookForCallerPage.tsx'

const make = 'POST /admin/bookings'
const show = () => showOffice(<BookForCallerPage />, { at: '/book' })
const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
const book = () => page.getByRole('button', { name: 'Book', exact: true })

async function chooseCare(): Promise<void> {
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Elderly Care' }).click()
  await page.getByRole('combobox', { name: 'Package' }).click()
  await page.getByRole('option', { name: /12 Hours Daily/ }).click()
}
async function enterPatient(): Promise<void> {
  await box('Patient name').fill('Yadamma Goud')
  await box('Patient age').fill('71')
  await box('Address').fill('4-5-6, Fort Road')
  await box('Pincode').fill('506002')
  await box('Emergency contact name').fill('Sita Goud')
  await box('Emergency contact phone').fill('9876500042')
}

test('a missing field is reported beside it and above Book until it is filled', async () => {
  wire.answer('GET /admin/users', [])
  await show()
  await book().click()
  await expect.element(page.getByText(texts.booking.incomplete)).toBeVisible()
  await expect.element(page.getByText(texts.booking.unknownCustomer)).toBeVisible()
  await expect.element(page.getByText(texts.details.terms)).toBeVisible()
  expect(wire.asked(make)).toEqual([])
  await expectAccessible()
  await page.getByRole('checkbox', { name: /The terms were read out/ }).click()
  await expect.element(page.getByText(texts.details.terms)).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Phone, email or name' }).fill('98765 00042')
  await page.getByRole('button', { name: 'New family' }).click()
  await expect.element(box('Phone')).toHaveValue('98765 00042')
})

test('a refused phone booking does not clear the fields, and a second try creates no second booking (rules BOOK-5, BOOK-17)', async () => {
  wire.answer(make, noConnection)
  const first = await show()
  await page.getByRole('button', { name: 'New family' }).click()
  await box('Full Name').fill('Sita Goud')
  await box('Phone').fill('9876500042')
  await chooseCare()
  await enterPatient()
  await page.getByRole('checkbox', { name: /The terms were read out/ }).click()
  await page.getByRole('checkbox', { name: 'Read aloud, customer agrees' }).click()
  await book().click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await first.unmount()
  wire.answer(make, refuse('request.conflict', 409))
  await show()
  await expect.element(box('Patient name')).toHaveValue('Yadamma Goud')
  await book().click()
  await expect.element(page.getByText(failures['request.conflict']).first()).toBeVisible()
  wire.answer(make, aBooking({ _id: 'b1', bookingId: 'K7M2PX' }))
  await book().click()
  await expect.poll(() => address).toBe('/bookings/b1')
  const sent = wire.asked(make).map(({ body }) => body)
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[0])
  expect(sent[2]).toMatchObject({
    serviceType: 'elderly-care',
    packageId: 'standard',
    agreedToTerms: true,
    agreedToNotice: true,
    customer: { name: 'Sita Goud', phone: '9876500042' },
    patientDetails: { patientName: 'Yadamma Goud', city: 'Warangal', pincode: '506002' },
  })
})
