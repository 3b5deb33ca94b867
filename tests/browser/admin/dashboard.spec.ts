import { expect, test } from '../../support/browser-fixtures.ts'

const loads = [
  { url: /\/api\/admin\/bookings\?/, text: 'Failed to load bookings', others: ['Total Bookings', 'Add Caregiver'] },
  { url: /\/api\/admin\/caretakers\?/, text: 'Failed to load caretakers', others: ['Total Bookings'] },
  { url: /\/api\/admin\/bookings\/stats/, text: 'Failed to load statistics', others: ['Caretaker Assignment Status'] },
]
for (const { url, text, others } of loads)
  test(`a failed request alone shows: ${text}`, async ({ signedInAs, people }) => {
    const page = await signedInAs(await people.admin())
    await page.route(url, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } }),
    )
    await page.goto('/admin?tab=bookings')
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible()
    for (const other of others) await expect(page.getByText(other).first()).toBeVisible()
    // The request must still fail when Retry is clicked: the page polls every ten seconds, and the button would disappear.
    let asked = 0
    page.on('request', (request) => {
      if (url.test(request.url())) asked += 1
    })
    const before = asked
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect.poll(() => asked, { timeout: 8_000 }).toBeGreaterThan(before)
    await page.unroute(url)
    await retry.click({ timeout: 2_000 }).catch(() => {})
    await expect(page.getByText(text)).toBeHidden({ timeout: 20_000 })
  })
