import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from '../visits/insert-visit.ts'

test('in Telugu, with letters of twice the size on a small phone, nothing runs over and the next tab looks in', async ({
  server,
  people,
  signedInAs,
}) => {
  const { customer, booking, caretaker } = await makeJob(people, { status: 'active', startsIn: 0 })
  insertVisit(server, { booking, caretaker, startsIn: 3 * 24 * 60, minutes: 60 })
  const page = await signedInAs(customer)
  for (const width of [360, 320])
    for (const tab of ['overview', 'bookings', 'documents', 'settings']) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('about:blank')
      await page.goto(`/te/profile#${tab}`)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      if (tab === 'bookings') await expect(page.locator('[data-visit]').first()).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${tab} at ${width} px`).toBeLessThanOrEqual(0)
    }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/te/profile')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const second = await page.getByRole('tab').nth(1).boundingBox()
  expect(second?.x).toBeLessThan(320)
})
