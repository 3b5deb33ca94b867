import { expect, test } from '../../support/browser-fixtures.ts'

// The longest wait is listed first, so bookings of other tests must not fill the page.
test.use({ ownServer: 'promises' })

test('the kept rate is a dash until enough promises were counted, then a percentage rounded down', async ({
  page,
  server,
}) => {
  const line = page.getByText('We call within 2 hours: no figure yet')
  await page.goto('/how-it-works')
  await expect(line.first()).toBeHidden()
  await page.goto('/testimonials')
  await line.scrollIntoViewIfNeeded()
  await expect(line).toBeVisible()
  await expect(page.locator('[data-share]').first()).toHaveText('–')
  await page.route('**/api/promises/kept', (route) =>
    route.fulfill({ json: { days: 90, call: { kept: 94, total: 97 } } }),
  )
  await page.goto(`${server.url}/`)
  await page.locator('[data-kept-rate]').evaluate((place) => place.scrollIntoView())
  await expect(page.getByText('We called within 2 hours: 94 of 97 times in the last 90 days')).toBeVisible()
  await expect(page.locator('[data-share]')).toHaveText('96 %')
})
