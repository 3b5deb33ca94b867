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
