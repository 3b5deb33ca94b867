import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from '../visits/insert-visit.ts'
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

test('a list of visits says once how far her clock is from the city’s (rule TXT-7)', async ({
  server,
  signedInAs,
  people,
}) => {
  const { caretaker, customer, booking } = await makeJob(people, { status: 'active', startsIn: 0 })
  for (const days of [3, 4]) insertVisit(server, { booking, caretaker, startsIn: days * 24 * 60, minutes: 60 })
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile#bookings')
  await expect(page.locator('[data-visit]').first()).toBeVisible()
  await expect(page.getByText(/^Times in Warangal\. Your clock is 1[01]½ hours behind\.$/)).toHaveCount(1)
  await expect(page.locator('[data-visit]').filter({ hasText: 'for you' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Move/ }).first().click()
  await expect(page.getByRole('dialog').getByText('Your clock is', { exact: false })).toBeVisible()
})
