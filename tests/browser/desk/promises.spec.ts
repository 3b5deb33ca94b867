import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'
import { letTimePass } from './let-time-pass.ts'

// Whoever waits longest stands first: others' bookings must not fill the page.
test.use({ ownServer: 'promises' })

test('the office sees what ends first and says why it was late; the family sees our excuse', async ({
  signedInAs,
  people,
  server,
}) => {
  const family = await people.customer({ name: 'Yamini Late' })
  const booking = await book(family)
  letTimePass(server.dataDir, booking._id)

  const page = await signedInAs(await people.admin())
  await page.goto('/admin?tab=bookings')
  const strip = page.getByRole('region', { name: 'Next promises' })
  const call = strip
    .getByRole('listitem')
    .filter({ hasText: 'Call about the booking' })
    .filter({ hasText: 'Yamini Late' })
  await expect(call).toContainText(/(59 min|1 h 0 min) late/)
  // What other families wait for may fill the strip: one of them is in time.
  await expect(strip.getByRole('listitem').filter({ hasText: 'left' }).first()).toBeVisible()
  await expectAccessible(page, 'dashboard with promises')

  await strip.getByRole('link', { name: /reasons? to give/ }).click()
  const card = page
    .getByRole('region', { name: /^Reasons to give/ })
    .getByRole('listitem')
    .filter({ hasText: 'Yamini Late' })
  await expectAccessible(page, 'promises')
  await card.getByRole('button', { name: 'No network' }).click()
  await expect(page.getByText('The reason was saved.')).toBeVisible()
  await expect(card).toBeHidden()

  const open = page.getByRole('region', { name: /^What is promised/ })
  await open.getByRole('button', { name: `Hold: Find a caregiver, ${booking.bookingId}` }).click()
  await page.keyboard.type('She asked for the evening')
  await page.keyboard.press('Enter')
  await expect(open.getByText(/^Held until .* by .*: She asked for the evening$/)).toBeVisible()

  const home = await signedInAs(family)
  await home.goto('/profile')
  await expect(home.getByText('Our call is late. We are sorry. You can call us now:')).toBeVisible()
  await expect(home.getByRole('link', { name: '+91 87000 00100' }).first()).toHaveAttribute('href', 'tel:+918700000100')
})

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
