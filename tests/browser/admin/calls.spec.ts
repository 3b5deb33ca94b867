import { expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'

const askForCall = (customer: Person) =>
  customer.api.call<{ _id: string }>('/callback', {
    method: 'POST',
    body: {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime: 'morning', additionalNotes: '' },
      timestamp: new Date().toISOString(),
    },
  })
const patient = {
  'Patient name': 'Yadamma Goud',
  'Patient age': '81',
  Address: '4-5-6, Kothawada',
  City: 'Warangal',
  Pincode: '506002',
  'Emergency contact name': 'Sita Goud',
  'Emergency contact phone': '9876512345',
}

test('an admin books for a caller without an account, and typed text survives a reload', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  await page.getByRole('link', { name: 'Book for a caller' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Please complete all required information before booking.')).toBeVisible()
  await expect(page.getByText('Please choose a family from the list, or add one.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Phone, email or name' }).fill('98765 00042')
  await page.getByRole('button', { name: 'New family' }).click()
  await expect(page.getByRole('textbox', { name: 'Phone' }).first()).toHaveValue('98765 00042')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Sita Goud')
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Elderly Care' }).click()
  await page.getByRole('combobox', { name: 'Package' }).click()
  await page.getByRole('option', { name: /12 Hours Daily, ₹5,500/ }).click()
  for (const [label, value] of Object.entries(patient))
    await page.getByRole('textbox', { name: label, exact: false }).first().fill(value)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Patient name' })).toHaveValue('Yadamma Goud')
  await page.getByRole('checkbox', { name: /The terms were read out/ }).check()
  await page.getByRole('checkbox', { name: 'Read aloud, customer agrees' }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/^Booked: /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yadamma Goud' })).toBeVisible()
  await expect(page.getByText('The office, for a caller')).toBeVisible()
  await expect(page.getByText('+91 98765 00042').first()).toBeVisible()

  await page.getByRole('link', { name: 'Yadamma Goud' }).first().click()
  await page.getByRole('textbox', { name: 'Email address' }).fill('sita.goud@example.in')
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByText('The address was added, and an email was sent.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'sita.goud@example.in' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeHidden()
})

test('an admin books for the family of a callback', async ({ signedInAs, people }) => {
  const family = await people.customer({ name: 'Calling Kamala' })
  await askForCall(family)
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/callbacks')
  await expect(page).toHaveURL(/\/admin\/inbox\?kind=callback$/)
  await page.getByRole('link', { name: /Callback.*Calling Kamala/ }).click()
  await page.getByRole('link', { name: 'Book for this caller' }).click()
  await expect(page.getByRole('combobox', { name: 'Phone, email or name' })).toHaveValue(/Calling Kamala/)
  await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('Elderly Care')
  await page.getByRole('combobox', { name: 'Package' }).click()
  await page.getByRole('option', { name: /12 Hours Daily/ }).click()
  for (const [label, value] of Object.entries(patient))
    await page.getByRole('textbox', { name: label, exact: false }).first().fill(value)
  await page.getByRole('checkbox', { name: /The terms were read out/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/^Booked: /)).toBeVisible()
  const own = await family.api.call<{ madeBy?: string }[]>('/booking')
  expect(own.map(({ madeBy }) => madeBy)).toEqual(['office'])
})
