import { expect, test } from '../../support/browser-fixtures.ts'
import { reachPackages } from './steps.ts'

test.use({ timezoneId: 'America/Chicago' })

test('a daughter in Chicago reads every time in the city and on her own clock, and says who is called', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  await customer.api.call('/user/profile', { method: 'PUT', body: { phone: '+13125550100' } })
  const page = await signedInAs(customer)
  await reachPackages(page)
  const whom = page.getByLabel('Whom do we call within 2 hours?')
  await expect(whom.getByRole('option')).toHaveText(['Me, on +13125550100', 'Ravi Rao, on 9876543210'])
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await expect(page.getByText(/^Evening 5-8 IST \([56]:30 AM to [89]:30 AM C[SD]T for you\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await whom.selectOption('home')
  await expect(page.getByText('We call 9876543210 within 2 hours.')).toBeVisible()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  const both = /\d:\d\d [AP]M IST (today|tomorrow) \(.*\d:\d\d [AP]M C[SD]T for you\)/
  await expect(page.getByText(/^We call 9876543210 by/)).toHaveText(both)
  await page.getByRole('link', { name: 'My Bookings' }).click()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText(/^We call 9876543210 by/)).toHaveText(both)
})
