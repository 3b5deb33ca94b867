import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from './insert-visit.ts'

test('a son far away sees the day of his mother by a link until his sister stops it', async ({
  browser,
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const { caretaker, customer, booking } = await makeJob(people, { status: 'active', startsIn: 0 })
  insertVisit(server, { booking, caretaker, startsIn: 3 * 60, minutes: 60 })
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile#bookings')
  await page.getByText('Show the day to family far away').click()
  await expect(page.getByText('Nobody yet.')).toBeVisible()
  // A link needs a name; with one it is listed with its address.
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await page.getByLabel('Who is it for?').fill('Anil')
  await page.getByLabel('Where do they live?').selectOption({ label: 'London' })
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByText(/^Anil · not opened yet · until/)).toBeVisible()
  await expectAccessible(page, 'sharing the days')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const [link] = await customer.api.call<{ url: string }[]>(`/booking/${booking._id}/day-links`)
  const { hash } = new URL(link?.url ?? '')
  const chat = page.getByRole('link', { name: /^WhatsApp/ }).last()
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(hash)

  const reader = await (await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'en-US' })).newPage()
  await reader.setViewportSize({ width: 320, height: 640 })
  await reader.goto(`${server.url}/day${hash}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/’s care, day by day$/)
  await expect(reader.getByText('Sridevi comes')).toBeVisible()
  await expect(reader.getByText(/in Warangal · .*London time/)).toBeVisible()
  await expectAccessible(reader, 'the day of somebody far away')
  expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await reader.context().setOffline(true)
  await reader.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(reader.getByText(/^You are offline\. This is the state of/)).toBeVisible()
  await expect(reader.getByText('Sridevi comes')).toBeVisible()
  await reader.context().setOffline(false)

  await page.reload()
  await page.getByText('Show the day to family far away').click()
  await expect(page.getByText(/^Anil · opened .* · until/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop the link of Anil' }).click()
  await expect(page.getByText('Nobody yet.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByText('This link has expired or is incomplete.', { exact: false })).toBeVisible()
  await expect(reader.getByText('Sridevi')).toHaveCount(0)
  await reader.goto(`${server.url}/te/day#guess`)
  await expect(reader.getByText(/^ఈ పేజీ గడువు ముగిసింది/)).toBeVisible()
  await reader.context().close()
})
