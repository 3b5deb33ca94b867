import { expect, test } from '../../support/browser-fixtures.ts'

// Whoever waits longest stands first: others' bookings must not fill the page.
test.use({ ownServer: 'promises' })

test('how often we kept it stands as a dash until enough was counted, then as a share that is rounded down', async ({
  page,
  server,
}) => {
  const line = page.getByText('We call within 2 hours: no figure yet')
  // Only where the dash is asked for; elsewhere the row comes with its figure.
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
